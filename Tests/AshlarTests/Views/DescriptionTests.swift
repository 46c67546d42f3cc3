import Ashlar
import Testing

struct `The description of a view` {
  let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  @Test func `has the type, the name and the frame`() {
    card.layoutIfNeeded()
    #expect(card.description == "View (0, 0, 320, 100)")

    card.name = "card"
    #expect(card.description == "View card (0, 0, 320, 100)")
  }

  @Test func `says that a view is hidden`() {
    card.isHidden = true
    card.layoutIfNeeded()

    #expect(card.description == "View (0, 0, 320, 100) hidden")
  }

  @Test func `says that a view waits for its first layout`() {
    #expect(card.description == "View (0, 0, 320, 100) (layout pending)")

    card.layoutIfNeeded()
    #expect(card.description == "View (0, 0, 320, 100)")
  }

  @Test func `says that a constraint has yet to be worked in`() {
    let title = View("title", in: card)
    let width = title.pin(x: 8, y: 8, width: 100, height: 20)[2]
    card.layoutIfNeeded()
    #expect(title.description == "View title (8, 8, 100, 20)")

    width.constant = 200
    #expect(title.description == "View title (8, 8, 100, 20) (layout pending)")

    card.layoutIfNeeded()
    #expect(title.description == "View title (8, 8, 200, 20)")
  }

  @Test func `says so of a view whose superview needs layout`() {
    let title = View("title", in: card)
    card.layoutIfNeeded()

    card.setNeedsLayout()

    #expect(title.description == "View title (0, 0, 0, 0) (layout pending)")
  }

  @Test func `has a line for each view of a tree`() {
    card.name = "card"
    let avatar = View("avatar", in: card)
    let texts = View("", in: card)
    texts.name = nil
    View("title", in: texts).pin(x: 0, y: 0, width: 236, height: 20)
    View("note", in: texts).pin(x: 0, y: 24.5, width: 236, height: 100.0 / 3)
    avatar.pin(x: 16, y: 16, width: 40, height: 40)
    texts.pin(x: 68, y: 16, width: 236, height: 68)
    texts.isHidden = true

    card.layoutIfNeeded()

    #expect(
      card.recursiveDescription == """
        View card (0, 0, 320, 100)
          View avatar (16, 16, 40, 40)
          View (68, 16, 236, 68) hidden
            View title (0, 0, 236, 20)
            View note (0, 24.5, 236, 33.333)
        """)
    #expect(avatar.recursiveDescription == "View avatar (16, 16, 40, 40)")
  }

  @Test func `has no addresses and is the same for the same tree`() {
    func tree() -> View {
      let root = View(root: 100, 100)
      for _ in 0..<3 { root.addSubview(View()) }
      return root
    }

    #expect(tree().recursiveDescription == tree().recursiveDescription)
  }

  /// A step for each level would be too much in a tree that is deep.
  @Test func `has the level in front instead of more than forty steps`() {
    var view = card
    for level in 1...41 { view = View("\(level)", in: view) }
    card.layoutIfNeeded()

    let blanks = String(repeating: "  ", count: 40)
    let bars = String(repeating: "|   ", count: 40)
    let lines = card.recursiveDescription.split(separator: "\n").suffix(2)
    #expect(lines == ["\(blanks)View 40 (0, 0, 0, 0)", "\(blanks)^41 View 41 (0, 0, 0, 0)"])
    let trace = card.autolayoutTrace.split(separator: "\n")
    #expect(trace[40].hasPrefix("\(bars)View:40"))
    #expect(trace[41].hasPrefix("\(bars)^41 View:41"))
  }
}
