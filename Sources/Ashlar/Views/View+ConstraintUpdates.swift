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

  /// The views for which `updateConstraints` is due, those inside others behind them. Where nobody would hear of it,
  /// it is not due any more.
  private func viewsToUpdate() -> [View] {
    var due: [View] = []
    // Nothing is called that may free a view, so that references need not count.
    var waiting: [Unmanaged<View>] = [.passUnretained(self)]
    while let next = waiting.popLast() {
      next._withUnsafeGuaranteedRef { view in
        if view.isPlain {
          view.needsConstraintUpdate = false
        } else if view.needsConstraintUpdate {
          due.append(view)
        }
        for index in view.waitingSubviews.indices {
          waiting.append(.passUnretained(view.waitingSubviews[index]))
        }
      }
    }
    return due
  }

  /// Calls `updateConstraints` where it is due, views before the views that contain them.
  func updateConstraintsWhereDue() {
    guard needsConstraintUpdate || !waitingSubviews.isEmpty else { return }
    for view in viewsToUpdate().reversed() where view.needsConstraintUpdate {
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
