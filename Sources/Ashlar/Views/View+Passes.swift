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
    var last = NodeReference(node)
    var next = waitInSuperview()
    while let superview = next {
      last = superview
      next = nil
      superview.read { $0.readView { next = $0.waitInSuperview() } }
    }
    last.read { $0.readView { $0.askForPass() } }
  }

  /// Has the views above know that this one and those on the way wait, as far as they do.
  ///
  /// A pass that is going on takes views off the lists before it gets to what is inside them.
  ///
  /// - Complexity: O(*n*) for *n* views above.
  func waitInSuperviews() {
    if node.containerReference == nil { return }
    for view in ancestors where view.isWaiting { _ = view.waitInSuperview() }
  }

  /// Has the scheduler hear that there is something to do, if the view is a root.
  private func askForPass() {
    guard node.containerReference == nil else { return }
    var isUnheard = false
    readCurrentTree { isUnheard = $0.pendingPass == nil }
    if !isUnheard { cachedTree?.current.schedulePass() }
  }

  /// Tells the superview, unless it knows.
  ///
  /// - Returns: The superview, if it did not know.
  private func waitInSuperview() -> NodeReference? {
    guard !isListed, let superview = node.containerReference else { return nil }
    isListed = true
    superview.read { $0.readView { $0.waitingSubviews.append(self) } }
    return superview
  }

  /// Lists a subview that has just been added.
  func list(_ view: View) {
    guard view.isWaiting, !view.isListed else { return }
    view.waitForPass()
  }

  /// Forgets a subview that is being removed.
  func unlist(_ view: View) {
    if view.isListed { waitingSubviews.remove(view) }
    view.isListed = false
  }
}
