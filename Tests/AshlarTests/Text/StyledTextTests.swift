import Ashlar
import Testing

/// Every character is half as wide as the font is large, and a quarter of the font is below the baseline.
struct HalfMeasurer: CharacterMeasuring {
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0.75 * font.size, descender: -0.25 * font.size)
  }

  func advance(of character: Character, in font: Font) -> CGFloat { font.size / 2 }
}

/// Texts in a font of 10 points, unless a piece has another one.
struct `A text of several pieces` {
  private func measure(
    _ pieces: [StyledText.Piece], width: CGFloat = .infinity, lineLimit: Int = 0,
    _ mode: LineBreakMode = .byWordWrapping, scale: CGFloat? = nil
  ) -> TextMetrics {
    HalfMeasurer().measure(
      TextRun(
        StyledText(pieces), font: .system(10), lineLimit: lineLimit, lineBreakMode: mode),
      width: WidthProposal(limit: width), displayScale: scale)
  }

  private func piece(
    _ text: String, _ size: CGFloat? = nil, kern: CGFloat = 0,
    style: ParagraphStyle = ParagraphStyle()
  ) -> StyledText.Piece {
    StyledText.Piece(text, font: size.map { .system($0) }, kern: kern, paragraphStyle: style)
  }

  @Test func `is as wide as all of them, and as high as the highest`() {
    let metrics = measure([piece("ab"), piece("cd", 20)])

    // 2 * 5 + 2 * 10.
    #expect(metrics.size == CGSize(width: 30, height: 20))
    #expect(metrics.firstBaseline == 15)
    #expect(metrics.lastBaseline == 5)
    #expect(metrics.lines.map(\.text) == ["abcd"])
  }

  @Test func `has lines as high as what is on them`() {
    let metrics = measure([piece("aa "), piece("bb", 20)], width: 25)

    // "aa" in 10 points above "bb" in 20.
    #expect(metrics.lines.map(\.width) == [10, 20])
    #expect(metrics.size == CGSize(width: 20, height: 30))
    #expect(metrics.firstBaseline == 7.5)
    #expect(metrics.lastBaseline == 5)
  }

  @Test(
    arguments: [(2, 21), (-1, 12), (-9, 0), (.nan, 15), (.infinity, 15)] as [(CGFloat, CGFloat)])
  func `has characters further apart, or closer`(kern: CGFloat, width: CGFloat) {
    #expect(measure([piece("abc", kern: kern)]).size.width == width)
  }

  @Test func `ends with an ellipsis where it has no room`() {
    let metrics = measure(
      [piece("aaaa"), piece("bbbb", 20)], width: 36, lineLimit: 1, .byTruncatingTail)

    // 4 * 5 + 10 + 5, as another b has no room.
    #expect(metrics.lines.map(\.text) == ["aaaab…"])
    #expect(metrics.size == CGSize(width: 35, height: 20))
    #expect(metrics.isTruncated)
  }

  /// "aa " is 15 points wide, each b of 20 points 10, and the ellipsis 5. Where a b is seen, the line is 20 points high.
  @Test(
    arguments: [
      (.byTruncatingTail, 40, "aa bb…", 20), (.byTruncatingTail, 20, "aa…", 10),
      (.byTruncatingHead, 40, "…bbb", 20), (.byTruncatingMiddle, 40, "aa…bb", 20),
      (.byClipping, 40, "aa bbbb", 20), (.byTruncatingTail, 1, "…", 10),
    ] as [(LineBreakMode, CGFloat, Substring, CGFloat)])
  func `is as high as what is seen of it where it has no room`(
    mode: LineBreakMode, width: CGFloat, line: Substring, height: CGFloat
  ) {
    let metrics = measure([piece("aa "), piece("bbbb", 20)], width: width, lineLimit: 1, mode)

    #expect(metrics.lines.map(\.text) == [line])
    // Nothing is between the two, as the line is the only one.
    let both: CGFloat = metrics.firstBaseline + metrics.lastBaseline
    #expect(metrics.size.height == height)
    #expect(both == height)
  }

