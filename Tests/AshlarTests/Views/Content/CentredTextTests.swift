import Ashlar
import Testing

/// Texts on lines of 20 points, 4 of them below the baseline, in views that are higher. UIKit has the text in the
/// middle, and the baselines with it.
struct `Baselines of texts with room above and below` {
  let root = View(root: 200, 400)
  let label = Label(text: "aaa bbb", name: "label")

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
  }

  private func places(of squares: [View]) -> [CGFloat] { squares.map(\.frame.minY) }

  /// 40 above the line and 40 below it: 40 + 16 and 100 − 40 − 4.
  @Test func `are those of a line in the middle`() {
    label.pin(x: 0, y: 0, width: 200, height: 100)
    let squares = root.addSquares(atBaselinesOf: label)

    root.layoutIfNeeded()

    #expect(places(of: squares) == [56, 56])
  }

  /// Two lines of 40 points leave 30 above and below: 30 + 16 and 100 − 30 − 4.
  @Test func `are those of the first and the last line`() {
    label.numberOfLines = 0
    label.pin(x: 0, y: 0, width: 30, height: 100)
    let squares = root.addSquares(atBaselinesOf: label)

    root.layoutIfNeeded()

    #expect(places(of: squares) == [46, 66])
  }

  @Test func `of buttons and fields are where those of labels are`() {
    let field = TextField(name: "field")
    let button = Button(title: "b", name: "button")
    field.text = "b"
    for view in [field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.pin(x: 0, y: 0, width: 200, height: 100)
    }
    let squares = [field, button].flatMap { root.addSquares(atBaselinesOf: $0) }

    root.layoutIfNeeded()

    #expect(places(of: squares) == [56, 56, 56, 56])
  }

  /// In a button of 100 points with 10 above the title and 30 below it, the title has 60, 20 of them above it.
  @Test func `of buttons go by the room around the title`() {
    let button = Button(title: "b", name: "button")
    button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.pin(x: 0, y: 0, width: 200, height: 100)
    let squares = root.addSquares(atBaselinesOf: button)

    root.layoutIfNeeded()

    #expect(places(of: squares) == [46, 46])
  }

  /// 16 and 20 − 4, as the first line begins at the top.
  @Test func `of views that are lower than their text are as far from the edges as ever`() {
    label.pin(x: 0, y: 100, width: 200, height: 10)
    let squares = root.addSquares(atBaselinesOf: label)

    root.layoutIfNeeded()

    #expect(places(of: squares) == [116, 106])
  }

  @Test func `follow the height`() {
    label.pinCorner()
    let height = label.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    let squares = root.addSquares(atBaselinesOf: label)
    root.layoutIfNeeded()
    #expect(places(of: squares) == [16, 16])

    height.constant = 60
    root.layoutIfNeeded()
    #expect(places(of: squares) == [36, 36])

    height.constant = 20
    root.layoutIfNeeded()
    #expect(places(of: squares) == [16, 16])
  }

  /// One line, then two, in 100 points: 40 or 30 above them.
  @Test func `follow the text and the width`() {
    label.numberOfLines = 0
    label.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.right.equalToSuperview()
      $0.height.equalTo(100)
    }
    let squares = root.addSquares(atBaselinesOf: label)
    root.layoutIfNeeded()
    #expect(places(of: squares) == [56, 56])

    root.layout(in: CGSize(width: 30, height: 400))
    #expect(places(of: squares) == [46, 66])

    label.text = "aaa"
    root.layoutIfNeeded()
    #expect(places(of: squares) == [56, 56])
  }

  @Test func `count once a constraint refers to them`() {
    label.pin(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()

    let squares = root.addSquares(atBaselinesOf: label)
    root.layoutIfNeeded()

    #expect(places(of: squares) == [56, 56])
  }

  @Test func `of stacks are those of a label inside`() {
    let stack = StackView(name: "stack")
    stack.axis = .horizontal
    stack.addArrangedSubview(label)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.pin(x: 0, y: 0, width: 200, height: 100)
    let squares = root.addSquares(atBaselinesOf: stack)

    root.layoutIfNeeded()

    #expect(places(of: squares) == [56, 56])
  }

  /// The label is as high as the icon, 60, with its baseline at 20 + 16. The square begins there, is 5 high and 30
  /// above the bottom. In between the icon is 100 high.
  @Test func `count in fitting sizes, whatever the last layout was`() {
    let cell = View("cell", in: root)
    let icon = View("icon", in: cell)
    let height = icon.heightAnchor.constraint(equalToConstant: 60)
    cell.addSubview(label)
    cell.pinCorner()
    height.isActive = true
    icon.makeConstraints { $0.left.top.equalToSuperview() }
    label.makeConstraints {
      $0.left.right.top.equalToSuperview()
      $0.height.equalTo(icon)
    }
    let squares = cell.addSquares(atBaselinesOf: label)
    squares[0].makeConstraints { $0.bottom.equalToSuperview().offset(-30) }
    let size = CGSize(width: 70, height: 71)
    #expect(cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size)

    height.constant = 100
    root.layoutIfNeeded()
    #expect(cell.frame.height == 91)
    height.constant = 60

    #expect(cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size)
  }

  /// The line ends 30 above the bottom of 400: if the label is *h* high, its baseline is at *h*/2 + 6. 2 · (370 − 6).
  @Test func `find their place where the height goes by them in turn`() {
    label.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.lastBaseline.equalToSuperview().offset(-30)
    }

    root.layoutIfNeeded()

    expectFrame(of: label, x: 0, y: 0, width: 70, height: 728)
    #expect(root.diagnostics.faults.isEmpty)
  }

  /// The height is twice what is above the baseline, and 12 more: whatever it is, it should be 12 more than that.
  @Test func `are a conflict where there is no such place`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.makeConstraints {
      $0.left.width.equalTo(label)
      $0.top.equalTo(label)
      $0.bottom.equalTo(label.firstBaseline)
    }
    label.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(guide).multipliedBy(2)
    }

    root.layoutIfNeeded()

    let conflicts = root.diagnostics.conflicts
    #expect(conflicts.map(\.setAside.text) == ["label.height == 2 * root.guide#0.height"])
    #expect(conflicts.map(\.leastMiss) == [12])
    #expect(root.diagnostics.faults.isEmpty)
    #expect(label.frame.height == 20)
  }

  /// The label is as high as the gap that its own baseline leaves, or as its text: which of the two must not depend on
  /// how high it was before. Its top is the baseline's place less 16 and what is above the text.
  @Test func `do not depend on the layout before`() {
    func heights(changing: Bool) -> [CGFloat] {
      let root = View(root: 300, 200)
      root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4)
      root.diagnostics.handler = .silent
      let (label, inner) = (Label(text: "a", name: "label"), View(name: "inner"))
      root.addSubview(label)
      label.addSubview(inner)
      inner.makeConstraints { make in
        make.top.left.equalTo(label).offset(77)
        make.bottom.right.equalTo(label).offset(-77)
      }
      label.makeConstraints { $0.left.equalTo(root) }
      label.makeConstraints { $0.firstBaseline.equalTo(root.top) }
      if changing { root.layoutIfNeeded() }
      inner.makeConstraints { $0.top.bottom.lessThanOrEqualTo(root) }
      root.layoutIfNeeded()
      return [label.frame.minY, label.frame.height, inner.frame.minY]
    }

    #expect(heights(changing: true) == heights(changing: false))
  }

  /// With heights of *a* and *b*, the last baselines are at *a*/2 + 6 and *b*/2 + 6. The first is 10 below the second,
  /// and the second 60 below a quarter of the first: *b*/2 + 6 = (*b*/2 + 16)/4 + 60, so that *b* = 464/3, and *a* is
  /// 20 more. Each height goes by both constraints, and by both heights.
  @Test func `are explained where heights go by each other`() throws {
    let other = Label(text: "b", name: "other")
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    for view in [label, other] {
      view.makeConstraints { $0.left.top.equalToSuperview() }
    }
    label.makeConstraints { $0.lastBaseline.equalTo(other).offset(10) }
    other.makeConstraints { $0.lastBaseline.equalTo(label).multipliedBy(0.25).offset(60) }
    root.layoutIfNeeded()
    let before = root.layoutWork

    for (view, height) in [(label, 464.0 / 3 + 20), (other, 464.0 / 3)] {
      let why = view.explain(.height)
      #expect((why.value - height).magnitude < 1e-6)
      let sum = why.causes.reduce(why.offset) { $0 + $1.contribution }
      #expect((sum - height).magnitude < 1e-6)
    }

    #expect((root.layoutWork - before).unknownsVisited < 10_000)
  }
}
