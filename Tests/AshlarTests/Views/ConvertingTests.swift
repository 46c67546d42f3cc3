import Ashlar
import Testing

struct `Converting` {
  let root = View(frame: CGRect(x: 1, y: 2, width: 500, height: 500))
  let card = View(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
  let title = View(frame: CGRect(x: 5, y: 6, width: 100, height: 30))
  let badge = View(frame: CGRect(x: 400, y: 40, width: 20, height: 20))

  init() {
    root.addSubviews(card, badge)
    card.addSubview(title)
  }

  @Test func `a point to a superview adds where the view is`() {
    #expect(title.convert(CGPoint(x: 1, y: 1), to: card) == CGPoint(x: 6, y: 7))
    #expect(title.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 27))
  }

  @Test func `a point from a superview subtracts where the view is`() {
    #expect(title.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 1))
  }

  @Test func `a point to another branch goes by way of the common superview`() {
    // The corner of the title is at (15, 26) in the root, that of the badge at (400, 40).
    #expect(title.convert(CGPoint.zero, to: badge) == CGPoint(x: -385, y: -14))
    #expect(badge.convert(CGPoint.zero, from: title) == CGPoint(x: -385, y: -14))
  }

  @Test func `a point to itself changes nothing`() {
    #expect(title.convert(CGPoint(x: 3, y: 4), to: title) == CGPoint(x: 3, y: 4))
  }

  @Test func `a rectangle moves it and keeps its size`() {
    let inRoot = title.convert(CGRect(x: 0, y: 0, width: 100, height: 30), to: root)

    #expect(inRoot == CGRect(x: 15, y: 26, width: 100, height: 30))
    #expect(title.convert(inRoot, from: root) == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func `to nothing goes to the space in which the root has its frame`() {
    #expect(title.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 28))
    #expect(root.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(root.convert(CGPoint(x: 1, y: 2), from: nil) == CGPoint.zero)
  }

  @Test func `between trees takes both roots to be in one space`() {
    let other = View(frame: CGRect(x: 100, y: 100, width: 10, height: 10))

    #expect(title.convert(CGPoint.zero, to: other) == CGPoint(x: -84, y: -72))
  }

  @Test func `takes account of where the bounds begin`() {
    card.bounds.origin = CGPoint(x: 0, y: 50)

    // The card shows what begins at 50: the title, at 6 in it, is 44 above the card's top edge.
    #expect(title.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -24))
  }
}
