import Ashlar
import Testing

struct `Hooks of the tree` {
  private let journal = Journal()

  @Test func `tell the superview first and then the view when a view is added`() {
    let card = HookedView("card", journal)
    let title = HookedView("title", journal)

    card.addSubview(title)

    #expect(journal.read() == ["title goes to card", "card got title", "title is in card"])
  }

  @Test func `tell the superview while it still has the view that it is losing`() {
    let card = HookedView("card", journal)
    let title = HookedView("title", journal)
    card.addSubview(title)
    _ = journal.read()

    title.removeFromSuperview()

    #expect(journal.read() == ["card loses title", "title goes to nothing", "title is in nothing"])
  }

  @Test func `tell the old superview, the new one and the view when a view moves`() {
    let old = HookedView("old", journal)
    let new = HookedView("new", journal)
    let title = HookedView("title", journal)
    old.addSubview(title)
    _ = journal.read()

    new.addSubview(title)

    let told = journal.read()
    #expect(told.first == "old loses title")
    #expect(told.suffix(2) == ["new got title", "title is in new"])
  }

  @Test func `are silent about views deeper down`() {
    let card = HookedView("card", journal)
    let box = HookedView("box", journal)
    box.addSubview(HookedView("title", journal))
    _ = journal.read()

    card.addSubview(box)

    #expect(journal.read() == ["box goes to card", "card got box", "box is in card"])
  }

  @Test func `are silent when a root is removed or a view stays in its superview`() {
    let card = HookedView("card", journal)
    let title = HookedView("title", journal)
    card.addSubview(title)
    _ = journal.read()

    card.removeFromSuperview()
    card.bringSubviewToFront(title)
    card.sendSubviewToBack(title)

    #expect(journal.read() == [])
  }

  @Test func `may take the view somewhere else before it comes`() {
    let card = View(name: "card")
    let shelf = View(name: "shelf")
    let title = HookedView("title", journal)
    title.whenGoing = { title, superview in if superview === card { shelf.addSubview(title) } }

    card.addSubview(title)

    #expect(title.superview === shelf)
    #expect(card.subviews.isEmpty)
  }

  @Test func `may change the tree`() {
    let root = View(root: 100, 100)
    let card = HookedView("card", journal)
    card.whenGot = { card, view in
      if card.subviews.count == 1 { card.addSubview(View(name: "shadow of \(view.name!)")) }
    }
    root.addSubview(card)

    card.addSubview(View(name: "title"))

    #expect(card.subviews.map(\.name) == ["title", "shadow of title"])
  }
}

/// A view that writes down what its hooks are told.
private final class HookedView: View {
  private let journal: Journal
  var whenGot: (HookedView, View) -> Void = { _, _ in }
  var whenGoing: (HookedView, View?) -> Void = { _, _ in }

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    self.name = name
  }

  override func didAddSubview(_ subview: View) {
    #expect(subview.superview === self)
    journal.write("\(reportName) got \(subview.reportName)")
    whenGot(self, subview)
  }

  override func willRemoveSubview(_ subview: View) {
    #expect(subviews.contains { $0 === subview })
    journal.write("\(reportName) loses \(subview.reportName)")
  }

  override func willMove(toSuperview newSuperview: View?) {
    journal.write("\(reportName) goes to \(newSuperview?.reportName ?? "nothing")")
    whenGoing(self, newSuperview)
  }

  override func didMoveToSuperview() {
    journal.write("\(reportName) is in \(superview?.reportName ?? "nothing")")
  }
}
