import Ashlar
import Testing

struct `Attributes inside margins` {
  let root = View(root: 400, 400)
  let view: View

  /// A view of 200 × 100 in a root with margins of 10, 20, 30 and 40.
  init() {
    view = View("view", in: root)
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
  }

  private func place(
    _ first: LayoutConstraint.Attribute, at second: LayoutConstraint.Attribute,
    constant: CGFloat = 0
  ) {
    LayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      constant: constant
    ).isActive = true
    root.layoutIfNeeded()
  }

  @Test func `are the edges moved in`() {
    place(.left, at: .leftMargin)
    place(.top, at: .topMargin)
    #expect(view.frame.origin == CGPoint(x: 20, y: 10))
  }

  @Test func `are the far edges moved in`() {
    place(.trailing, at: .trailingMargin)
    place(.bottom, at: .bottomMargin)
    #expect(view.frame.origin == CGPoint(x: 160, y: 270))
  }

  /// The middle between 20 and 360 is 190, that between 10 and 370 as well.
  @Test func `are the middles between the margins`() {
    place(.centerX, at: .centerXWithinMargins)
    place(.centerY, at: .centerYWithinMargins)
    #expect(view.center == CGPoint(x: 190, y: 190))
  }

  @Test func `change sides with the direction of reading`() {
    root.environment.direction = .rightToLeft

    place(.leading, at: .leadingMargin, constant: 5)

    #expect(view.frame.maxX == 355)
  }

  @Test func `stand on the left as well`() {
    view.layoutMargins = EdgeInsets(all: 3)
    place(.leftMargin, at: .left)
    place(.bottomMargin, at: .bottomMargin)
    #expect(view.frame.origin == CGPoint(x: -3, y: 273))
  }

  @Test func `follow the margins`() {
    place(.left, at: .leftMargin)

    root.layoutMargins.left = 25
    root.layoutIfNeeded()

    #expect(view.frame.minX == 25)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.leadingMargin, LayoutConstraint.Attribute.left),
    (.left, .trailingMargin), (.leftMargin, .leading), (.rightMargin, .trailingMargin),
  ])
  func `are as directional as their edges`(
    first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute
  ) {
    let constraint = LayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second)
    #expect(constraint.error == .directionalWithAbsolute)
  }

  @Test(arguments: [
    LayoutConstraint.Attribute.leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ])
  func `are places of views`(attribute: LayoutConstraint.Attribute) {
    let alone = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
    let withSize = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: attribute)
    let ofGuide = LayoutConstraint(
      item: root.safeAreaLayoutGuide, attribute: attribute, relatedBy: .equal, toItem: root,
      attribute: attribute)

    #expect(alone.error == .locationWithoutPartner)
    #expect(withSize.error == .locationWithSize)
    #expect(ofGuide.error == .unknownAttribute)
    #expect("\(ofGuide)" == "root.safeAreaLayoutGuide.\(attribute) == root.\(attribute)")
  }

  @Test func `are found by their item`() {
    place(.left, at: .leftMargin)
    #expect(root.constraints(firstItem: view, firstAttribute: .left).count == 1)

    root.removeConstraints(firstItem: view, firstAttribute: .leftMargin)
    #expect(root.constraints.count == 1)
    root.removeConstraints(firstItem: view, firstAttribute: .left)
    #expect(root.constraints.isEmpty)
  }
}
