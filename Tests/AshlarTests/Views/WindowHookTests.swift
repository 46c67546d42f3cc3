import Ashlar
import Testing

/// Source: Apple, `UIView.willMove(toWindow:)` and `didMoveToWindow()`.
struct `Hooks of windows` {
  private let journal = Journal()
  private let window = Window(name: "window")

  @Test func `tell a view that comes, and the views inside it, the outer ones first`() {
    let card = WindowHookedView("card", journal)
    card.addSubview(WindowHookedView("title", journal))
    #expect(journal.read() == ["title goes to card", "title is in card"])

    window.addSubview(card)
    #expect(
      journal.read() == [
        "card goes to window", "card comes into window", "title comes into window",
        "card has come into window", "title has come into window", "card is in window",
      ])
  }

  @Test func `tell a view that leaves, and the views inside it`() {
    let card = WindowHookedView("card", journal)
    window.addSubview(card)
    card.addSubview(WindowHookedView("title", journal))
    _ = journal.read()

    card.removeFromSuperview()
    #expect(
      journal.read() == [
        "card goes to nothing", "card leaves its window", "title leaves its window",
        "card has left its window", "title has left its window", "card is in nothing",
      ])
  }

  @Test func `tell a view that is added to one in a window`() {
    let card = View("card", in: View("page", in: window))
    card.addSubview(WindowHookedView("title", journal))

    #expect(
      journal.read() == [
        "title goes to card", "title comes into window", "title has come into window",
        "title is in card",
      ])
  }

  @Test func `are silent where there is no window, and inside one`() {
    let page = View(name: "page")
    let title = WindowHookedView("title", journal)
    page.addSubview(title)
    title.removeFromSuperview()
    let card = View("card", in: window)
    card.addSubview(title)
    _ = journal.read()

    window.addSubview(title)
    #expect(
      journal.read() == [
        "title goes to nothing", "title is in nothing", "title goes to window",
        "title is in window",
      ])
  }

  @Test func `tell a view twice that moves from one window to another`() {
    let title = WindowHookedView("title", journal)
    window.addSubview(title)
    _ = journal.read()

    let other = Window(name: "other")
    other.addSubview(title)
    #expect(
      journal.read() == [
        "title goes to nothing", "title leaves its window", "title has left its window",
        "title is in nothing", "title goes to other", "title comes into other",
        "title has come into other", "title is in other",
      ])
  }

  @Test func `tell the view of a controller`() {
    let controller = ViewController()
    controller.view.addSubview(WindowHookedView("title", journal))
    _ = journal.read()

    window.rootViewController = controller
    #expect(journal.read() == ["title comes into window", "title has come into window"])
    window.rootViewController = nil
    #expect(journal.read() == ["title leaves its window", "title has left its window"])
  }

  @Test func `may take the view away`() {
    let card = WindowHookedView("card", journal)
    let title = WindowHookedView("title", journal)
    card.addSubview(title)
    card.whenTold = { _ in title.removeFromSuperview() }
    _ = journal.read()

    window.addSubview(card)
    #expect(card.superview === window)
    #expect(title.superview == nil)
    #expect(
      journal.read() == [
        "card goes to window", "card comes into window", "title goes to nothing",
        "title is in nothing", "card has come into window", "card is in window",
      ])
  }

  @Test func `may take the view out of the window that it comes into`() {
    let card = WindowHookedView("card", journal)
    card.whenCome = { card in card.removeFromSuperview() }
    window.addSubview(card)

    #expect(card.superview == nil)
    #expect(window.subviews.isEmpty)
    #expect(
      journal.read() == [
        "card goes to window", "card comes into window", "card has come into window",
        "card goes to nothing", "card leaves its window", "card has left its window",
        "card is in nothing",
      ])
  }

  @Test func `tell nothing to views inside one that does not stay`() {
    let card = WindowHookedView("card", journal)
    let title = WindowHookedView("title", journal)
    card.addSubview(title)
    card.whenCome = { card in card.removeFromSuperview() }
    _ = journal.read()

    window.addSubview(card)
    #expect(
      journal.read() == [
        "card goes to window", "card comes into window", "title comes into window",
        "card has come into window", "card goes to nothing", "card leaves its window",
        "title leaves its window", "card has left its window", "title has left its window",
        "card is in nothing",
      ])
  }

  @Test func `tell nothing to what is inside a view that was taken away`() {
    let card = WindowHookedView("card", journal)
    let row = View("row", in: card)
    row.addSubview(WindowHookedView("title", journal))
    card.whenTold = { _ in row.removeFromSuperview() }
    _ = journal.read()

    window.addSubview(card)
    #expect(
      journal.read() == [
        "card goes to window", "card comes into window", "card has come into window",
        "card is in window",
      ])
  }

  @Test func `tell a view that is added while its superview moves inside the window`() {
    let old = View("old", in: window)
    let new = View("new", in: window)
    let card = WindowHookedView("card", journal)
    let title = WindowHookedView("title", journal)
    old.addSubview(card)
    card.whenOut = { card in if title.superview == nil { card.addSubview(title) } }
    _ = journal.read()

    new.addSubview(card)
    #expect(
      journal.read() == [
        "card goes to nothing", "card is in nothing", "title goes to card", "title is in card",
        "card goes to new", "title has come into window", "card is in new",
      ])
  }

  @Test func `leave a window inside a view alone`() {
    let inner = Window(name: "inner")
    let title = WindowHookedView("title", journal)
    inner.addSubview(title)
    let page = WindowHookedView("page", journal)
    page.addSubview(inner)
    _ = journal.read()

    window.addSubview(page)
    page.removeFromSuperview()
    #expect(!journal.read().contains { $0.hasPrefix("title") || $0.hasPrefix("inner") })
  }

  @Test func `forget a window that is gone`() {
    let title = WindowHookedView("title", journal)
    do {
      let short = Window(name: "short")
      View("card", in: short).addSubview(title)
    }
    _ = journal.read()

    window.addSubview(title)
    #expect(
      journal.read() == [
        "title goes to window", "title comes into window", "title has come into window",
        "title is in window",
      ])
  }
}

/// A view that writes down what it is told about windows and superviews.
private final class WindowHookedView: View {
  private let journal: Journal
  var whenTold: (WindowHookedView) -> Void = { _ in }
  var whenCome: (WindowHookedView) -> Void = { _ in }
  var whenOut: (WindowHookedView) -> Void = { _ in }

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    self.name = name
  }

  override func willMove(toSuperview newSuperview: View?) {
    journal.write("\(reportName) goes to \(newSuperview?.reportName ?? "nothing")")
  }

  override func didMoveToSuperview() {
    journal.write("\(reportName) is in \(superview?.reportName ?? "nothing")")
    if superview == nil { whenOut(self) }
  }

  override func willMove(toWindow newWindow: Window?) {
    let window = newWindow.map { "comes into \($0.reportName)" } ?? "leaves its window"
    journal.write("\(reportName) \(window)")
    whenTold(self)
  }

  override func didMoveToWindow() {
    let window = sequence(first: self as View, next: \.superview).first { $0 is Window }
    journal.write(
      "\(reportName) \(window.map { "has come into \($0.reportName)" } ?? "has left its window")")
    if window != nil { whenCome(self) }
  }
}
