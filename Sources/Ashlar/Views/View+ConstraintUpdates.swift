// MARK: - Bringing constraints up to date

extension View {
  /// Whether ``updateConstraints()`` of this view is due.
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls ``updateConstraints()`` on the view and the views inside it where it is due, leaves first.
  ///
  /// Nothing is solved and no frame changes. A layout does the same for the whole tree, so that this is
  /// rarely needed. While a layout asks a view for its content size it does nothing.
  ///
  /// - Complexity: Proportional to the number of views that wait for a pass.
  public func updateConstraintsIfNeeded() {
    guard needsConstraintUpdate || !waitingSubviews.isEmpty else { return }
    let tree = tree
    guard tree.nesting.begin() else { return }
    updateConstraintsWhereDue()
    tree.nesting.end()
    tree.schedulePass()
  }

  /// Has the view wait for no update if nobody would hear of one, and nothing inside it waits either.
  ///
  /// - Returns: Whether that is so.
  private func passesOverUpdate() -> Bool {
    guard waitingSubviews.isEmpty, isPlain else { return false }
    needsConstraintUpdate = false
    return true
  }

  /// Calls `updateConstraints` where it is due, views before the views that contain them.
  func updateConstraintsWhereDue() {
    guard needsConstraintUpdate || !waitingSubviews.isEmpty else { return }
    var due: [View] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.needsConstraintUpdate { due.append(view) }
      for subview in view.waitingSubviews where !subview.passesOverUpdate() {
        waiting.append(subview)
      }
    }
    for view in due.reversed() where view.needsConstraintUpdate {
      view.needsConstraintUpdate = false
      view.isUpdatingConstraints = true
      view.updateOwnConstraints()
      view.isUpdatingConstraints = false
    }
  }

  /// Has the constraints brought up to date in the next layout, as what the view asks for has changed, unless they
  /// are just being brought up to date.
  func noteConstraintUpdate() {
    if !needsConstraintUpdate, !isUpdatingConstraints { setNeedsUpdateConstraints() }
  }
}
