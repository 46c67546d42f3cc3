import Ashlar
import Testing

struct `Placing subviews` {
  let journal = Journal()
  let root: WatchedView
  let card: WatchedView
  let title: WatchedView
  let side: WatchedView
  let cardConstraints: [LayoutConstraint]
  let titleConstraints: [LayoutConstraint]

  /// A card at (10, 10) with a title inside, and something beside it that nothing moves.
  init() {
    root = WatchedView("root", journal)
    root.frame.size = CGSize(width: 300, height: 200)
    root.diagnostics.handler = .silent
    card = WatchedView("card", in: root, journal)
    title = WatchedView("title", in: card, journal)
    side = WatchedView("side", in: root, journal)
    cardConstraints = card.pin(x: 10, y: 10, width: 100, height: 50)
    titleConstraints = title.pin(x: 5, y: 5, width: 40, height: 20)
    side.pin(x: 200, y: 0, width: 50, height: 50)
    root.layoutIfNeeded()
  }

  private func placements() -> [String] {
    journal.read().filter { $0.hasPrefix("layout") }
  }

  @Test func `happens for every new view, once, each before the views inside it`() {
    let entries = placements()

    #expect(entries.sorted() == ["layout card", "layout root", "layout side", "layout title"])
    #expect(entries.first == "layout root")
    #expect(entries.firstIndex(of: "layout card")! < entries.firstIndex(of: "layout title")!)
  }

  @Test func `happens where a subview has moved and nowhere else`() {
    _ = journal.read()

    titleConstraints[0].constant = 6
    root.layoutIfNeeded()

    #expect(placements() == ["layout card"])
    #expect(frame(of: title) == [6, 5, 40, 20])
  }

  @Test func `happens in a view that has another size`() {
    _ = journal.read()

    titleConstraints[2].constant = 41
    root.layoutIfNeeded()

    #expect(placements() == ["layout card", "layout title"])
  }

  @Test func `does not happen in a view that has only moved`() {
    _ = journal.read()

    cardConstraints[0].constant = 11
    root.layoutIfNeeded()

    #expect(placements() == ["layout root"])
    #expect(frame(of: card) == [11, 10, 100, 50])
  }

  @Test func `happens in a view that asks for it`() {
    _ = journal.read()

    title.setNeedsLayout()
    title.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(placements() == ["layout title"])
  }

  @Test func `happens where views come and go`() {
    _ = journal.read()

    title.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(placements() == ["layout card"])

    side.addSubview(View())
    root.layoutIfNeeded()
    #expect(placements() == ["layout side"])
  }

  @Test func `happens in a root that has another size`() {
    _ = journal.read()

    root.layout(in: CGSize(width: 400, height: 200))

    #expect(placements() == ["layout root"])
  }

  @Test func `waits in the other branches for their own layout`() {
    _ = journal.read()
    titleConstraints[0].constant = 6

    side.layoutIfNeeded()
    #expect(placements() == [])
    #expect(frame(of: title) == [5, 5, 40, 20])

    root.layoutIfNeeded()
    #expect(placements() == ["layout card"])
    #expect(frame(of: title) == [6, 5, 40, 20])
  }

  @Test func `includes guides`() {
    let guide = LayoutGuide(name: "guide")
    title.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: title.leftAnchor, constant: 3)
    left.isActive = true
    root.layoutIfNeeded()
    _ = journal.read()

    left.constant = 4
    root.layoutIfNeeded()

    #expect(placements() == ["layout title"])
    #expect(guide.layoutFrame.minX == 4)
  }

  @Test func `is left to a view that does not call super`() {
    final class StubbornView: View {
      override func layoutSubviews() {}
    }
    let stubborn = StubbornView(name: "stubborn")
    stubborn.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stubborn)
    stubborn.pin(x: 1, y: 1, width: 10, height: 10)
    let inner = View("inner", in: stubborn)
    inner.pinEdges(inset: 2)

    root.layoutIfNeeded()

    #expect(frame(of: stubborn) == [1, 1, 10, 10])
    #expect(frame(of: inner) == [0, 0, 0, 0])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `follows the origin of the bounds, set before a layout or after`() {
    for isLaidOut in [false, true] {
      let root = View(root: 300, 300)
      let view = View("view", in: root)
      view.pinEdges(inset: 10)
      if isLaidOut { root.layoutIfNeeded() }

      root.bounds.origin = CGPoint(x: 0, y: 50)
      root.layoutIfNeeded()

      #expect(frame(of: view) == [10, 60, 280, 280], "laid out before: \(isLaidOut)")
      #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    }
  }
}
