import Ashlar
import Testing

/// What an override should not do in the middle of a layout, and some will.
struct `An upheaval in the middle of a layout` {
  let journal = Journal()
  let root = View(root: 300, 200)
  let card: WatchedView
  let first: WatchedView
  let second: WatchedView

  init() {
    card = WatchedView("card", in: root, journal)
    first = WatchedView("first", in: card, journal)
    second = WatchedView("second", in: card, journal)
    card.pinEdges(inset: 10)
    first.pin(x: 1, y: 2, width: 30, height: 40)
    second.pin(x: 5, y: 6, width: 70, height: 80)
  }

  private func expectOrder(at location: SourceLocation = #_sourceLocation) {
    #expect(frame(of: card) == [10, 10, 280, 180], sourceLocation: location)
    #expect(root.diagnostics.faults.isEmpty, sourceLocation: location)
    #expect(root.diagnostics.conflicts.isEmpty, sourceLocation: location)
  }

  @Test func `may remove a sibling that has yet to be laid out`() {
    first.whenLayingOut = { _ in self.second.removeFromSuperview() }
    second.whenLayingOut = { _ in self.first.removeFromSuperview() }

    root.layoutIfNeeded()

    #expect(card.subviews.count <= 1)
    expectOrder()
  }

  @Test func `may remove the superview`() {
    first.whenLayingOut = { $0.superview?.removeFromSuperview() }

    root.layoutIfNeeded()

    #expect(root.subviews.isEmpty)
    #expect(card.superview == nil)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `may remove everything`() {
    second.whenLayingOut = { _ in
      for view in Array(self.root.subtree) { view.removeFromSuperview() }
    }

    root.layoutIfNeeded()
    root.layoutIfNeeded()

    #expect(root.subviews.isEmpty)
    #expect(card.subviews.isEmpty)
  }

  @Test func `may remove views while constraints are updated`() {
    first.whenUpdating = { _ in
      self.second.removeFromSuperview()
      self.card.setNeedsUpdateConstraints()
    }
    card.whenUpdating = { card in
      for view in card.subviews { view.removeFromSuperview() }
    }

    root.layoutIfNeeded()

    #expect(card.subviews.isEmpty)
    expectOrder()
  }

  @Test func `may deactivate every constraint`() {
    card.whenLayingOut = { _ in
      for view in self.root.subtree { LayoutConstraint.deactivate(view.constraints) }
    }

    root.layoutIfNeeded()

    #expect(root.subtree.allSatisfy { $0.constraints.isEmpty })
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `may remove constraints while others are updated`() {
    first.whenUpdating = { _ in
      LayoutConstraint.deactivate(self.second.constraints)
      self.second.pin(x: 5, y: 6, width: 7, height: 8)
    }

    root.layoutIfNeeded()

    #expect(frame(of: second) == [5, 6, 7, 8])
    expectOrder()
  }

  @Test func `may move a view to another tree and lay that out`() {
    let other = View(root: 50, 50)
    first.whenLayingOut = { _ in
      guard self.second.superview !== other else { return }
      other.addSubview(self.second)
      self.second.pinCorner(x: 9, y: 9)
      other.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(frame(of: second) == [9, 9, 70, 80])
    #expect(card.subviews.count == 1)
    expectOrder()
  }

  @Test func `may put the whole tree under another`() {
    let page = View(root: 500, 500)
    root.translatesAutoresizingMaskIntoConstraints = false
    first.whenLayingOut = { _ in
      guard self.root.superview == nil else { return }
      page.addSubview(self.root)
      self.root.pinEdges(inset: 50)
    }

    root.layoutIfNeeded()
    page.layoutIfNeeded()

    #expect(frame(of: root) == [50, 50, 400, 400])
    #expect(frame(of: card) == [10, 10, 380, 380])
    #expect(frame(of: first) == [1, 2, 30, 40])
  }

  @Test func `may remove a guide that others are tied to`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: first.rightAnchor)
    let top = second.topAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: 99)
    LayoutConstraint.activate([left, top])
    card.whenLayingOut = { $0.removeLayoutGuide(guide) }

    root.layoutIfNeeded()

    #expect(!left.isActive)
    #expect(!top.isActive)
    #expect(guide.owningView == nil)
    expectOrder()
  }

  @Test func `may change settings and sizes`() {
    first.whenLayingOut = { view in
      view.environment.direction = .rightToLeft
      self.root.frame.size = CGSize(width: 100, height: 100)
    }

    root.layoutIfNeeded()

    #expect(frame(of: card) == [10, 10, 80, 80])
  }

  @Test func `may let go of the views that are laid out`() {
    var page: View? = View(root: 100, 100)
    let inner = WatchedView("inner", in: page, journal)
    inner.pinEdges(inset: 1)
    inner.whenLayingOut = { _ in page = nil }

    page?.layoutIfNeeded()

    #expect(page == nil)
    #expect(inner.superview == nil)
  }

  /// What has been solved is placed in the same round, and no hook is called twice.
  @Test func `may let the root go before it is solved`() {
    var top: View? = View(root: 300, 200)
    let journal = Journal()
    let box = WatchedView("box", in: top!, journal)
    let inner = View("inner", in: box)
    inner.pin(x: 1, y: 2, width: 30, height: 40)
    box.whenUpdating = { _ in top = nil }

    box.layoutIfNeeded()

    #expect(box.superview == nil)
    #expect(frame(of: inner) == [1, 2, 30, 40])
    #expect(journal.entries.filter { $0.hasPrefix("layout") }.count == 1)
  }

  @Test func `may remove what waits for the same layout, and free it`() {
    let journal = Journal()
    let third = WatchedView("third", in: card, journal)
    third.pin(x: 1, y: 1, width: 1, height: 1)
    root.layoutIfNeeded()
    weak var gone: View?
    do {
      let fourth = WatchedView("fourth", in: second, journal)
      gone = fourth
      fourth.setNeedsLayout()
    }
    first.whenLayingOut = { [second] _ in second.subviews.first?.removeFromSuperview() }
    first.setNeedsLayout()
    third.setNeedsLayout()

    root.layoutIfNeeded()

    #expect(gone == nil)
    expectOrder()
  }
}
