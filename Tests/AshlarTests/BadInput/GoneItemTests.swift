import Ashlar
import Testing

struct `A constraint whose item is gone` {
  let root = View(root: 300, 200)
  let view: View
  let rest: View

  init() {
    view = View("view", in: root)
    rest = View("rest", in: root)
    rest.pin(x: 1, y: 2, width: 30, height: 40)
  }

  /// Makes a constraint between the view and one that goes, in this order or the other.
  private func makeConstraint(isFirst: Bool) -> LayoutConstraint {
    let ghost = View("ghost", in: root)
    defer { ghost.removeFromSuperview() }
    return isFirst
      ? ghost.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8)
      : view.leftAnchor.constraint(equalTo: ghost.leftAnchor, constant: 8)
  }

  private func expectOneFault(
    _ error: LayoutConstraintError, _ text: String, at location: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.faults.map(\.reason) == [.illegalConstraint(error, constraint: text)],
      sourceLocation: location)
    #expect(
      root.diagnostics.faults.first?.description.hasPrefix("GoneItemTests.swift:") == true,
      sourceLocation: location)
    #expect(frame(of: rest) == [1, 2, 30, 40], sourceLocation: location)
  }

  @Test func `is a fault when it is activated and the first item is gone`() {
    let constraint = makeConstraint(isFirst: true)

    constraint.isActive = true

    #expect(!constraint.isActive)
    expectOneFault(.noFirstItem, "(gone).left == view.left + 8")
  }

  @Test func `is a fault when it is activated and the second item is gone`() {
    let constraint = makeConstraint(isFirst: false)

    constraint.isActive = true

    #expect(!constraint.isActive)
    expectOneFault(.secondItemGone, "view.left == (gone).left + 8")
  }

  @Test(arguments: [LayoutConstraint.Attribute.width, .height])
  func `is a fault when it is made with the anchor of an item that is gone`(
    attribute: LayoutConstraint.Attribute
  ) {
    let anchor: LayoutDimension
    do {
      let ghost = View(name: "ghost")
      anchor = attribute == .width ? ghost.widthAnchor : ghost.heightAnchor
    }
    let own = attribute == .width ? view.widthAnchor : view.heightAnchor
    let constraint = own.constraint(equalTo: anchor, multiplier: 2)
    #expect(constraint.error == .secondItemGone)

    constraint.isActive = true

    #expect(!constraint.isActive)
    expectOneFault(.secondItemGone, "view.\(attribute) == 2 * (gone).\(attribute)")
  }

  @Test func `is a fault when it is made with a place of an item that is gone`() {
    let anchor: LayoutXAxisAnchor
    do { anchor = View(name: "ghost").leftAnchor }

    view.leftAnchor.constraint(equalTo: anchor).isActive = true

    expectOneFault(.secondItemGone, "view.left == (gone).left")
  }

  @Test(arguments: [true, false])
  func `is a fault when a view is given it to hold`(isFirst: Bool) {
    let constraint = makeConstraint(isFirst: isFirst)

    root.addConstraint(constraint)

    #expect(!constraint.isActive)
    #expect(root.constraints.count == 2)
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test(arguments: [true, false])
  func `can be changed and deactivated all the same`(isFirst: Bool) {
    let constraint = makeConstraint(isFirst: isFirst)

    constraint.constant = 5
    constraint.priority = 10
    constraint.multiplier = 2
    constraint.isActive = false

    #expect(constraint.constant == 5)
    #expect(constraint.priority == 10)
    #expect(constraint.multiplier == 2)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `can be changed when its holder went with its tree`() {
    var other: View? = View(root: 100, 100)
    let child = View("child", in: other!)
    let left = child.pinCorner(x: 3, y: 3)[0]
    other?.layoutIfNeeded()

    other = nil
    left.constant = 7
    left.priority = 500
    child.layoutIfNeeded()

    #expect(left.constant == 7)
    #expect(!left.isActive)
    #expect(child.diagnostics.faults.isEmpty)
  }

  @Test func `is a fault when its tree went and it is activated`() {
    var other: View? = View(root: 100, 100)
    let child = View("child", in: other!)
    let left = child.pinCorner(x: 3, y: 3)[0]
    other = nil
    child.diagnostics.handler = .silent

    left.isActive = true

    #expect(!left.isActive)
    #expect(
      child.diagnostics.faults.map(\.reason) == [
        .illegalConstraint(.secondItemGone, constraint: "child.left == (gone).left + 3")
      ])
  }

  @Test func `may be on a guide that is gone`() {
    var guide: LayoutGuide? = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide!)
    let left = view.leftAnchor.constraint(equalTo: guide!.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    root.removeLayoutGuide(guide!)
    guide = nil

    left.isActive = true

    #expect(!left.isActive)
    expectOneFault(.secondItemGone, "view.left == (gone).left")
  }
}
