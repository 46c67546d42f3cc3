import Ashlar
import Testing

struct `A constraint` {
  let root = View(root: 100, 100)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
  }

  @Test func `says what it was made of`() {
    let constraint = LayoutConstraint(
      item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .height,
      multiplier: 2, constant: 5)

    #expect(constraint.firstItem === a)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === b)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 5)
  }

  @Test func `is required, inactive and without a name or an error at first`() {
    let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)

    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(constraint.error == nil)
  }

  @Test func `has a multiplier of 1 and a constant of 0 where none are given`() {
    let constraint = LayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .right)

    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
  }

  @Test func `has no second attribute without a second item`() {
    let constraint = LayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height, constant: 9)

    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.error == nil)
  }

  @Test func `keeps the identifier that it is given`() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 5)

    constraint.identifier = "narrow"

    #expect(constraint.identifier == "narrow")
  }

  @Test func `keeps whether it should be archived`() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 5)
    #expect(!constraint.shouldBeArchived)

    constraint.shouldBeArchived = true
    #expect(constraint.shouldBeArchived)

    constraint.shouldBeArchived = false
    #expect(!constraint.shouldBeArchived)
  }

  @Test func `keeps the constant and the priority that it is given while inactive`() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 5)

    constraint.constant = 42
    constraint.priority = 250.5
    constraint.multiplier = 3

    #expect(constraint.constant == 42)
    #expect(constraint.priority.rawValue == 250.5)
    #expect(constraint.multiplier == 3)
    #expect(!constraint.isActive)
  }

  @Test func `knows where it was written`() {
    let line = #line
    let direct = LayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
    let anchored = a.widthAnchor.constraint(equalToConstant: 5)

    #expect(direct.sourceLocation.description == "ConstraintTests.swift:\(line + 1)")
    #expect(anchored.sourceLocation.description == "ConstraintTests.swift:\(line + 3)")
    #expect(anchored.sourceLocation.fileID == #fileID)
  }

  @Test func `has attributes and relations with Apple's numbers`() {
    let attributes = LayoutConstraint.Attribute.allCases
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(
      attributes.map(\.description) == [
        "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width",
        "height", "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin",
        "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
        "centerXWithinMargins", "centerYWithinMargins",
      ])

    let relations = LayoutConstraint.Relation.allCases
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(relations.map(\.description) == ["<=", "==", ">="])
  }
}
