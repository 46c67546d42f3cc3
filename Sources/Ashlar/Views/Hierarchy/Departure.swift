/// The removal of a view from its superview, perhaps for a move to another one.
struct Departure {
  let view: View

  /// The superview that it leaves.
  let superview: View

  /// Its next superview, if it has one.
  let next: View?

  /// Nil for a view that is in no other one.
  init?(of view: View, for next: View? = nil) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    self.next = next
  }

  /// Takes the view out. A method that is notified of it may remove or move it first.
  ///
  /// - Returns: The views that were in a window, if the next superview is in the same one: they are not notified.
  @discardableResult
  func run() -> [View] {
    let window = WindowMembership(view: view)
    let changesWindow = view.isInWindow && !window.isShared(with: next)
    if !view.isLeaving {
      view.isLeaving = true
      superview.willRemoveSubview(view)
      if isStillDue { view.willMove(toSuperview: nil) }
      if changesWindow, isStillDue { window.announce(windowOf: nil) }
      view.isLeaving = false
      guard isStillDue else { return [] }
    }
    leave()
    superview.noteController(of: view)
    let known = changesWindow ? [] : window.leaveSilently()
    window.tell()
    view.didMoveToSuperview()
    return known
  }

  private var isStillDue: Bool { view.superview === superview }

  private func leave() {
    let tree = view.existingTree
    var held = HeldSchedulers()
    if let tree { held.hold(tree) }
    let ended = tree.map { deactivateConstraintsToOutside($0) }
    superview.unlistSubview(view)
    superview.unlist(view)
    view.node.container = nil
    if let tree { TreeMove(view: view, old: tree).leave() } else { view.noteInsets() }
    superview.setNeedsLayout()
    if view.placedPart == .accessory { CellContent.end(accessory: view, of: superview) }
    withExtendedLifetime(ended) {}
    held.letGo()
  }

  /// - Returns: The objects of constraints that have ended: the caller lets go of them at the end.
  private func deactivateConstraintsToOutside(_ tree: LayoutTree) -> [LayoutConstraint] {
    if view.node.index < 0 { return [] }
    let places = view.subtree.lazy.flatMap(\.boxes).map(\.node.index).filter { $0 >= 0 }
    var ended: [LayoutConstraint] = []
    tree.deactivate(tree.crossing(Array(places)), &ended)
    return ended
  }
}
