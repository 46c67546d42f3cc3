internal import AshlarStorage

/// The contents of a view that is deallocated.
///
/// Views without another reference go one after the other, so that depth costs no stack. The others are roots from now
/// on, and find themselves a tree when they need one; see ``LayoutTree/isOver``.
struct Dismantling {
  private var waiting: [View] = []

  /// Takes a view apart that goes.
  init(of view: View) { takeApart(view) }

  /// Releases everything that was inside it.
  mutating func run() {
    while var view = waiting.popLast() {
      if isKnownUniquelyReferenced(&view) {
        if view.hasParts { takeApart(view) }
      } else {
        WindowMembership(view: view).leaveSilently()
      }
    }
  }

  private mutating func takeApart(_ view: View) {
    view.stackLayout?.forgetViews()
    view.youngestWaiting = FleetingReference()
    waiting.reserveCapacity(waiting.count + view.subviews.count)
    for subview in view.subviews {
      subview.node.container = nil
      if subview.placedPart == .accessory { subview.placedPart = .none }
      subview.stopWaiting()
    }
    waiting.append(contentsOf: view.subviews)
    view.storedSubviews = []
    view.watched.rankedCount = 0
    view.forgetMovedBoxes()
    // A guide that goes ends its constraints, whose holder may look for its tree and at its guides then.
    let guides = view.storedGuides
    view.storedGuides = []
    for guide in guides { guide.forgetOwner() }
  }
}
