// MARK: - Asking for a pass

extension View {
  /// Has ``layoutSubviews()`` called on this view in the next layout.
  public func setNeedsLayout() {
    needsLayout = true
    waitForPass()
  }

  /// Has ``updateConstraints()`` called on this view in the next layout, before it is solved.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    waitForPass()
  }

  /// Whether the view, or one inside it, has layout to do.
  var isWaiting: Bool { needsLayout || needsConstraintUpdate || !waitingSubviews.isEmpty }

  /// Tells every view above that this one waits for a pass.
  func waitForPass() {
    var view = self
    while !view.isListed, let superview = view.superview {
      view.isListed = true
      superview.waitingSubviews.append(view)
      view = superview
    }
    if view.node.container == nil, let tree = view.cachedTree { tree.current.schedulePass() }
  }

  /// Lists a subview that has just been added.
  func list(_ view: View) {
    guard view.isWaiting, !view.isListed else { return }
    view.waitForPass()
  }

  /// Forgets a subview that is being removed.
  func unlist(_ view: View) {
    if view.isListed { waitingSubviews.removeAll { $0 === view } }
    view.isListed = false
  }
}
