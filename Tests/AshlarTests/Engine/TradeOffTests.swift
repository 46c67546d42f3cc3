import Ashlar
import Testing

/// Widths of one view, with all that people ask for it.
struct `Priorities` {
  let root = View(root: 400, 400)
  let view: View

  /// A view of height 100 in the middle of 400 × 400.
  init() {
    view = View("view", in: root)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  @discardableResult
  private func ask(
    _ relation: LayoutConstraint.Relation, _ width: CGFloat, _ priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      constant: width)
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }

  private var width: CGFloat {
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    return frame(of: view)[2]
  }

  @Test(
    arguments: [
      (750, 1000), (499, 500), (250, 250.5), (999.5, 1000), (1, 1.5), (0.25, 0.5),
    ] as [(Float, Float)])
  func `let the greater one win, in whatever order they come`(lesser: Float, greater: Float) {
    let first = ask(.equal, 100, LayoutPriority(lesser))
    ask(.equal, 200, LayoutPriority(greater))
    #expect(width == 200)

    first.isActive = false
    ask(.equal, 100, LayoutPriority(lesser))
    #expect(width == 200)
    #expect(frame(of: view) == [100, 150, 200, 100])
  }

  @Test func `let the lesser one count once the greater is gone`() {
    let required = ask(.equal, 100)
    ask(.equal, 200, 999)
    #expect(width == 100)
    #expect(frame(of: view) == [150, 150, 100, 100])

    required.isActive = false

    #expect(width == 200)
    #expect(frame(of: view) == [100, 150, 200, 100])
  }

  @Test func `let one at 251 outweigh a thousand at 250`() {
    for _ in 0..<1000 { ask(.equal, 300, 250) }
    ask(.equal, 100, 251)

    #expect(width == 100)
  }

  @Test func `let one point at 251 outweigh a thousand at 250`() {
    ask(.equal, 0, 250)
    ask(.greaterThanOrEqual, 399, 251)

    #expect(width == 399)
  }

  @Test(arguments: [[100, 200, 210], [210, 100, 200], [200, 210, 100], [210, 200, 100]])
  func `of the same rank lead to the median of three`(widths: [Int]) {
    for width in widths { ask(.equal, CGFloat(width), 500) }

    #expect(width == 200)
  }

  @Test func `of the same rank lead to the median of five`() {
    for width in [10, 390, 380, 370, 20] { ask(.equal, CGFloat(width), 500) }

    #expect(width == 370)
  }

  @Test func `of the same rank lead to the one that two agree on`() {
    for width in [100, 300, 100] { ask(.equal, CGFloat(width), 500) }

    #expect(width == 100)
  }

  @Test func `count what an inequality is missed by on its wrong side only`() {
    ask(.lessThanOrEqual, 100, 500)
    ask(.lessThanOrEqual, 150, 500)
    ask(.equal, 120, 400)

    #expect(width == 100)
  }

  @Test(
    arguments: [
      (LayoutConstraint.Relation.greaterThanOrEqual, 200, 250, 250),
      (.lessThanOrEqual, 250, 200, 200), (.greaterThanOrEqual, 200, 150, 200),
      (.lessThanOrEqual, 250, 300, 250),
    ] as [(LayoutConstraint.Relation, CGFloat, CGFloat, CGFloat)])
  func `give a wish what a required bound allows`(
    relation: LayoutConstraint.Relation, bound: CGFloat, wish: CGFloat, expected: CGFloat
  ) {
    ask(relation, bound)
    ask(.equal, wish, 999)

    #expect(width == expected)
  }

  @Test func `give nothing to a wish between required bounds that meet`() {
    ask(.lessThanOrEqual, 120)
    ask(.greaterThanOrEqual, 120)
    ask(.equal, 300, 999)

    #expect(width == 120)
  }

  @Test func `let bounds depend on other views`() {
    let other = View("other", in: root)
    other.pin(x: 0, y: 0, width: 100, height: 100)
    view.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor).isActive = true
    ask(.equal, 250, 999)
    #expect(width == 250)
    #expect(view.frame.minX == 75)

    ask(.equal, 900, 999.5)
    #expect(width == 400)

    ask(.equal, 10, 999.75)
    #expect(width == 100)
  }

  @Test func `stop at what is just small enough to matter`() {
    // Of two wishes the lesser decides what the greater leaves open.
    ask(.lessThanOrEqual, 300, 900)
    ask(.greaterThanOrEqual, 200, 800)
    ask(.equal, 1000, 700)

    #expect(width == 300)
  }
}
