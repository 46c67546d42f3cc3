// MARK: - Adding

extension View {
  /// Puts a view in front of the other subviews, moving it from its superview if it has one.
  ///
  /// Constraints that tie it to views outside its own subtree are removed when it moves. Adding a view
  /// inside itself is a ``LayoutFault`` and changes nothing. If what is called while it leaves its
  /// superview puts it somewhere else, it stays there.
  public func addSubview(_ view: View, fileID: String = #fileID, line: UInt32 = #line) {
    insert(view, CodeLocation(fileID: fileID, line: line)) { $0.count }
  }

  /// The same as ``addSubview(_:fileID:line:)``, to be handed on: `views.forEach(card.addSubview)`.
  public func addSubview<Subview: View>(_ view: Subview) {
    insert(view, nil) { $0.count }
  }

  /// Puts views in front of the other subviews, the last one to the front.
  public func addSubviews(_ views: View..., fileID: String = #fileID, line: UInt32 = #line) {
    for view in views { addSubview(view, fileID: fileID, line: line) }
  }

  /// Puts a view at a place among the subviews, counted from the back.
  ///
  /// A place behind the last is the front, one before the first is the back.
  public func insertSubview(
    _ view: View, at index: Int, fileID: String = #fileID, line: UInt32 = #line
  ) {
    insert(view, CodeLocation(fileID: fileID, line: line)) { max(0, min(index, $0.count)) }
  }

  /// Puts a view directly in front of a subview; in front of all if that is not a subview.
  public func insertSubview(
    _ view: View, aboveSubview sibling: View, fileID: String = #fileID, line: UInt32 = #line
  ) {
    insert(view, CodeLocation(fileID: fileID, line: line)) { subviews in
      subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    }
  }

  /// Puts a view directly behind a subview; in front of all if that is not a subview.
  public func insertSubview(
    _ view: View, belowSubview sibling: View, fileID: String = #fileID, line: UInt32 = #line
  ) {
    insert(view, CodeLocation(fileID: fileID, line: line)) { subviews in
      subviews.firstIndex { $0 === sibling } ?? subviews.count
    }
  }

  /// Puts a view at a place among the subviews, on behalf of a call that is written somewhere.
  func insert(_ view: View, _ location: CodeLocation?, at place: ([View]) -> Int) {
    guard !isInside(view) else {
      return report(.viewInsideItself(view: view.reportName, superview: reportName), at: location)
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: place(subviews))
      return noteOrder()
    }
    let known = view.leaveSuperview(for: self)
    guard view.superview == nil, !isInside(view) else { return view.noteWindow(of: known) }
    view.willMove(toSuperview: self)
    if isInWindow, known.isEmpty, view.superview == nil { view.announce(windowOf: self) }
    guard view.superview == nil, !isInside(view) else { return view.noteWindow(of: known) }
    AnimationRecorder.current?.note(view)
    // What is left of a tree that is over gets one of its own before it joins another, or another joins it.
    if view.knownTree != nil { _ = existingTree }
    subviews.insert(view, at: place(subviews))
    view.superview = self
    if view.storedMask != 0 { hasMaskedSubviews = true }
    cachedTree?.current.orderStamp += 1
    joinTree(view) {
      view.noteIfLoose()
      noteInsets(ofNew: view)
      list(view)
      setNeedsLayout()
    }
    view.noteControllerMoved(in: self)
    didAddSubview(view)
    view.noteWindow(of: known)
    if view.superview === self { view.didMoveToSuperview() }
  }

  /// Whether the view is another view or inside it. Quick where that one has nothing inside it yet.
  private func isInside(_ view: View) -> Bool {
    self === view || !view.subviews.isEmpty && isDescendant(of: view)
  }
}

// MARK: - Removing and reordering

extension View {
  /// Takes the view out of its superview.
  ///
  /// Every constraint that ties it, or a view inside it, to something outside is deactivated. Those
  /// among the view and the views inside it stay active, and hold wherever the view goes next.
  ///
  /// - Complexity: O(*n*) for *n* views inside the view and the constraints that concern them.
  public func removeFromSuperview() { _ = leaveSuperview(for: nil) }

  /// Takes the view out of its superview, perhaps on the way to another one.
  ///
  /// - Returns: The views that were in a window, if the other superview is in the same one: they are not told.
  private func leaveSuperview(for next: View?) -> [View] {
    guard let superview else { return [] }
    let changesWindow = isInWindow && !isInSameWindow(as: next)
    if !isLeaving {
      isLeaving = true
      superview.willRemoveSubview(self)
      if self.superview === superview { willMove(toSuperview: nil) }
      if changesWindow, self.superview === superview { announce(windowOf: nil) }
      isLeaving = false
      guard self.superview === superview else { return [] }
    }
    let tree = existingTree
    // A scheduler hears of it when all is done.
    tree?.holdPasses()
    deactivateConstraintsToOutside()
    superview.subviews.removeAll { $0 === self }
    superview.unlist(self)
    self.superview = nil
    if let tree { leaveTree(tree) } else { noteInsets() }
    superview.setNeedsLayout()
    tree?.letPassesGo()
    noteControllerMoved(in: superview)
    let known = changesWindow ? [] : leaveWindowSilently()
    noteWindow()
    didMoveToSuperview()
    return known
  }

  /// Puts a subview in front of all others. Another view is left alone.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    noteOrder()
  }

  /// Puts a subview behind all others. Another view is left alone.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    noteOrder()
  }

  /// Notes that the subviews stand in another order, which decides where those go that nothing determines.
  private func noteOrder() {
    guard let tree = knownTree else { return }
    tree.orderStamp += 1
    if let known = subviews.first(where: { $0.node.token >= 0 }) { known.noteChange() }
  }

  /// Lets two subviews change places in the order from back to front. A place without a subview changes nothing.
  ///
  /// Source: Apple, `UIView.exchangeSubview(at:withSubviewAt:)`.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    guard subviews.indices.contains(index), subviews.indices.contains(other) else { return }
    subviews.swapAt(index, other)
    noteOrder()
  }

  private func deactivateConstraintsToOutside() {
    let inside = Set(subtree.map { ObjectIdentifier($0) })
    for view in subtree {
      for box in view.boxes {
        LayoutConstraint.deactivate(
          box.node.concerning.filter { constraint in
            constraint.holder.map { !inside.contains(ObjectIdentifier($0)) } ?? false
          })
      }
    }
  }
}
