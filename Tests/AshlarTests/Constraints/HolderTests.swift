import Ashlar
import Testing

struct `An active constraint is held by` {
  let root = View(root: 100, 100)
  let left: View
  let right: View
  let leaf: View
  let cousin: View
  let guide = LayoutGuide(name: "guide")

  init() {
    left = View("left", in: root)
    right = View("right", in: root)
    leaf = View("leaf", in: left)
    cousin = View("cousin", in: right)
    left.addLayoutGuide(guide)
  }

  /// The views that hold a constraint once it is active.
  private func holders(of constraint: LayoutConstraint) -> [String] {
    constraint.isActive = true
    #expect(constraint.isActive)
    return root.subtree.filter { $0.constraints.contains { $0 === constraint } }.map(\.reportName)
  }

  @Test func `the view itself when it is about its own size`() {
    #expect(holders(of: leaf.widthAnchor.constraint(equalToConstant: 5)) == ["leaf"])
    #expect(
      holders(of: leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor, multiplier: 2))
        == ["leaf"])
  }

  @Test func `the superview when it is about a view and its superview`() {
    #expect(holders(of: leaf.leftAnchor.constraint(equalTo: left.leftAnchor)) == ["left"])
    #expect(holders(of: left.widthAnchor.constraint(equalTo: leaf.widthAnchor)) == ["left"])
  }

  @Test func `the upper view when it is about a view and one far inside it`() {
    #expect(holders(of: leaf.leftAnchor.constraint(equalTo: root.leftAnchor)) == ["root"])
    #expect(holders(of: root.leftAnchor.constraint(equalTo: leaf.leftAnchor)) == ["root"])
  }

  @Test func `the superview of siblings`() {
    #expect(holders(of: left.rightAnchor.constraint(equalTo: right.leftAnchor)) == ["root"])
  }

  @Test func `the closest common superview of cousins`() {
    #expect(holders(of: leaf.topAnchor.constraint(equalTo: cousin.topAnchor)) == ["root"])
    #expect(holders(of: leaf.topAnchor.constraint(equalTo: right.topAnchor)) == ["root"])
  }

  @Test func `the owner of a guide when it is about the guide alone`() {
    #expect(holders(of: guide.widthAnchor.constraint(equalToConstant: 5)) == ["left"])
    #expect(holders(of: guide.leftAnchor.constraint(equalTo: left.leftAnchor)) == ["left"])
  }

  @Test func `the closest common superview of a guide's owner and the other view`() {
    #expect(holders(of: leaf.leftAnchor.constraint(equalTo: guide.leftAnchor)) == ["left"])
    #expect(holders(of: guide.leftAnchor.constraint(equalTo: cousin.leftAnchor)) == ["root"])
  }

  @Test func `the closest common superview of all views of a distance`() {
    let inside = leaf.leftAnchor.anchorWithOffset(to: left.rightAnchor)
    let across = leaf.leftAnchor.anchorWithOffset(to: cousin.leftAnchor)

    #expect(holders(of: inside.constraint(equalToConstant: 5)) == ["left"])
    #expect(holders(of: inside.constraint(equalTo: leaf.widthAnchor)) == ["left"])
    #expect(holders(of: inside.constraint(equalTo: cousin.widthAnchor)) == ["root"])
    #expect(holders(of: across.constraint(equalToConstant: 5)) == ["root"])
  }
}