  @Test func `is as high as what is seen behind an ellipsis, and not as what is not`() {
    let pieces = [piece("aaaa", 40), piece("bbbb")]

    // The ellipsis of 5 points, and three letters of 5.
    let metrics = measure(pieces, width: 20, lineLimit: 1, .byTruncatingHead)
    #expect(metrics.lines.map(\.text) == ["…bbb"])
    #expect(metrics.size.height == 10)
  }

  @Test func `has a character of two pieces in the first`() {
    #expect(measure([piece("e"), piece("\u{301}", 40)]).size.width == 5)
  }

  @Test func `goes by no piece that is empty`() {
    let size = measure([piece("", 40), piece("a"), piece("", 50)]).size
    #expect(size == CGSize(width: 5, height: 10))
    #expect(measure([]).size == .zero)
    #expect(measure([piece("")]).size == .zero)
  }

  @Test func `is none any more when its characters are set`() {
    var run = TextRun(StyledText([piece("ab", 20)]), font: .system(10))
    #expect(run.text == "ab")
    run.text = "ab"

    #expect(run.styledText == nil)
    #expect(HalfMeasurer().measure(run, width: .unlimited, displayScale: nil).size.width == 10)
  }

  // MARK: Paragraphs

  @Test func `has space between lines, and none below the last`() {
    let style = ParagraphStyle(lineSpacing: 4)

    #expect(measure([piece("a\nb\nc", style: style)]).size.height == 38)
    #expect(measure([piece("a", style: style)]).size.height == 10)
  }

  /// What a line is higher, or lower, is above its letters, of which a quarter is below the baseline.
  @Test(
    arguments: [
      (ParagraphStyle(minimumLineHeight: 16), 16), (ParagraphStyle(maximumLineHeight: 8), 8),
      (ParagraphStyle(lineHeightMultiple: 1.5), 15),
      (ParagraphStyle(lineHeightMultiple: 2, maximumLineHeight: 18), 18),
      (ParagraphStyle(minimumLineHeight: 16, maximumLineHeight: 12), 12),
      (ParagraphStyle(lineHeightMultiple: -3, minimumLineHeight: .nan), 10),
      (ParagraphStyle(lineSpacing: .infinity, maximumLineHeight: -1), 10),
    ] as [(ParagraphStyle, CGFloat)])
  func `has lines as high as they are wanted`(style: ParagraphStyle, height: CGFloat) {
    let metrics = measure([piece("a\nb", style: style)])
    let both: CGFloat = 2 * height
    let above: CGFloat = height - 2.5

    #expect(metrics.size.height == both)
    #expect(metrics.firstBaseline == above)
    #expect(metrics.lastBaseline == 2.5)
  }

  @Test func `goes by the style at the beginning of each paragraph`() {
    let first = ParagraphStyle(lineSpacing: 4, paragraphSpacing: 6)
    let second = ParagraphStyle(lineSpacing: 1, minimumLineHeight: 20)
    let other = ParagraphStyle(lineSpacing: 100, minimumLineHeight: 100)

    // 10, 4 + 6, 20, 1, 20.
    let pieces = [
      piece("a\n", style: first), piece("b\nc", style: second), piece("d", style: other),
    ]
    #expect(measure(pieces).size.height == 61)
  }

  @Test(
    arguments: [("\n", 23), ("\r\n", 23), ("\u{2029}", 23), ("\u{2028}", 20), ("\u{0B}", 20)]
      as [(String, CGFloat)])
  func `has space between paragraphs, and not where only a line ends`(end: String, height: CGFloat)
  {
    let style = ParagraphStyle(paragraphSpacing: 3)

    #expect(measure([piece("a\(end)b", style: style)]).size.height == height)
  }

  /// Lines are 10.3 points high, and the space between both 0.3: 20.9 points in all, which is 21 on whole pixels.
  @Test func `is on whole pixels where there are pixels`() {
    let style = ParagraphStyle(lineSpacing: 0.3)
    let metrics = measure([piece("a\nb", 10.3, style: style)], scale: 2)

    #expect(metrics.size == CGSize(width: 5.5, height: 21))
  }
}

struct `Views of texts of several pieces` {
  private let root = View(root: 300, 200)
  private let price = StyledText([
    StyledText.Piece("aa "), StyledText.Piece("bb", font: .system(20)),
  ])

  init() {
    root.textMeasurer = HalfMeasurer()
  }

