import Ashlar
import Testing

/// What people do not expect to be legal, and is.
struct `Legal although surprising` {
  let root = View(root: 400, 200)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    b.pin(x: 100, y: 50, width: 60, height: 30)
  }

  /// Activates a constraint on `a`, which is 20 × 10 in the corner where nothing else is said.
  private func layout(_ constraints: LayoutConstraint...) {
    let wishes = a.pin(x: 0, y: 0, width: 20, height: 10)
    for wish in wishes { wish.priority = .low }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(constraints.allSatisfy { $0.error == nil && $0.isActive })
    #expect(root.diagnostics.faults.isEmpty)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `is the middle beside any edge along the axis`() {
    layout(a.centerXAnchor.constraint(equalTo: b.leadingAnchor))
    #expect(a.frame.midX == 100)
  }

  @Test func `is an edge beside a middle`() {
    layout(
      a.leftAnchor.constraint(equalTo: b.centerXAnchor),
      a.topAnchor.constraint(equalTo: b.centerYAnchor))
    #expect(frame(of: a) == [130, 65, 20, 10])
  }

  @Test func `is a width that depends on a height`() {
    layout(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 3))
    #expect(a.frame.width == 63)
  }

  @Test func `is an extent that depends on the other one of the same view`() {
    // Of two wishes of one priority, the width of 20 and the height of 10 both can be met.
    layout(a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2))
    #expect(a.frame.size == CGSize(width: 20, height: 10))
  }

  @Test func `is a view compared with itself`() {
    layout(a.rightAnchor.constraint(equalTo: a.leftAnchor, constant: 77))
    #expect(a.frame.width == 77)
  }

  @Test func `is an extent with a multiplier of zero`() {
    layout(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0, constant: 50))
    #expect(a.frame.width == 50)
  }

  @Test func `is a negative multiplier`() {
    layout(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1, constant: 100))
    #expect(a.frame.width == 40)
  }

  @Test func `is a place with a multiplier, counted from the corner of the superview`() {
    let third = LayoutConstraint(
      item: a, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
      multiplier: 0.25)
    layout(third)
    #expect(a.frame.midX == 100)
  }

  @Test func `is a baseline without text`() {
    layout(
      LayoutConstraint(
        item: a, attribute: .firstBaseline, relatedBy: .equal, toItem: b, attribute: .lastBaseline))
    #expect(a.frame.minY == 80)
  }

  @Test func `is a negative size, which then contradicts that sizes are not negative`() {
    let width = a.widthAnchor.constraint(equalToConstant: -5)
    width.isActive = true
    #expect(width.error == nil)

    root.layoutIfNeeded()

    #expect(a.frame.width == 0)
    #expect(
      root.diagnostics.conflicts.map { $0.members.map(\.origin) } == [[.notNegative, .constraint]])
    #expect(root.diagnostics.conflicts.map(\.missedBy) == [5])
  }

  @Test func `is a size that may not be more than a negative one only as a wish`() {
    let width = a.widthAnchor.constraint(lessThanOrEqualToConstant: -5)
    width.priority = 999
    layout(width)
    #expect(a.frame.width == 0)
  }

  @Test func `is x beside y until it is laid out`() {
    let mixed = LayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top)
    mixed.isActive = true
    #expect(mixed.isActive)
    #expect(root.diagnostics.faults.isEmpty)
    a.pin(x: 1, y: 2, width: 3, height: 4)

    root.layoutIfNeeded()

    #expect(
      root.diagnostics.faults.map(\.reason) == [.mixedAxes(constraint: "a.left == b.top")])
    #expect(root.diagnostics.faults.first?.location == mixed.sourceLocation)
    #expect(mixed.isActive)
    #expect(frame(of: a) == [1, 2, 3, 4])
  }
}
