import Ashlar
import Testing

struct `A layout that would never end` {
  let journal = Journal()
  let root = View(root: 300, 200)
  let card: WatchedView

  init() {
    card = WatchedView("card", in: root, journal)
    card.pin(x: 10, y: 20, width: 100, height: 50)
  }

  @Test func `because a view always asks for another is cut off with a fault`() {
    card.whenLayingOut = { $0.setNeedsLayout() }

    root.layoutIfNeeded()

    #expect(root.endlessFaults > 0)
    #expect(root.diagnostics.faults.count == 1)
    #expect(root.diagnostics.faults.first?.description.contains("100 times in a row") == true)
    #expect(frame(of: card) == [10, 20, 100, 50])
  }

  @Test func `because a constraint changes in every round is cut off`() {
    let width = card.constraints[0]
    card.whenLayingOut = { _ in width.constant += 1 }

    root.layoutIfNeeded()

    #expect(root.endlessFaults > 0)
    #expect(frame(of: card)[0...1] == [10, 20])
  }

  @Test func `because a view never likes the width that it gets is cut off`() {
    let width = card.constraints[0]
    card.whenLayingOut = { width.constant = $0.bounds.width == 100 ? 99 : 100 }

    root.layoutIfNeeded()

    #expect(root.endlessFaults > 0)
  }

  @Test func `is no obstacle to the next`() {
    card.whenLayingOut = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    root.diagnostics.removeAll()

    card.whenLayingOut = { _ in }
    card.constraints[0].constant = 200
    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.isEmpty)
    #expect(frame(of: card) == [10, 20, 200, 50])
  }

  @Test func `is not one that settles after several rounds`() {
    let width = card.constraints[0]
    card.whenLayingOut = { _ in width.constant = min(width.constant + 10, 300) }

    root.layoutIfNeeded()

    #expect(root.endlessFaults == 0)
    #expect(card.frame.width == 300)
  }
}
