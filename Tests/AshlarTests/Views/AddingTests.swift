import Ashlar
import Testing

struct `Adding views` {
  let card = View(name: "card")
  let back = View(name: "back")
  let middle = View(name: "middle")
  let front = View(name: "front")

  init() {
    card.addSubviews(back, middle, front)
  }

  private var names: [String?] { card.subviews.map(\.name) }

  @Test func `puts each view in front of those before it`() {
    #expect(names == ["back", "middle", "front"])
    #expect(card.subviews.allSatisfy { $0.superview === card })
    #expect(card.superview == nil)
  }

  @Test(arguments: [
    (-7, ["new", "back", "middle", "front"]), (0, ["new", "back", "middle", "front"]),
    (1, ["back", "new", "middle", "front"]), (3, ["back", "middle", "front", "new"]),
    (99, ["back", "middle", "front", "new"]),
  ])
  func `takes an index that counts from the back, and the nearest one for others`(
    index: Int, expected: [String]
  ) {
    card.insertSubview(View(name: "new"), at: index)

    #expect(names == expected)
  }

  @Test func `puts a view directly in front of a sibling`() {
    card.insertSubview(View(name: "new"), aboveSubview: middle)

    #expect(names == ["back", "middle", "new", "front"])
  }

  @Test func `puts a view directly behind a sibling`() {
    card.insertSubview(View(name: "new"), belowSubview: middle)

    #expect(names == ["back", "new", "middle", "front"])
  }

  @Test func `puts a view in front of all where the sibling is not a subview`() {
    card.insertSubview(View(name: "one"), aboveSubview: View())
    card.insertSubview(View(name: "two"), belowSubview: View())

    #expect(names == ["back", "middle", "front", "one", "two"])
  }

  @Test func `brings a view to the front when it is added to the same superview again`() {
    card.addSubview(back)

    #expect(names == ["middle", "front", "back"])
  }

  @Test func `counts places without the view itself when it moves inside its superview`() {
    card.insertSubview(back, at: 1)
    #expect(names == ["middle", "back", "front"])

    card.insertSubview(front, belowSubview: middle)
    #expect(names == ["front", "middle", "back"])

    card.insertSubview(front, aboveSubview: middle)
    #expect(names == ["middle", "front", "back"])
  }
}

struct `Reordering views` {
  let card = View(name: "card")
  let back = View(name: "back")
  let middle = View(name: "middle")
  let front = View(name: "front")

  init() {
    card.addSubviews(back, middle, front)
  }

  private var names: [String?] { card.subviews.map(\.name) }

  @Test func `lets two change places`() {
    let root = View()
    let (first, second, third) = (View(), View(), View())
    root.addSubviews(first, second, third)

    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [third, second, first])

    root.exchangeSubview(at: 0, withSubviewAt: 3)
    root.exchangeSubview(at: -1, withSubviewAt: 0)
    #expect(root.subviews == [third, second, first])
  }

  @Test func `brings a subview to the front`() {
    card.bringSubviewToFront(back)

    #expect(names == ["middle", "front", "back"])
  }

  @Test func `sends a subview to the back`() {
    card.sendSubviewToBack(front)

    #expect(names == ["front", "back", "middle"])
  }

  @Test func `leaves views of other superviews where they are`() {
    let stranger = View(name: "stranger")
    middle.addSubview(stranger)

    card.bringSubviewToFront(stranger)
    card.sendSubviewToBack(stranger)

    #expect(names == ["back", "middle", "front"])
    #expect(stranger.superview === middle)
  }

  @Test func `keeps constraints and frames`() {
    let root = View(root: 100, 50)
    let left = View("left", in: root)
    let right = View("right", in: root)
    left.pin(x: 0, y: 0, width: 30, height: 50)
    right.pin(x: 30, y: 0, width: 70, height: 50)
    root.layoutIfNeeded()

    root.bringSubviewToFront(left)
    root.addSubview(right)
    root.layoutIfNeeded()

    #expect(left.constraints.count == 2)
    #expect(frame(of: left) == [0, 0, 30, 50])
    #expect(frame(of: right) == [30, 0, 70, 50])
  }
}
