import Ashlar
import Testing

/// What views may do while they are laid out.
struct `A view that reacts to its layout` {
  let journal = Journal()
  let root = View(root: 300, 200)
  let card: WatchedView
  let title: View

  init() {
    card = WatchedView("card", in: root, journal)
    title = View("title", in: card)
    card.pinEdges(inset: 10)
    title.pinCorner()
  }

  @Test func `reads the frames of its subviews after super`() {
    title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5).isActive = true
    var seen: CGFloat = 0
    card.whenLayingOut = { seen = $0.subviews[0].frame.width }

    root.layoutIfNeeded()

    #expect(seen == 140)
  }

  @Test func `changes a constraint inside itself, which counts at once`() {
    let height = title.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    card.whenLayingOut = { height.constant = $0.bounds.width / 4 }

    root.layoutIfNeeded()
    #expect(title.frame.height == 70)

    root.layout(in: CGSize(width: 100, height: 100))
    #expect(title.frame.height == 20)
  }

  @Test func `switches between two sets of constraints by its width`() {
    let wide = title.widthAnchor.constraint(equalToConstant: 100)
    let narrow = title.widthAnchor.constraint(equalToConstant: 10)
    card.whenLayingOut = { card in
      let isWide = card.bounds.width > 200
      narrow.isActive = !isWide
      wide.isActive = isWide
    }

    root.layoutIfNeeded()
    #expect(title.frame.width == 100)

    root.layout(in: CGSize(width: 200, height: 200))
    #expect(title.frame.width == 10)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `sets the frames of views that no constraint places`() {
    let free = View("free", keeping: .zero, in: card)
    card.whenLayingOut = { free.frame = CGRect(x: 0, y: 0, width: $0.bounds.width, height: 1) }

    root.layoutIfNeeded()

    #expect(frame(of: free) == [0, 0, 280, 1])
  }

  @Test func `adds a view, which is placed in the same layout`() {
    card.whenLayingOut = { card in
      if card.subviews.count == 1 { View("late", in: card).pinEdges(inset: 3) }
    }

    root.layoutIfNeeded()

    #expect(frame(of: card.subviews[1]) == [3, 3, 274, 174])
  }

  @Test func `removes a view, and the others stay in their places`() {
    let other = View("other", in: card)
    other.pin(x: 1, y: 2, width: 3, height: 4)
    card.whenLayingOut = { _ in self.title.removeFromSuperview() }

    root.layoutIfNeeded()

    #expect(card.subviews.map(\.name) == ["other"])
    #expect(frame(of: other) == [1, 2, 3, 4])
  }

  @Test func `removes itself`() {
    card.whenLayingOut = { $0.removeFromSuperview() }
    let other = View("other", in: root)
    other.pinEdges(inset: 1)

    root.layoutIfNeeded()

    #expect(root.subviews.map(\.name) == ["other"])
    #expect(frame(of: other) == [1, 1, 298, 198])
  }

  @Test func `lays out views inside itself`() {
    title.pin(x: 0, y: 0, width: 30, height: 20)
    card.whenLayingOut = { $0.subviews[0].layoutIfNeeded() }

    root.layoutIfNeeded()

    #expect(frame(of: title) == [0, 0, 30, 20])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `may lay out itself`() {
    card.whenLayingOut = { $0.layoutIfNeeded() }

    root.layoutIfNeeded()

    #expect(frame(of: card) == [10, 10, 280, 180])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `moves its superview's other subviews by a constraint outside itself`() {
    let side = View("side", in: root)
    let left = side.pin(x: 0, y: 0, width: 5, height: 5)[0]
    card.whenLayingOut = { left.constant = $0.bounds.width }

    root.layoutIfNeeded()

    #expect(frame(of: side) == [280, 0, 5, 5])
  }
}
