/// A view that leaves its superview, perhaps for another one.
struct Departure {
  let view: View

  /// What it leaves.
  let superview: View

  /// Where it goes, if it goes on.
  let next: View?

  /// Nil for a view that is in no other one.
  init?(of view: View, for next: View? = nil) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    self.next = next
  }

  /// Takes the view out. A method that is told of it may take it out, or move it, first.
  ///
  /// - Returns: The views that were in a window, if the next superview is in the same one: they are not told.
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
    deactivateConstraintsToOutside()
    superview.storedSubviews.removeAll { $0 === view }
    superview.unlist(view)
    view.storedSuperview = nil
    if let tree { TreeMove(view: view, old: tree).leave() } else { view.noteInsets() }
    superview.setNeedsLayout()
    if view.placedPart == .accessory { CellContent.end(accessory: view, of: superview) }
    held.letGo()
  }

  private func deactivateConstraintsToOutside() {
    let inside = Set(view.subtree.map { ObjectIdentifier($0) })
    for box in view.subtree.lazy.flatMap(\.boxes) {
      LayoutConstraint.deactivate(
        box.node.concerning.filter { constraint in
          constraint.holder.map { !inside.contains(ObjectIdentifier($0)) } ?? false
        })
    }
  }
}
