import Ashlar
import Testing

private let locationAlone =
  "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
  + "an illegal constraint of a location equal to a constant. Location attributes must be specified "
  + "in pairs."
private let directionalWithAbsolute =
  "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
  + "leading/trailing for both or neither."

struct `A constraint makes no sense` {
  let root = View(root: 100, 100)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
  }

  private func constraint(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute, multiplier: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second,
      multiplier: multiplier)
  }

  /// That it has an error with a reason, and is a fault with it when it is activated.
  private func expectRefusal(
    of constraint: LayoutConstraint, _ error: LayoutConstraintError, _ reason: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(constraint.error == error, sourceLocation: location)
    #expect(constraint.error?.reason == reason, sourceLocation: location)

    constraint.isActive = true

    #expect(!constraint.isActive, sourceLocation: location)
    let fault = root.diagnostics.faults.last
    #expect(
      fault?.reason == .illegalConstraint(error, constraint: constraint.description),
      sourceLocation: location)
    #expect(fault?.location == constraint.sourceLocation, sourceLocation: location)
  }

  @Test func `without a first item`() {
    let nothing = LayoutConstraint(
      item: nil, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left)

    expectRefusal(of: nothing, .noFirstItem, "Constraint must contain a first layout item")
    #expect(
      root.diagnostics.faults.last?.reason.description
        == "Constraint must contain a first layout item. (gone).left == b.left was left out.")
  }

  @Test func `without a first attribute`() {
    expectRefusal(
      of: constraint(.notAnAttribute, .left, multiplier: 1), .unknownAttribute,
      "Unknown layout attribute")
  }

  @Test func `with a second item that has no attribute`() {
    expectRefusal(
      of: constraint(.width, .notAnAttribute, multiplier: 1), .unknownAttribute,
      "Unknown layout attribute")
  }

  @Test(arguments: [
    LayoutConstraint.Attribute.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
    .firstBaseline, .lastBaseline,
  ])
  func `when a place is compared with a number`(place: LayoutConstraint.Attribute) {
    let alone = LayoutConstraint(
      item: a, attribute: place, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: 10)

    expectRefusal(of: alone, .locationWithoutPartner, locationAlone)
    expectRefusal(
      of: constraint(place, place, multiplier: 0), .locationWithoutPartner, locationAlone)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.left, LayoutConstraint.Attribute.width), (.width, .left),
    (.top, .height), (.height, .bottom), (.centerX, .width), (.width, .centerY),
    (.firstBaseline, .height),
  ])
  func `when a place is compared with an extent`(
    first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute
  ) {
    expectRefusal(
      of: constraint(first, second, multiplier: 1), .locationWithSize,
      "Invalid pairing of layout attributes.")
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.leading, LayoutConstraint.Attribute.left), (.left, .leading),
    (.leading, .right), (.right, .trailing), (.trailing, .left), (.trailing, .right),
    (.left, .trailing), (.right, .leading),
  ])
  func `when leading or trailing meets left or right`(
    first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute
  ) {
    expectRefusal(
      of: constraint(first, second, multiplier: 1), .directionalWithAbsolute,
      directionalWithAbsolute)
  }

  @Test func `first for what Apple's frameworks look at first`() {
    // A missing partner comes before the pairing, and the pairing before the numbers.
    #expect(constraint(.left, .width, multiplier: 0).error == .locationWithoutPartner)
    #expect(constraint(.left, .width, multiplier: .nan).error == .locationWithSize)
    #expect(constraint(.left, .leading, multiplier: .infinity).error == .directionalWithAbsolute)
    let unknown = LayoutConstraint(
      item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .left)
    #expect(unknown.error == .noFirstItem)
  }

  @Test func `and can be caught where it is made`() {
    #expect(throws: LayoutConstraintError.locationWithSize) {
      try LayoutConstraint(
        validating: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .width)
    }
    #expect(throws: LayoutConstraintError.locationWithoutPartner) {
      try LayoutConstraint(
        validating: a, attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, constant: 5)
    }
    #expect(throws: Never.self) {
      let width = try LayoutConstraint(
        validating: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width)
      #expect(width.error == nil)
    }
  }

  @Test func `every time that it is activated`() {
    let senseless = constraint(.left, .width, multiplier: 1)

    senseless.isActive = true
    senseless.isActive = true

    #expect(root.diagnostics.faults.count == 2)
    root.diagnostics.removeAll()
    #expect(root.diagnostics.faults.isEmpty)
  }
}
