/// The views that wait for `updateConstraints`.
struct ConstraintUpdates {
  /// Those inside a view that wait, each before the views inside it.
  ///
  /// Nothing is called that may free one of them while they are looked for, so that references need not count.
  private var due: [Unmanaged<View>] = []

  /// Whether any of them, or the view, would hear of an update.
  private var isHeard: Bool

  private var waiting: [Unmanaged<View>] = []

  private init(in view: View) {
    isHeard = view.needsConstraintUpdate && !view.isPlain
    list(view)
    while let next = waiting.popLast() {
      next._withUnsafeGuaranteedRef { view in
        if view.needsConstraintUpdate {
          due.append(next)
          if !view.isPlain { isHeard = true }
        }
        list(view)
      }
    }
  }

  /// Puts the subviews on the list that wait for an update, or in which something does.
  private mutating func list(_ view: View) {
    view.waitingSubviews.visit { subview in
      if !subview._withUnsafeGuaranteedRef(Self.passesOver) { waiting.append(subview) }
    }
  }

  /// Clears the flag of a view that overrides nothing, if nothing inside it waits either.
  ///
  /// - Returns: Whether it is such a view.
  private static func passesOver(_ view: View) -> Bool {
    guard view.waitingSubviews.isEmpty, view.isPlain else { return false }
    view.needsConstraintUpdate = false
    return true
  }
}

// MARK: - Updating

extension ConstraintUpdates {
  /// Calls `updateConstraints` on a view and the views inside it where it is due, views before those that contain them.
  static func run(_ view: View) {
    guard view.needsConstraintUpdate || !view.waitingSubviews.isEmpty else { return }
    let isDue = view.needsConstraintUpdate
    let updates = ConstraintUpdates(in: view)
    guard updates.isHeard else {
      for view in updates.due {
        view._withUnsafeGuaranteedRef { $0.needsConstraintUpdate = false }
      }
      view.needsConstraintUpdate = false
      return
    }
    // From here on views are called, and may let others go.
    for view in updates.due.map({ $0.takeUnretainedValue() }).reversed() { update(view) }
    if isDue { update(view) }
  }

  private static func update(_ view: View) {
    guard view.needsConstraintUpdate else { return }
    view.needsConstraintUpdate = false
    view.isUpdatingConstraints = true
    if let controller = view.controller {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
    view.isUpdatingConstraints = false
  }
}
