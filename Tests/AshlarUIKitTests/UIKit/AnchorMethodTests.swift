import AshlarUIKit
import Testing

/// What a layout language of an app's own asks of anchors.
private protocol Pinnable {
  func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: Pinnable {}

private func pin<Anchor: Pinnable>(_ one: Anchor, to other: Anchor, by constant: CGFloat) {
  one.constraint(equalTo: other, constant: constant).isActive = true
}

struct `Methods of anchors` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func `can be passed on as values`() {
    let isFixed = [true, false]
    let widths = [30, 40].map(view.widthAnchor.constraint(equalToConstant:))
    widths[1].isActive = true
    let relate =
      isFixed[0]
      ? view.leadingAnchor.constraint(equalTo:constant:)
      : view.leadingAnchor.constraint(greaterThanOrEqualTo:constant:)
    relate(root.leadingAnchor, 5).isActive = true
    let touch: (NSLayoutYAxisAnchor) -> NSLayoutConstraint = view.topAnchor.constraint(equalTo:)
    touch(root.topAnchor).isActive = true
    let share = view.heightAnchor.constraint(equalTo:multiplier:)
    share(view.widthAnchor, 0.5).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 5, y: 0, width: 40, height: 20))
    #expect(widths.map(\.constant) == [30, 40])
  }

  @Test func `fulfil protocols`() {
    pin(view.leftAnchor, to: root.leftAnchor, by: 7)
    pin(view.topAnchor, to: root.topAnchor, by: 8)
    pin(view.widthAnchor, to: root.widthAnchor, by: -10)
    view.heightAnchor.constraint(equalToConstant: 9).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 7, y: 8, width: 90, height: 9))
  }

  @Test func `know their line where they are called`() {
    let line = UInt32(#line + 1)
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    let other = view.leftAnchor.constraint(equalTo: root.leftAnchor)

    #expect(constraint.sourceLocation.line == line)
    #expect(other.sourceLocation.line == line + 1)
  }
}
