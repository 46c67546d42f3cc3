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
    var subviews: [View] = []
    swap(&subviews, &view.storedSubviews)
    for subview in subviews {
      subview.node.container = nil
      if subview.placedPart == .accessory { subview.placedPart = .none }
      subview.stopWaiting()
    }
    if waiting.isEmpty {
      waiting = subviews
    } else {
      waiting.append(contentsOf: subviews)
    }
    view.watched.rankedCount = 0
    view.forgetMovedBoxes()
    // A guide that goes ends its constraints, whose holder may look for its tree and at its guides then.
    if view.storedGuides.isEmpty { return }
    let guides = view.storedGuides
    view.storedGuides = []
    for guide in guides { guide.forgetOwner() }
  }
}
