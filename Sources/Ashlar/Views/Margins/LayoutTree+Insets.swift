// Safe areas and some margins depend on where views are, and constraints depend on them. So a layout
// looks, once the frames are written, at the views that have moved and have something around their
// edges. Where that has changed, constants of constraints follow, and the layout goes round again.

// MARK: - Noting

extension LayoutTree {
  /// Has a view looked at again, because it moved or because it got something to go by.
  func queueInsets(of view: View) {
    if let insets = view.insets {
      if insets.isQueued { return }
      insets.isQueued = true
    }
    insetQueue.append(view.node)
  }
}

extension View {
  /// Has what is around the view's edges looked at again, if anything can be there.
  func noteInsets() {
    guard insets != nil || superview?.insets?.state.isPassedOn ?? false else { return }
    tree.queueInsets(of: self)
  }

  /// Has a subview that has just been added looked at.
  func noteInsets(ofNew subview: View) {
    if subview.insets?.preservesSuperviewMargins ?? false {
      ownInsets.hasPreservingSubviews = true
    }
    subview.noteInsets()
  }

  /// What is asked of the view's margins and safe area, made if nothing was asked before.
  var ownInsets: ViewInsets {
    if let insets { return insets }
    let made = ViewInsets()
    insets = made
    tree.queueInsets(of: self)
    return made
  }
}

// MARK: - Looking again

extension LayoutTree {
  /// Brings what is around the edges of the noted views up to date, those outside first.
  ///
  /// What is called on the way may note others; they wait for the next time, so that this ends.
  func updateInsets() {
    guard !insetQueue.isEmpty, !isUpdatingInsets else { return }
    isUpdatingInsets = true
    defer { isUpdatingInsets = false }
    var queue: [BoxNode] = []
    swap(&queue, &insetQueue)
    for node in queue {
      guard let view = node.view, view.insets?.isQueued ?? true else { continue }
      view.updateQueuedInsets()
    }
  }

  /// Lets a view follow a change of what is asked of it at once, or as soon as that is possible.
  func updateInsets(of view: View) {
    if isUpdatingInsets { return queueInsets(of: view) }
    isUpdatingInsets = true
    view.updateQueuedInsets()
    isUpdatingInsets = false
  }
}

extension View {
  /// Looks at the view, after those around it that wait as well.
  fileprivate func updateQueuedInsets() {
    guard superview?.insets?.isQueued ?? false else {
      insets?.isQueued = false
      return updateInsetsInside()
    }
    var path = [self]
    while let outer = path[path.count - 1].superview, outer.insets?.isQueued ?? false {
      path.append(outer)
    }
    while let view = path.popLast() {
      view.insets?.isQueued = false
      view.updateInsetsInside()
    }
  }

  /// Looks at the view, and at those inside it to which its changes matter.
  private func updateInsetsInside() {
    let environment = environment
    var waiting: [View] = []
    var next: View? = self
    while let view = next {
      let wasPassedOn = view.insets?.state.isPassedOn ?? false
      if view.takeInsets(environment) {
        if wasPassedOn || view.insets?.state.isPassedOn ?? false {
          waiting.append(contentsOf: view.subviews.reversed())
        } else if view.insets?.hasPreservingSubviews ?? false {
          waiting.append(contentsOf: view.subviews.reversed().filter { $0.insets != nil })
        }
      }
      next = waiting.popLast()
    }
  }

  /// Finds out what is around the view's edges.
  ///
  /// - Returns: Whether it may make a difference to the views inside.
  private func takeInsets(_ environment: LayoutEnvironment) -> Bool {
    let outer = superview.map { $0.insets?.state ?? .plain }
    let state = insetState(inside: outer, environment)
    if insets == nil, state == .plain { return false }
    let insets = insets ?? ViewInsets()
    self.insets = insets
    let old = insets.state
    let isMoved = insets.bounds != bounds
    insets.state = state
    insets.bounds = bounds
    if state == .plain, insets.isPlain { self.insets = nil }
    guard state != old else { return isMoved }
    noteConstraints(on: insets)
    setNeedsLayout()
    if state.safeArea != old.safeArea {
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    if state.margins != old.margins {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    return true
  }

  /// Has every constraint that speaks of the view's margins or of one of its own guides looked at.
  private func noteConstraints(on insets: ViewInsets) {
    let constraints =
      node.concerning.all + held.all + insets.guides.flatMap { $0.node.concerning.all }
    for constraint in constraints where constraint.dependsOnInsets(of: node) {
      constraint.followMargin()
      constraint.note(.numbers)
    }
  }
}
