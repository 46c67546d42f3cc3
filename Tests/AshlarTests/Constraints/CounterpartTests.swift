import Ashlar
import Testing

// The makers of the package ask for the constraint that a new one stands for.

struct `Constraints of a class` {
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

  @Test func `are counterparts if they differ in the constant`() {
    let known = [width(1), gap(2), width(3), width(4)]
    LayoutConstraint.activate(known)

    #expect(width(9).counterparts.first === known[0])
    #expect(width(9).counterparts.last === known[3])
    #expect(gap(9).counterparts.first === known[1])
    #expect(gap(9).counterparts.last === known[1])
  }

  @Test func `are as old as the time for which they have been active`() {
    let known = [width(1), width(3)]
    LayoutConstraint.activate(known)
    known[0].isActive = false
    known[0].isActive = true
    #expect(width(9).counterparts.first === known[1])
    #expect(width(9).counterparts.last === known[0])
  }

  @Test func `are no counterparts of themselves`() {
    let known = [width(1), width(3)]
    LayoutConstraint.activate(known)
    #expect(known[0].counterparts.first === known[1])
    #expect(known[1].counterparts.last === known[0])
    known[0].isActive = false
    #expect(known[1].counterparts.first == nil)
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
      #expect(constraint.counterparts.first == nil, "\(constraint)")
      #expect(constraint.counterparts.last == nil, "\(constraint)")
    }
  }
}
