import Ashlar
import Testing

struct `A constraint between views of different trees` {
  let root = View(root: 300, 200)
  let view: View
  let stranger = View(name: "stranger")

  init() {
    view = View("view", in: root)
    view.pin(x: 1, y: 2, width: 30, height: 40)
    View(name: "far").addSubview(stranger)
  }

  @Test func `is a fault with the names, the line and the reason`() {
    let constraint = view.leftAnchor.constraint(equalTo: stranger.leftAnchor, constant: 5)

    constraint.isActive = true
    root.layoutIfNeeded()

    #expect(!constraint.isActive)
    let text = root.diagnostics.faults.first?.description ?? ""
    #expect(root.diagnostics.faults.count == 1)
    #expect(text.hasPrefix("NoCommonSuperviewTests.swift:"))
    #expect(
      text.hasSuffix(
        "view.left == stranger.left + 5 was left out. stranger has no superview: add it first."))
    #expect(
      text.contains(
        "Does the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal."))
    #expect(frame(of: view) == [1, 2, 30, 40])
  }

  @Test func `can be activated once they are in one tree`() {
    let constraint = view.leftAnchor.constraint(
      greaterThanOrEqualTo: stranger.leftAnchor, constant: -99)
    constraint.isActive = true
    #expect(!constraint.isActive)

    root.addSubview(stranger)
    constraint.isActive = true

    #expect(constraint.isActive)
  }

  @Test func `does not stop the others of a batch`() {
    let good = view.topAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
    stranger.diagnostics.handler = .silent

    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stranger.leftAnchor),
      stranger.leftAnchor.constraint(equalTo: view.leftAnchor), good,
    ])

    #expect(good.isActive)
    // Both are told in the tree that is laid out, whichever view they name first.
    #expect(root.diagnostics.faults.count == 2)
    #expect(stranger.diagnostics.faults.isEmpty)
  }

  @Test func `stays inactive with a guide that has no owner`() {
    let guide = LayoutGuide(name: "guide")
    let constraint = view.leftAnchor.constraint(equalTo: guide.leftAnchor)

    constraint.isActive = true

    #expect(!constraint.isActive)
    #expect(root.diagnostics.faults.count == 1)

    root.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(constraint.isActive)
  }
}
