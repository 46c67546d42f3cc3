import Ashlar
import Testing

struct `Where people read from right to left` {
  let root = View(root: 300, 100)
  let a: View
  let b: View

  /// A view at 100, 60 wide, and one to be placed, 50 wide.
  init() {
    root.environment.direction = .rightToLeft
    a = View("a", in: root)
    b = View("b", in: root)
    a.pin(x: 100, y: 0, width: 60, height: 10)
    b.widthAnchor.constraint(equalToConstant: 50).isActive = true
  }

  private func place(
    _ first: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation = .equal,
    to other: View, _ second: LayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    LayoutConstraint(
      item: b, attribute: first, relatedBy: relation, toItem: other, attribute: second,
      multiplier: multiplier, constant: constant
    ).isActive = true
    root.layoutIfNeeded()
  }

  @Test func `leading is right, and constants go to the left`() {
    place(.leading, to: root, .leading, constant: 8)
    #expect(b.frame.maxX == 292)
  }

  @Test func `trailing is left, and negative constants go to the right`() {
    place(.trailing, to: root, .trailing, constant: -8)
    #expect(b.frame.minX == 8)
  }

  @Test func `the next view is to the left of the one before`() {
    place(.leading, to: a, .trailing, constant: 8)
    #expect(b.frame.maxX == 92)
  }

  @Test func `more means further to the left`() {
    let wish = b.rightAnchor.constraint(equalTo: root.rightAnchor)
    wish.priority = .low
    wish.isActive = true

    place(.leading, .greaterThanOrEqual, to: a, .trailing, constant: 8)

    #expect(b.frame.maxX == 92)
  }

  @Test func `less means further to the right`() {
    let wish = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    wish.priority = .low
    wish.isActive = true

    place(.leading, .lessThanOrEqual, to: a, .trailing, constant: 8)

    #expect(b.frame.maxX == 92)
  }

  @Test func `a multiple of the trailing edge is a multiple of nothing`() {
    place(.trailing, to: root, .trailing, multiplier: 0.8)
    #expect(b.frame.minX == 0)
  }

  @Test func `a multiple of the leading edge is a multiple of the right edge`() {
    place(.trailing, to: root, .leading, multiplier: 0.5)
    #expect(b.frame.minX == 150)
  }

  @Test func `the middle goes with the edge beside it`() {
    place(.leading, to: root, .centerX, constant: 8)
    #expect(b.frame.maxX == 142)
  }

  @Test func `the middle beside an absolute edge is as ever`() {
    place(.left, to: root, .centerX, constant: 8)
    #expect(b.frame.minX == 158)
  }

  @Test func `the middle beside the middle is as ever`() {
    place(.centerX, to: root, .centerX, constant: 8)
    #expect(b.frame.midX == 158)
  }

  @Test func `the middle beside a directional edge goes with that`() {
    place(.centerX, to: a, .leading, constant: 5)
    #expect(b.frame.midX == 155)
  }

  @Test func `left and right are as ever`() {
    place(.left, to: a, .right, constant: 8)
    #expect(b.frame.minX == 168)
  }

  @Test func `extents and the vertical axis are as ever`() {
    place(.top, to: a, .bottom, constant: 8)
    place(.height, to: a, .width, constant: 3)
    #expect(b.frame.minY == 18)
    #expect(b.frame.height == 63)
  }

  @Test func `guides are like views`() {
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true

    place(.leading, to: root, .leading)
    root.layoutIfNeeded()

    #expect(guide.layoutFrame.maxX == 295)
  }

  @Test func `a layout from before is turned round`() {
    root.environment.direction = .leftToRight
    place(.leading, to: a, .trailing, constant: 8)
    #expect(b.frame.minX == 168)

    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(b.frame.maxX == 92)

    root.environment.direction = .leftToRight
    root.layoutIfNeeded()
    #expect(b.frame.minX == 168)
  }

  @Test func `constants still change`() {
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    gap.isActive = true
    root.layoutIfNeeded()

    gap.constant = 20
    root.layoutIfNeeded()

    #expect(b.frame.maxX == 80)
  }
}
