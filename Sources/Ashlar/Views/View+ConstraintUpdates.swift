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

  /// Calls `updateConstraints` where it is due, views before the views that contain them.
  func updateConstraintsWhereDue() {
    guard needsConstraintUpdate || !waitingSubviews.isEmpty else { return }
    let isDue = needsConstraintUpdate
    let (due, isHeard) = viewsToUpdate()
    guard isHeard else {
      for view in due { view._withUnsafeGuaranteedRef { $0.needsConstraintUpdate = false } }
      needsConstraintUpdate = false
      return
    }
    // From here on views are called, and may let others go.
    for view in due.map({ $0.takeUnretainedValue() }).reversed() { view.updateWhereDue() }
    if isDue { updateWhereDue() }
  }

  private func updateWhereDue() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    isUpdatingConstraints = true
    updateOwnConstraints()
    isUpdatingConstraints = false
  }

  /// The views inside this one for which `updateConstraints` is due, those inside others behind them, and whether any of
  /// them or this one would hear of it.
  ///
  /// Nothing is called that may free a view, so that references need not count.
  private func viewsToUpdate() -> (due: [Unmanaged<View>], isHeard: Bool) {
    var due: [Unmanaged<View>] = []
    var isHeard = needsConstraintUpdate && !isPlain
    var waiting: [Unmanaged<View>] = []
    listWaitingSubviews(in: &waiting)
    while let next = waiting.popLast() {
      next._withUnsafeGuaranteedRef { view in
        if view.needsConstraintUpdate {
          due.append(next)
          if !view.isPlain { isHeard = true }
        }
        view.listWaitingSubviews(in: &waiting)
      }
    }
    return (due, isHeard)
  }

  /// Puts the subviews on a list that wait for an update, or in which something does.
  private func listWaitingSubviews(in list: inout [Unmanaged<View>]) {
    waitingSubviews.visit { subview in
      if !subview._withUnsafeGuaranteedRef({ $0.passesOverUpdate() }) { list.append(subview) }
    }
  }

  /// Has the view wait for no update if nobody would hear of one, and nothing inside it waits either.
  ///
  /// - Returns: Whether that is so.
  private func passesOverUpdate() -> Bool {
    guard waitingSubviews.isEmpty, isPlain else { return false }
    needsConstraintUpdate = false
    return true
  }

  /// Has the constraints brought up to date in the next layout, as what the view asks for has changed, unless they
  /// are just being brought up to date.
  func noteConstraintUpdate() {
    if !needsConstraintUpdate, !isUpdatingConstraints { setNeedsUpdateConstraints() }
  }
}
