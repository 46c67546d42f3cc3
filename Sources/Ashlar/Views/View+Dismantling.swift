// MARK: - When a view goes

extension View {
  /// Whether the view is being freed, so that nothing may keep a reference to it beyond a call.
  ///
  /// It is true in the `deinit` of a subclass, which may call anything.
  var isBeingFreed: Bool {
    weak let probe = self
    return probe == nil
  }

  /// Lets go of what is inside a view that is about to go.
  ///
  /// Views that nobody else refers to go one after the other, so that depth costs no stack. The others
  /// are roots from now on, and find themselves a tree when they need one; see ``LayoutTree/isOver``.
  func dismantle() {
    var waiting = takeApart()
    while var view = waiting.popLast() {
      if isKnownUniquelyReferenced(&view) {
        waiting.append(contentsOf: view.takeApart())
      } else {
        view.isListed = false
        view.leaveWindowSilently()
      }
    }
  }

  /// Lets every constraint that the view holds go.
  ///
  /// The engine need not hear of it: a view that goes is not inside another one, so that nobody lays out
  /// its tree any more. Views that stay get trees of their own.
  func abandonConstraints() {
    if held.isEmpty { return }
    let tree = cachedTree?.current
    var constraints = held.take()
    constraints.releaseAll { constraint in
      constraint.placeInHolder = -1
      tree?.abandon(constraint)
      constraint.leaveLists()
    }
  }

  /// Empties the view.
  ///
  /// - Returns: The subviews.
  private func takeApart() -> [View] {
    forgetSubviews()
    let subviews = subviews
    for subview in subviews { subview.superview = nil }
    self.subviews = []
    waitingSubviews = UncountedViews()
    movedBoxes = MovedBoxes()
    // A guide that goes ends its constraints, whose holder may look for its tree and at its guides then.
    let guides = layoutGuides
    layoutGuides = []
    for guide in guides { guide.forgetOwner() }
    return subviews
  }
}

extension LayoutGuide {
  /// Goes on without the owner, which no longer exists.
  fileprivate func forgetOwner() {
    owningView = nil
    node.token = -1
    node.isNoted = false
  }
}
