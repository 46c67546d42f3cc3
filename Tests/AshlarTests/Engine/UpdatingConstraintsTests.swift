import Ashlar
import Testing

struct `The update of constraints in a layout` {
  let journal = Journal()
  let root: WatchedView
  let card: WatchedView
  let title: WatchedView

  init() {
    root = WatchedView("root", journal)
    root.frame.size = CGSize(width: 300, height: 200)
    root.diagnostics.handler = .silent
    card = WatchedView("card", in: root, journal)
    title = WatchedView("title", in: card, journal)
  }

  private func updates() -> [String] {
    journal.read().filter { $0.hasPrefix("update") }
  }

  @Test func `happens once for new views, each before the view that contains it`() {
    root.layoutIfNeeded()
    #expect(updates() == ["update title", "update card", "update root"])

    root.layoutIfNeeded()
    #expect(updates() == [])
  }

  @Test func `happens before anything is placed`() {
    root.layoutIfNeeded()

    let entries = journal.read()
    let lastUpdate = entries.lastIndex { $0.hasPrefix("update") }
    let firstLayout = entries.firstIndex { $0.hasPrefix("layout") }
    #expect(lastUpdate! < firstLayout!)
  }

  @Test func `happens for the views that ask for it and no others`() {
    root.layoutIfNeeded()
    _ = journal.read()

    title.setNeedsUpdateConstraints()
    root.setNeedsUpdateConstraints()
    root.setNeedsUpdateConstraints()
    root.layoutIfNeeded()

    #expect(updates() == ["update title", "update root"])
  }

  @Test func `happens for the whole tree whichever view is laid out`() {
    title.layoutIfNeeded()

    #expect(updates() == ["update title", "update card", "update root"])
  }

  @Test func `does not happen because of a layout, a frame or a constant`() {
    let width = title.pin(x: 0, y: 0, width: 10, height: 10)[2]
    root.layoutIfNeeded()
    _ = journal.read()

    card.setNeedsLayout()
    root.frame.size = CGSize(width: 10, height: 10)
    width.constant = 20
    root.layoutIfNeeded()

    #expect(updates() == [])
  }

  @Test func `counts in the same layout`() {
    title.whenUpdating = { title in
      if title.constraints.isEmpty { title.pin(x: 1, y: 2, width: 30, height: 40) }
    }

    root.layoutIfNeeded()

    #expect(frame(of: title) == [1, 2, 30, 40])
  }

  @Test func `may make and remove views`() {
    card.whenUpdating = { card in
      guard card.subviews.count == 1 else { return }
      card.subviews[0].removeFromSuperview()
      View("late", in: card).pin(x: 5, y: 6, width: 7, height: 8)
      card.pin(x: 10, y: 20, width: 100, height: 50)
    }

    root.layoutIfNeeded()

    #expect(card.subviews.map(\.name) == ["late"])
    #expect(frame(of: card.subviews[0]) == [5, 6, 7, 8])
    #expect(frame(of: card) == [10, 20, 100, 50])
  }

  @Test func `may ask views above to update theirs in the same layout`() {
    root.layoutIfNeeded()
    _ = journal.read()

    title.whenUpdating = { $0.superview?.superview?.setNeedsUpdateConstraints() }
    title.setNeedsUpdateConstraints()
    root.layoutIfNeeded()

    #expect(updates() == ["update title", "update root"])
  }
}
