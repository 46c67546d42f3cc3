import Ashlar
import Testing

struct `An anchor` {
  let root = View(root: 400, 300)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
  }

  @Test func `is the same object every time`() {
    #expect(a.leftAnchor === a.leftAnchor)
    #expect(a.leadingAnchor === a.leadingAnchor)
    #expect(a.firstBaselineAnchor === a.firstBaselineAnchor)
    #expect(a.widthAnchor === a.widthAnchor)
    #expect(a.leftAnchor !== a.leadingAnchor)
    #expect(a.leftAnchor !== b.leftAnchor)
  }

  @Test func `goes when the program keeps it no longer, and others stay the same`() {
    let left = a.leftAnchor
    var top: LayoutYAxisAnchor? = a.topAnchor
    weak let goneTop = top
    var width: LayoutDimension? = a.widthAnchor
    weak let goneWidth = width
    let right = a.rightAnchor

    top = nil
    #expect(goneTop == nil)
    #expect(a.widthAnchor === width)
    width = nil
    #expect(goneWidth == nil)
    #expect(a.leftAnchor === left)
    #expect(a.rightAnchor === right)
    #expect(a.topAnchor.name == "a.top")
  }

  @Test func `makes constraints that become active in order, whatever they compare`() {
    let left = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    let distance = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 0)
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)

    LayoutConstraint.activate([left, left, distance, top, left])

    #expect(root.constraints == [left, distance, top])
  }

  @Test func `belongs to its item`() {
    let guide = LayoutGuide(name: "guide")

    #expect(a.topAnchor.item === a)
    #expect(guide.widthAnchor.item === guide)
  }

  @Test func `is called by its item and its attribute`() {
    #expect(a.centerXAnchor.description == "a.centerX")
    #expect(b.lastBaselineAnchor.name == "b.lastBaseline")
  }

  @Test func `makes constraints from itself to another, with a multiplier of 1`() {
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)

    #expect(constraint.firstItem === a)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem === b)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 8)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
  }

  @Test func `makes constraints of all three relations`() {
    let bottom = a.bottomAnchor

    #expect(bottom.constraint(equalTo: b.topAnchor).relation == .equal)
    #expect(bottom.constraint(lessThanOrEqualTo: b.topAnchor).relation == .lessThanOrEqual)
    #expect(bottom.constraint(greaterThanOrEqualTo: b.topAnchor).relation == .greaterThanOrEqual)
    #expect(bottom.constraint(greaterThanOrEqualTo: b.topAnchor).constant == 0)
  }

  @Test func `of an extent makes constraints to a number`() {
    let width = a.widthAnchor

    for constraint in [
      width.constraint(equalToConstant: 50), width.constraint(lessThanOrEqualToConstant: 50),
      width.constraint(greaterThanOrEqualToConstant: 50),
    ] {
      #expect(constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
      #expect(constraint.multiplier == 1)
      #expect(constraint.constant == 50)
    }
    #expect(width.constraint(lessThanOrEqualToConstant: 5).relation == .lessThanOrEqual)
    #expect(width.constraint(greaterThanOrEqualToConstant: 5).relation == .greaterThanOrEqual)
  }

  @Test func `of an extent makes constraints to a multiple of another`() {
    let width = a.widthAnchor
    let constraint = width.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 3)

    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(
      width.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2).relation
        == .lessThanOrEqual)
    #expect(
      width.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2).relation
        == .greaterThanOrEqual)
  }

  @Test func `is the one that its constraints have on each side`() {
    let constraint = LayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .height)
    let alone = a.topAnchor.constraint(equalTo: b.topAnchor)
    let constant = a.heightAnchor.constraint(equalToConstant: 5)

    #expect(constraint.firstAnchor === a.widthAnchor)
    #expect(constraint.secondAnchor === b.heightAnchor)
    #expect(alone.firstAnchor === a.topAnchor)
    #expect(constant.secondAnchor == nil)
  }

  @Test func `does not keep its item`() {
    var view: View? = View(name: "view")
    let anchor = view!.leftAnchor

    view = nil

    #expect(anchor.item == nil)
    #expect(anchor.description == "(gone).left")
  }

  @Test func `of a directional edge beside an absolute one is a fault when it counts`() {
    let mixed = a.leadingAnchor.constraint(equalTo: b.leftAnchor)
    #expect(mixed.error == .directionalWithAbsolute)
    #expect(root.diagnostics.faults.isEmpty)

    mixed.isActive = true

    #expect(!mixed.isActive)
    #expect(root.diagnostics.faults.count == 1)
    #expect(root.diagnostics.faults.first?.description.contains("AnchorTests.swift") == true)
  }

  /// The example of the first document: anchors alone, with a 400 × 300 page.
  @Test func `places the buttons of the document`() {
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      a.widthAnchor.constraint(equalToConstant: 100),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.leftAnchor.constraint(equalTo: a.leftAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 20),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: a) == [20, 100, 100, 50])
    #expect(frame(of: b) == [20, 170, 200, 200])
  }
}
