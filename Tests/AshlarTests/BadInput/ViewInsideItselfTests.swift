import Ashlar
import Testing

struct `A view added inside itself` {
  let root = View(root: 300, 200)
  let card: View
  let title: View

  init() {
    card = View("card", in: root)
    title = View("title", in: card)
    card.pinEdges(inset: 10)
    title.pinEdges(inset: 5)
  }

  private func expectOneFault(
    _ view: String, _ superview: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      root.diagnostics.faults.map(\.reason) == [
        .viewInsideItself(view: view, superview: superview)
      ], sourceLocation: location)
    #expect(
      root.diagnostics.faults.first?.description.hasPrefix("ViewInsideItselfTests.swift:") == true,
      sourceLocation: location)
    #expect(root.subviews.map(\.name) == ["card"], sourceLocation: location)
    #expect(card.subviews.map(\.name) == ["title"], sourceLocation: location)
    #expect(title.subviews.isEmpty, sourceLocation: location)
    root.layoutIfNeeded()
    #expect(frame(of: title) == [5, 5, 270, 170], sourceLocation: location)
  }

  @Test func `is a fault that leaves the tree as it was`() {
    card.addSubview(card)

    expectOneFault("card", "card")
  }

  @Test func `or one of its subviews is a fault`() {
    title.addSubview(card)

    expectOneFault("card", "title")
  }

  @Test func `or far inside itself is a fault`() {
    title.insertSubview(root, at: 0)

    expectOneFault("root", "title")
  }

  @Test func `is a fault wherever it is to be inserted`() {
    title.insertSubview(card, aboveSubview: title)
    title.insertSubview(card, belowSubview: title)
    title.addSubviews(card, root)

    #expect(root.diagnostics.faults.count == 4)
    #expect(title.subviews.isEmpty)
  }

  @Test func `says so in words`() {
    title.addSubview(card)

    #expect(
      root.diagnostics.faults.first?.reason.description
        == "card cannot be added to title, which it contains or is. Nothing was changed.")
  }

  @Test func `may be when it alone is a view without a tree`() {
    let alone = View(name: "alone")
    alone.diagnostics.handler = .silent

    alone.addSubview(alone)

    #expect(alone.superview == nil)
    #expect(alone.subviews.isEmpty)
    #expect(alone.diagnostics.faults.count == 1)
  }
}
