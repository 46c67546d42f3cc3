import Ashlar
import Testing

/// Labels on a grid whose cells are 10 points wide and 20 high.
struct `Labels` {
  let root = View(root: 200, 400)
  let label = Label(text: "aaa bbb ccc", name: "label")

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
  }

  private func pinSides(inset: CGFloat) {
    label.makeConstraints {
      $0.left.right.equalToSuperview().inset(inset)
      $0.top.equalToSuperview()
    }
  }

  @Test func `have the size of their text`() {
    label.pinCorner(x: 5, y: 6)

    root.layoutIfNeeded()
    expectFrame(of: label, x: 5, y: 6, width: 110, height: 20)

    label.text = "aa"
    root.layoutIfNeeded()
    expectFrame(of: label, x: 5, y: 6, width: 20, height: 20)
  }

  @Test func `without a text have no size`() {
    label.pinCorner()
    label.text = nil
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 0, height: 0)
    label.text = ""
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 0, height: 0)
  }

  @Test func `hug at 250 and resist at 750, as those made in code`() {
    #expect(label.contentHuggingPriority(for: .horizontal) == 250)
    #expect(label.contentHuggingPriority(for: .vertical) == 250)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == 750)
  }

  /// 200 − 2 · 65 leaves 7 cells: "aaa bbb" and "ccc".
  @Test func `of several lines have the height that goes with their width`() {
    label.numberOfLines = 0
    pinSides(inset: 65)

    root.layoutIfNeeded()

    expectFrame(of: label, x: 65, y: 0, width: 70, height: 40)
    #expect(label.displayedLines == ["aaa bbb", "ccc"])
  }

  @Test func `of several lines follow when the width changes`() {
    label.numberOfLines = 0
    pinSides(inset: 65)
    root.layoutIfNeeded()

    root.layout(in: CGSize(width: 300, height: 400))
    expectFrame(of: label, x: 65, y: 0, width: 170, height: 20)

    root.layout(in: CGSize(width: 160, height: 400))
    expectFrame(of: label, x: 65, y: 0, width: 30, height: 60)
  }

  /// Every character is half as wide, and as high, as the font is large.
  @Test func `are as large as their text when a scheduler hears that it has changed`() {
    root.textMeasurer = HalfMeasurer()
    var heard: [CGSize] = []
    let pieces = StyledText([
      StyledText.Piece("aaaa", font: .system(40)), StyledText.Piece("aa", font: .system(40)),
    ])
    label.numberOfLines = 0
    label.font = .system(20)
    label.pinCorner()
    label.styledText = pieces
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 120, height: 40)

    let scheduler = LayoutScheduler { [label] pass in
      heard.append(label.intrinsicContentSize)
      pass()
    }
    root.layoutScheduler = scheduler
    label.text = "aaaa"
    #expect(heard.last == CGSize(width: 40, height: 20))
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 40, height: 20)

    label.styledText = pieces
    root.layoutIfNeeded()
    root.layoutScheduler = scheduler
    label.font = .system(10)
    #expect(heard.last == CGSize(width: 30, height: 10))
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 30, height: 10)
  }

  @Test func `of several lines have room for no more than their number`() {
    label.numberOfLines = 2
    pinSides(inset: 85)

    root.layoutIfNeeded()

    expectFrame(of: label, x: 85, y: 0, width: 30, height: 40)
    #expect(label.displayedLines == ["aaa", "bb…"])
  }

  @Test func `of several lines go by a preferred width if there is one`() {
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 70
    label.pinCorner()
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 70, height: 40)

    label.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 110, height: 20)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -70])
  func `do not go by a preferred width that is none`(width: CGFloat) {
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = width
    label.pinCorner()

    root.layoutIfNeeded()

    expectFrame(of: label, x: 0, y: 0, width: 110, height: 20)
  }

  @Test func `without any width are as high as a line`() {
    label.numberOfLines = 0
    label.pinCorner()
    label.widthAnchor.constraint(equalToConstant: 0).isActive = true

    root.layoutIfNeeded()

    expectFrame(of: label, x: 0, y: 0, width: 0, height: 20)
  }

  /// Text without limit, then on lines of 70 points; nothing of it twice, though two labels have it.
  @Test func `are measured once for each text and width`() {
    let twin = Label(text: label.text, name: "twin")
    twin.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(twin)
    for view in [label, twin] { view.numberOfLines = 0 }
    pinSides(inset: 65)
    twin.makeConstraints {
      $0.left.right.equalTo(label)
      $0.top.equalTo(label.bottom)
    }

    root.layoutIfNeeded()
    #expect(root.layoutWork.textMeasurements == 2)
    expectFrame(of: twin, x: 65, y: 40, width: 70, height: 40)

    root.layout(in: CGSize(width: 300, height: 400))
    root.layout(in: CGSize(width: 200, height: 400))
    #expect(root.layoutWork.textMeasurements == 2)
    #expect(root.layoutWork.textCacheHits > 0)
  }

  /// The width is found first and then the height. The root is laid out once, when both are known.
  @Test func `are found with one look when a width comes again, and not laid out`() {
    label.numberOfLines = 0
    pinSides(inset: 65)
    for width in [200, 160] as [CGFloat] { root.layout(in: CGSize(width: width, height: 400)) }

    let before = root.layoutWork
    root.layout(in: CGSize(width: 200, height: 400))
    let work = root.layoutWork - before

    expectFrame(of: label, x: 65, y: 0, width: 70, height: 40)
    #expect(work.textMeasurements == 0)
    #expect(work.textCacheHits == 1)
    #expect(work.viewsLaidOut == 1)
  }

  @Test func `are measured anew by another measurer`() {
    label.pinCorner()
    root.layoutIfNeeded()

    root.textMeasurer = GridTextMeasurer(width: 5, height: 8)
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 55, height: 8)

    root.textMeasurer = ClosureTextMeasurer { run, _, _ in
      TextMetrics(size: CGSize(width: run.text.utf8.count, height: 3))
    }
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 11, height: 3)
  }

  @Test func `with a measurer that knows no numbers are faults, not accidents`() {
    root.textMeasurer = ClosureTextMeasurer { _, _, _ in
      TextMetrics(size: CGSize(width: CGFloat.nan, height: .infinity))
    }
    label.pinCorner()

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.count == 2)
    expectFrame(of: label, x: 0, y: 0, width: 0, height: 0)
  }

  @Test func `find fitting sizes with the height that goes with the width`() {
    let card = View("card", in: root)
    card.addSubview(label)
    label.numberOfLines = 0
    label.makeConstraints {
      $0.edges.equalToSuperview().inset(EdgeInsets(top: 6, left: 8, bottom: 6, right: 8))
    }

    // 110 + 2 · 8 and 20 + 2 · 6; then 86 − 2 · 8 leaves 7 cells and two lines.
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 126, height: 32))
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 86, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 86, height: 52))
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 40))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 110, height: 20))
  }

  @Test func `align by their baselines`() {
    root.textMeasurer = Core14TextMeasurer()
    root.environment.displayScale = 2
    let small = Label(text: "small", font: .system(10), name: "small")
    small.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(small)
    label.pinCorner()
    small.makeConstraints {
      $0.left.equalTo(label.right)
      $0.firstBaseline.equalTo(label)
    }

    root.layoutIfNeeded()

    // Ascenders of 17 and 10 points, 1950/2048 of the size, on half points: 16 and 9.5.
    #expect(label.firstBaselineOffsetFromTop == 16)
    #expect(label.lastBaselineOffsetFromBottom == 4.5)
    #expect(small.frame.minY == 6.5)
  }

  /// The screen of a tutorial: the label's text leaves the picture beside it no room, until the label may be
  /// squeezed itself. 100 = 50 for the label, 10 between, 40 for the picture.
  @Test func `squeeze their neighbours, unless they resist less`() {
    root.frame.size.width = 100
    let picture = ImageView(image: Image(size: CGSize(width: 40, height: 40)), name: "picture")
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    label.text = "abcdefghij"
    label.pinCorner()
    picture.makeConstraints {
      $0.left.equalTo(label.right).offset(10)
      $0.right.top.equalToSuperview()
    }
    root.layoutIfNeeded()
    #expect(label.frame.width + picture.frame.width == 90)

    label.setContentCompressionResistancePriority(751, for: .horizontal)
    root.layoutIfNeeded()
    #expect(picture.frame.width == 0)

    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 50, height: 20)
    expectFrame(of: picture, x: 60, y: 0, width: 40, height: 40)
    #expect(label.displayedLines == ["abcd…"])
  }

  @Test func `keep their measurer when they leave the tree`() {
    let box = View("box", in: root)
    box.addSubview(label)
    box.removeFromSuperview()

    #expect(label.intrinsicContentSize == CGSize(width: 110, height: 20))
    #expect(
      box.boundingSize(of: "four", font: .system(17), width: 20) == CGSize(width: 20, height: 40))
  }
}
