/// The views that wait for `updateConstraints`.
struct ConstraintUpdates {
  /// Those inside a view that wait, each before the views inside it.
  private var due: [View] = []

  /// Whether the view or any of them overrides the update.
  private var isHeard: Bool

  private var waiting: [View] = []

  private init(in view: View) {
    isHeard = view.needsConstraintUpdate && !view.isPlain
    list(view)
    while let next = waiting.popLast() {
      if next.needsConstraintUpdate {
        due.append(next)
        if !next.isPlain { isHeard = true }
      }
      list(next)
    }
  }

  /// Lists the subviews that wait for an update, or that contain such a view.
  private mutating func list(_ view: View) {
    let first = waiting.count
    view.readWaitingSubviews { if !Self.passesOver($0) { waiting.append($0) } }
    waiting[first...].reverse()
  }

  /// Clears the flag of a view that overrides nothing, if nothing inside it waits either.
  ///
  /// - Returns: Whether it is such a view.
  private static func passesOver(_ view: View) -> Bool {
    guard !view.hasWaitingSubviews, view.isPlain else { return false }
    view.needsConstraintUpdate = false
    return true
  }
}

// MARK: - Updating

extension ConstraintUpdates {
  /// Calls `updateConstraints` on a view and the views inside it where it is due, views before those that contain them.
  static func run(_ view: View, _ tree: LayoutTree) {
    guard view.needsConstraintUpdate || view.hasWaitingSubviews else { return }
    let isDue = view.needsConstraintUpdate
    let updates = ConstraintUpdates(in: view)
    guard updates.isHeard else {
      for view in updates.due { view.needsConstraintUpdate = false }
      view.needsConstraintUpdate = false
      return
    }
    for view in updates.due.reversed() { update(view, tree) }
    if isDue { update(view, tree) }
  }

  private static func update(_ view: View, _ tree: LayoutTree) {
    guard view.needsConstraintUpdate else { return }
    view.needsConstraintUpdate = false
    view.isUpdatingConstraints = true
    if let controller = view.controller {
      tree.call(.updateViewConstraints, of: view) { controller.updateViewConstraints() }
    } else {
      tree.call(.updateConstraints, of: view) { view.updateConstraints() }
    }
    view.isUpdatingConstraints = false
  }
}
