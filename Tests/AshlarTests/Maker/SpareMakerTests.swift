import Ashlar
import Testing

/// What packages with verbs of their own build on, so as to make nothing but constraints.
@Suite struct `A spare maker` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let left = View(name: "left")
  private let right = View(name: "right")

  /// The maker of somebody else's verbs.
  private final class Maker {
    var kept: [LayoutConstraint] = []
  }

  init() {
    root.addSubviews(left, right)
    root.diagnostics.handler = .silent
    // The tree comes with the first constraint.
    left.widthAnchor.constraint(equalToConstant: 10).isActive = true
    right.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }

  private func leave(_ maker: consuming Maker) {
    left.leaveSpareMaker(maker) { ($0 as? Maker)?.kept = [] }
  }

  @Test func `is had by another view of the tree, once`() {
    let known: ObjectIdentifier
    do {
      let maker = Maker()
      known = ObjectIdentifier(maker)
      leave(maker)
    }

    let taken = right.takeSpareMaker()
    #expect(taken.map { ObjectIdentifier($0) } == known)
    #expect(left.takeSpareMaker() == nil)
  }

  @Test func `is not had while somebody refers to it`() {
    let maker = Maker()
    leave(maker)

    withExtendedLifetime(maker) { #expect(right.takeSpareMaker() == nil) }
  }

  @Test func `is not had in another tree`() {
    leave(Maker())

    let other = View(name: "other")
    #expect(other.takeSpareMaker() == nil)
    #expect(right.takeSpareMaker() != nil)
  }

  @Test func `forgets when one of the constraints is not active any more`() {
    weak var constraint: LayoutConstraint?
    do {
      let maker = Maker()
      let made = left.heightAnchor.constraint(equalToConstant: 20)
      made.isActive = true
      maker.kept = [made]
      constraint = made
      leave(maker)
    }
    #expect(constraint != nil)

    for constraint in left.constraints where constraint.firstAttribute == .height {
      constraint.isActive = false
    }
    root.layoutIfNeeded()
    #expect(constraint == nil)
    #expect((right.takeSpareMaker() as? Maker)?.kept.isEmpty ?? false)
  }

  @Test func `of another kind is let go by the package's own verbs`() {
    weak var maker: Maker?
    do {
      let made = Maker()
      maker = made
      leave(made)
    }
    #expect(maker != nil)

    right.makeConstraints { $0.height.equalTo(30) }
    root.layoutIfNeeded()
    #expect(maker == nil)
    #expect(right.frame.height == 30)
  }
}
