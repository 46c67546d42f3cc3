import Ashlar
import Testing

struct `The distance between two anchors` {
  let root = View(root: 400, 300)
  let a: View
  let b: View

  /// A view at (10, 20) of 40 × 30, and one to be placed of 50 × 60.
  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    a.pin(x: 10, y: 20, width: 40, height: 30)
    b.widthAnchor.constraint(equalToConstant: 50).isActive = true
    b.heightAnchor.constraint(equalToConstant: 60).isActive = true
  }

  /// Why constraints of the tree were left out.
  private var reasons: [LayoutConstraintError] {
    root.diagnostics.faults.compactMap { fault in
      if case .illegalConstraint(let error, _) = fault.reason { error } else { nil }
    }
  }

  private func activate(_ constraint: LayoutConstraint) {
    constraint.isActive = true
    #expect(constraint.isActive)
    root.layoutIfNeeded()
  }

  @Test func `is positive where the other anchor lies behind`() {
    activate(a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 25))
    activate(a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 5))

    #expect(frame(of: b) == [75, 55, 50, 60])
  }

  @Test func `is negative where the other anchor lies before`() {
    activate(a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: -25))

    #expect(b.frame.minX == 25)
  }

  @Test func `can be bounded`() {
    let distance = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    let wish = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    wish.priority = .low

    LayoutConstraint.activate([wish, distance.constraint(greaterThanOrEqualToConstant: 8)])
    root.layoutIfNeeded()

    #expect(b.frame.minX == 58)
  }

  @Test func `can be a multiple of an extent`() {
    activate(
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: a.widthAnchor, multiplier: 2, constant: 1))

    #expect(b.frame.minX == 131)
  }

  @Test func `can be what an extent depends on`() {
    let c = View("c", in: root)
    activate(
      c.widthAnchor.constraint(
        equalTo: root.leftAnchor.anchorWithOffset(to: a.rightAnchor), multiplier: 0.5, constant: 3))

    #expect(c.frame.width == 28)
  }

  @Test func `can equal another distance`() {
    // The same gap before and behind: (400 - 50 - 50) / 2 = 150 to the right of 50.
    activate(
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: b.rightAnchor.anchorWithOffset(to: root.rightAnchor)))

    #expect(b.frame.minX == 200)
  }

  @Test func `has no item and no name but its two anchors`() {
    let distance = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    let constraint = distance.constraint(equalToConstant: 5)

    #expect(distance.item == nil)
    #expect(distance.description == "(b.left - a.right)")
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.firstAnchor === distance)
    #expect(constraint.secondAnchor == nil)
    #expect(constraint.error == nil)
  }

  @Test func `can be changed while it counts`() {
    let constraint = a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
      equalTo: a.widthAnchor, multiplier: 1, constant: 0)
    activate(constraint)
    #expect(b.frame.minX == 90)

    constraint.constant = 10
    constraint.multiplier = 0.5
    root.layoutIfNeeded()

    #expect(b.frame.minX == 80)
  }

  @Test func `is a fault without a common superview of all its views`() {
    let stranger = View(name: "stranger")
    let constraint = a.leftAnchor.anchorWithOffset(to: stranger.leftAnchor).constraint(
      equalToConstant: 5)

    constraint.isActive = true

    #expect(!constraint.isActive)
    #expect(reasons == [.noCommonAncestor])
  }

  @Test func `is a fault once one of its views is gone`() {
    var ghost: View? = View("ghost", in: root)
    let constraint = a.leftAnchor.anchorWithOffset(to: ghost!.leftAnchor).constraint(
      equalToConstant: 5)
    ghost?.removeFromSuperview()
    ghost = nil

    constraint.isActive = true

    #expect(!constraint.isActive)
    #expect(reasons == [.secondItemGone])
  }

  @Test func `grows towards the left where people read from right to left`() {
    root.environment.direction = .rightToLeft
    let distance = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let aside = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200)
    LayoutConstraint.deactivate(root.constraints(firstItem: a, firstAttribute: .left))
    aside.isActive = true

    activate(distance.constraint(equalToConstant: 8))

    // Leading is the right edge of b, trailing the left edge of a, at 200.
    #expect(b.frame.maxX == 192)
  }
}
