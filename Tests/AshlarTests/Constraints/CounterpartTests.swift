import Ashlar
import Testing

// Packages with makers of their own ask for the constraints that they have made, and for the one that a new one stands
// for.

@Suite struct `Constraints of a class` {
  private final class Mine: LayoutConstraint {}

  private let root = View(name: "root")
  private let view = View(name: "view")
  private let other = View(name: "other")

  init() {
    root.addSubviews(view, other)
    root.diagnostics.handler = .silent
  }

  private func width(_ constant: CGFloat, of box: LayoutBox? = nil) -> Mine {
    Mine(
      item: box ?? view, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, constant: constant)
  }

  private func gap(
    _ constant: CGFloat, times multiplier: CGFloat = 1, from box: LayoutBox? = nil,
    _ edge: LayoutConstraint.Attribute = .right
  ) -> Mine {
    Mine(
      item: view, attribute: .left, relatedBy: .equal, toItem: box ?? other, attribute: edge,
      multiplier: multiplier, constant: constant)
  }

  private func isSame(_ left: [LayoutConstraint], _ right: [LayoutConstraint]) -> Bool {
    left.map { ObjectIdentifier($0) } == right.map { ObjectIdentifier($0) }
  }

  @Test func `are those whose first item it is, in order`() {
    let gap = gap(5)
    let width = width(20)
    let plain = view.heightAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([gap, plain, width, self.width(30, of: other)])

    #expect(isSame(view.ownConstraints(of: Mine.self), [gap, width]))
    #expect(isSame(view.ownConstraints(of: LayoutConstraint.self), [plain]))
    #expect(isSame(view.ownConstraints, [gap, plain, width]))
    #expect(root.ownConstraints(of: Mine.self).isEmpty)
  }

  @Test func `are there while they are active`() {
    let width = width(20)
    #expect(!view.hasOwnConstraints(of: Mine.self))
    width.isActive = true
    #expect(view.hasOwnConstraints(of: Mine.self))
    #expect(!view.hasOwnConstraints(of: LayoutConstraint.self))
    #expect(!other.hasOwnConstraints(of: Mine.self))
    width.isActive = false
    #expect(!view.hasOwnConstraints(of: Mine.self))
  }

  @Test func `are counterparts if they differ in the constant`() {
    let known = [width(1), gap(2), width(3), width(4)]
    LayoutConstraint.activate(known)

    #expect(width(9).oldestCounterpart === known[0])
    #expect(width(9).youngestCounterpart === known[3])
    #expect(gap(9).oldestCounterpart === known[1])
    #expect(gap(9).youngestCounterpart === known[1])
  }

  @Test func `are as old as the time for which they have been active`() {
    let known = [width(1), width(3)]
    LayoutConstraint.activate(known)
    known[0].isActive = false
    known[0].isActive = true
    #expect(width(9).oldestCounterpart === known[1])
    #expect(width(9).youngestCounterpart === known[0])
  }

  @Test func `are no counterparts of themselves`() {
    let known = [width(1), width(3)]
    LayoutConstraint.activate(known)
    #expect(known[0].oldestCounterpart === known[1])
    #expect(known[1].youngestCounterpart === known[0])
    known[0].isActive = false
    #expect(known[1].oldestCounterpart == nil)
  }

  @Test func `are no counterparts if they differ in anything else`() {
    width(1).isActive = true
    let weak = width(2)
    weak.priority = .defaultHigh
    let atLeast = Mine(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, constant: 1)
    let third = View(name: "third")
    root.addSubview(third)
    gap(1).isActive = true
    let double = gap(1, times: 2)
    let aside = gap(1, from: third)
    let inside = gap(1, from: other, .left)
    let plain = view.widthAnchor.constraint(equalToConstant: 1)
    for constraint in [weak, atLeast, double, aside, inside, width(1, of: other), plain] {
      #expect(constraint.oldestCounterpart == nil, "\(constraint)")
      #expect(constraint.youngestCounterpart == nil, "\(constraint)")
    }
  }
}
