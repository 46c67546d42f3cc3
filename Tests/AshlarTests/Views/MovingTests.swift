import Ashlar
import Testing

struct `A laid-out view that moves` {
  let home = View(root: 300, 200)
  let away = View(root: 600, 400)
  let card: View
  let title: View

  /// A card that has its title inside at an inset of 5, at (10, 10) in its home.
  init() {
    card = View("card", in: home)
    title = View("title", in: card)
    card.pin(x: 10, y: 10, width: 100, height: 50)
    title.pinEdges(inset: 5)
    home.layoutIfNeeded()
  }

  @Test func `takes what is inside along`() {
    away.addSubview(card)
    card.pinCorner(x: 70, y: 80)
    away.layoutIfNeeded()

    #expect(frame(of: card) == [70, 80, 100, 50])
    #expect(frame(of: title) == [5, 5, 90, 40])
  }

  @Test func `leaves a home that can be laid out`() {
    away.addSubview(card)
    let rest = View("rest", in: home)
    rest.pinEdges(inset: 1)

    home.layout(in: CGSize(width: 30, height: 20))

    #expect(frame(of: rest) == [1, 1, 28, 18])
    #expect(frame(of: title) == [5, 5, 90, 40])
  }

  @Test func `can be laid out by itself once it is a root`() {
    LayoutConstraint.deactivate(card.constraints.filter { $0.secondItem == nil })
    card.removeFromSuperview()

    card.layout(in: CGSize(width: 40, height: 30))

    #expect(frame(of: title) == [5, 5, 30, 20])
  }

  @Test func `keeps its size constraints, which then speak against its frame as a root`() {
    card.removeFromSuperview()
    card.diagnostics.handler = .silent

    card.layout(in: CGSize(width: 40, height: 50))

    // A root's frame holds it: the width of 100 does not, and the height of 50 agrees.
    #expect(card.frame.size == CGSize(width: 40, height: 50))
    #expect(card.diagnostics.conflicts.map(\.missedBy) == [60])
  }

  @Test func `can go back and forth`() {
    for round in 0..<5 {
      away.addSubview(card)
      card.pinCorner(x: CGFloat(round), y: 0)
      away.layoutIfNeeded()
      #expect(frame(of: card) == [CGFloat(round), 0, 100, 50])

      home.addSubview(card)
      card.pinCorner(x: 0, y: CGFloat(round))
      home.layoutIfNeeded()
      #expect(frame(of: card) == [0, CGFloat(round), 100, 50])
      #expect(frame(of: title) == [5, 5, 90, 40])
    }
  }

  @Test func `inside its tree needs new constraints to where it is then`() {
    let shelf = View("shelf", in: home)
    shelf.pin(x: 200, y: 0, width: 100, height: 200)

    shelf.addSubview(card)
    card.pinCorner(x: 1, y: 2)
    home.layoutIfNeeded()

    #expect(frame(of: card) == [1, 2, 100, 50])
    #expect(frame(of: title) == [5, 5, 90, 40])
  }
}

struct `A laid-out tree added under another` {
  let page = View(root: 400, 300)
  let card = View(root: 100, 50)
  let title: View

  init() {
    card.name = "card"
    title = View("title", in: card)
    title.pinEdges(inset: 5)
    card.layoutIfNeeded()
    page.layoutIfNeeded()
  }

  @Test func `keeps its frame until the program sets another one`() {
    card.frame.origin = CGPoint(x: 30, y: 40)

    page.addSubview(card)
    page.layoutIfNeeded()

    #expect(frame(of: card) == [30, 40, 100, 50])
    #expect(frame(of: title) == [5, 5, 90, 40])
  }

  @Test func `follows constraints to the new tree`() {
    card.translatesAutoresizingMaskIntoConstraints = false

    page.addSubview(card)
    card.pinEdges(inset: 10)
    page.layoutIfNeeded()

    #expect(frame(of: card) == [10, 10, 380, 280])
    #expect(frame(of: title) == [5, 5, 370, 270])
  }

  @Test func `keeps changes that were waiting for a layout`() {
    card.frame.size.width = 200
    let width = title.constraints.isEmpty ? card.constraints[2] : title.constraints[0]
    width.constant = -25

    page.addSubview(card)
    page.layoutIfNeeded()

    #expect(frame(of: title) == [5, 5, 170, 40])
  }

  @Test func `brings its faults and takes over the settings of the tree`() {
    page.environment.direction = .rightToLeft
    card.addSubview(card)
    #expect(card.diagnostics.faults.count == 1)

    page.addSubview(card)

    #expect(page.diagnostics.faults.count == 1)
    #expect(card.environment.direction == .rightToLeft)
  }

  @Test func `has one set of diagnostics with it`() {
    page.addSubview(card)

    #expect(card.diagnostics === page.diagnostics)
    #expect(title.diagnostics === page.diagnostics)
  }

  @Test func `has its own diagnostics again when it is removed`() {
    page.addSubview(card)

    card.removeFromSuperview()

    #expect(card.diagnostics !== page.diagnostics)
    #expect(title.diagnostics === card.diagnostics)
  }
}
