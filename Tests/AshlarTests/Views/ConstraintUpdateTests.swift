import Ashlar
import Testing

struct `Bringing constraints up to date` {
  let journal = Journal()
  let root: WatchedView
  let card: WatchedView
  let title: WatchedView
  let other: WatchedView

  init() {
    root = WatchedView("root", journal)
    card = WatchedView("card", in: root, journal)
    title = WatchedView("title", in: card, journal)
    other = WatchedView("other", in: root, journal)
  }

  @Test func `is due in a new view and not after a layout`() {
    #expect(card.needsUpdateConstraints())

    root.layoutIfNeeded()
    #expect(!card.needsUpdateConstraints())

    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints())
  }

  @Test func `reaches the view and what is inside it, leaves first, and lays out nothing`() {
    card.updateConstraintsIfNeeded()

    #expect(journal.read() == ["update title", "update card"])
    #expect(root.needsUpdateConstraints())
    #expect(other.needsUpdateConstraints())
  }

  @Test func `calls only views that are marked, once`() {
    root.layoutIfNeeded()
    _ = journal.read()

    title.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    root.updateConstraintsIfNeeded()
    root.layoutIfNeeded()

    #expect(journal.read() == ["update title"])
  }

  @Test func `waits for the next time in a view that one inside it marks, if it was not due`() {
    root.layoutIfNeeded()
    _ = journal.read()
    title.setNeedsUpdateConstraints()
    title.whenUpdating = { [root] _ in root.setNeedsUpdateConstraints() }

    root.updateConstraintsIfNeeded()

    #expect(journal.read() == ["update title"])
    #expect(root.needsUpdateConstraints())
  }

  @Test func `is due when a view asks for another size`() {
    root.layoutIfNeeded()
    _ = journal.read()

    title.invalidateIntrinsicContentSize()
    #expect(title.needsUpdateConstraints())
    #expect(!card.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(journal.read() == ["update title"])

    title.contentSize = CGSize(width: 10, height: 10)
    root.updateConstraintsIfNeeded()
    #expect(journal.read() == ["update title"])
  }

  @Test func `may be when a view asks for another size, each time`() {
    title.whenUpdating = { $0.invalidateIntrinsicContentSize() }

    root.layoutIfNeeded()

    #expect(journal.read().count { $0 == "update title" } == 1)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `is over for a view that one inside it has marked meanwhile`() {
    let plain = View(name: "plain")
    plain.addSubview(card)
    card.whenUpdating = { $0.superview?.setNeedsUpdateConstraints() }

    plain.updateConstraintsIfNeeded()

    #expect(!plain.needsUpdateConstraints())
    #expect(journal.read() == ["update title", "update card"])
  }

  @Test func `for ever inside itself ends`() {
    card.whenUpdating = { view in
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
    }

    card.updateConstraintsIfNeeded()

    #expect(!journal.read().isEmpty)
  }

  @Test func `for ever in layouts is cut off with a report`() {
    root.diagnostics.handler = .silent
    card.whenUpdating = { $0.setNeedsUpdateConstraints() }

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.map(\.reason) == [.endlessLayout(view: "card", passes: 100)])
  }
}
