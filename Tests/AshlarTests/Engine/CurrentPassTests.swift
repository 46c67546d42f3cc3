import Ashlar
import Testing

/// What may be done while `layoutSubviews` runs, and what the layout makes of it.
struct `In the middle of a layout` {
  let journal = Journal()
  let root = View(root: 100, 100)
  let card: WatchedView
  let free: View

  init() {
    card = WatchedView("card", in: root, journal)
    card.pin(x: 0, y: 0, width: 50, height: 50)
    free = View("free", keeping: .zero, in: card)
  }

  @Test func `a frame that no constraint gives may be set`() {
    card.whenLayingOut = { [free] in
      free.frame = CGRect(x: 5, y: 5, width: $0.bounds.width - 10, height: 5)
    }

    root.layoutIfNeeded()

    #expect(frame(of: free) == [5, 5, 40, 5])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `a frame that moves others through constraints moves them in the same layout`() {
    let follower = View("follower", in: card)
    follower.makeConstraints { make in
      make.left.equalTo(free.right)
      make.top.equalToSuperview()
      make.size.equalTo(5)
    }
    card.whenLayingOut = { [free] in free.frame.size.width = $0.bounds.width / 2 }

    root.layoutIfNeeded()

    #expect(frame(of: follower) == [25, 0, 5, 5])
  }

  @Test func `a mask may be set, and counts for the next size`() {
    card.whenLayingOut = { [free] _ in free.autoresizingMask = [.flexibleWidth] }
    root.layoutIfNeeded()

    card.whenLayingOut = { _ in }
    card.constraints[0].constant = 80
    root.layoutIfNeeded()

    #expect(frame(of: free) == [0, 0, 30, 0])
  }

  @Test func `a fitting size may be asked for`() {
    free.contentSize = CGSize(width: 7, height: 8)
    var size = CGSize.zero
    card.whenLayingOut = { [free] _ in size = free.systemLayoutSizeFitting(.zero) }

    root.layoutIfNeeded()

    #expect(size == CGSize(width: 7, height: 8))
    #expect(frame(of: card) == [0, 0, 50, 50])
  }

  @Test func `constraints may go that are being solved with`() {
    card.whenUpdating = { view in LayoutConstraint.deactivate(view.constraints) }

    root.layoutIfNeeded()

    #expect(frame(of: card) == [0, 0, 0, 0])
    #expect(root.diagnostics.faults.isEmpty)
  }
}