  private func makeLabel() -> Label {
    let label = Label(text: "x", font: .system(10), name: "label")
    label.styledText = price
    label.numberOfLines = 0
    root.addSubview(label)
    return label
  }

  @Test func `are labels as wide as they need, or as high`() {
    let label = makeLabel()
    label.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 35, height: 20)

    label.makeConstraints { $0.width.equalTo(25) }
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 25, height: 30)
  }

  @Test func `are labels with the baselines of their first and last lines`() {
    let label = makeLabel()
    let mark = View(name: "mark")
    root.addSubview(mark)
    label.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(25)
    }
    mark.makeConstraints { make in
      make.left.size.equalToSuperview()
      make.top.equalTo(label.firstBaseline)
    }
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 7.5)

    mark.remakeConstraints { make in
      make.left.size.equalToSuperview()
      make.top.equalTo(label.lastBaseline)
    }
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 25)
  }

  @Test func `fit by the baselines that go with the width, as they are laid out`() {
    let label = makeLabel()
    let box = View(name: "box")
    let mark = View(name: "mark")
    root.addSubview(box)
    box.addSubviews(label, mark)
    mark.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.height.equalTo(40)
      make.bottom.equalTo(label.firstBaseline)
    }
    label.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
    }
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(25)
    }

    // The first of two lines has its baseline 7.5 points below the top, at 40, and both are 30 points high.
    let target = CGSize(width: 25, height: 0)
    let size = box.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 25, height: 62.5))
    root.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 25, height: 62.5)
  }

  @Test(.timeLimit(.minutes(5)))
  func `are measured in time for their number where nothing but their kerns differ`() {
    let label = makeLabel()
    label.font = .system(10)

    var width: CGFloat = 0
    for number in 1...40_000 {
      label.styledText = StyledText([StyledText.Piece("ab", kern: CGFloat(number))])
      width = label.intrinsicContentSize.width
    }
    // Two letters of 5 + 40,000.
    #expect(width == 80_010)
  }

  @Test func `are labels of one font again when their text or font is set`() {
    let label = makeLabel()
    #expect(label.text == "aa bb")
    label.font = .system(10)
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: 10))
    #expect(label.styledText?.text == "aa bb")

    label.styledText = price
    #expect(label.intrinsicContentSize == CGSize(width: 35, height: 20))
    label.text = "aa bb"
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: 10))
    #expect(label.styledText == nil)

    label.styledText = nil
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `are buttons, which show such a title instead of the other one`() {
    let button = Button(title: "a", image: Image(size: CGSize(width: 7, height: 30)))
    button.font = .system(10)
    root.addSubview(button)
    #expect(button.intrinsicContentSize == CGSize(width: 12, height: 30))

    button.styledTitle = price
    #expect(button.intrinsicContentSize == CGSize(width: 42, height: 30))
    // The line of 20 points is in the middle of 30.
    #expect(button.firstBaselineOffsetFromTop == 20)
    #expect(button.lastBaselineOffsetFromBottom == 10)
  }

  @Test func `are text fields and their placeholders, one point higher than the font`() {
    let field = TextField(name: "field")
    field.font = .system(10)
    root.addSubview(field)
    field.styledPlaceholder = StyledText([StyledText.Piece("abc", font: .system(8))])
    #expect(field.placeholder == "abc")
    #expect(field.intrinsicContentSize == CGSize(width: 12, height: 11))

    field.styledText = price
    #expect(field.intrinsicContentSize == CGSize(width: 35, height: 11))
    field.text = ""
    field.placeholder = "abc"
    #expect(field.intrinsicContentSize == CGSize(width: 15, height: 11))
  }

  @Test func `are text views`() {
    let view = TextView(name: "text")
    view.isScrollEnabled = false
    view.font = .system(10)
    root.addSubview(view)
    view.styledText = price

    // 5 + 35 + 5, and 8 + 20 + 8; on 25 points for lines, 8 + 30 + 8.
    #expect(view.intrinsicContentSize == CGSize(width: 45, height: 36))
    #expect(view.sizeThatFits(CGSize(width: 35, height: 0)) == CGSize(width: 30, height: 46))
    // 8 + 15.
    #expect(view.firstBaselineOffsetFromTop == 23)
    view.text = "aa"
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 26))
  }
}
