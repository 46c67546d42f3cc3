internal import AshlarStorage

// MARK: - Asking for a layout

extension View {
  /// Makes the next layout call ``layoutSubviews()`` on this view.
  public func setNeedsLayout() {
    needsLayout = true
    waitForPass()
  }

  /// Makes the next layout call ``updateConstraints()`` on this view before it solves.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    waitForPass()
  }

  /// Whether the next layout calls ``updateConstraints()`` of this view.
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls ``updateConstraints()`` on those of the view and the views inside it that need it, leaves first.
  ///
  /// Nothing is solved and no frame changes. A layout does the same for the whole tree, so that this is
  /// rarely needed. While a layout asks a view for its content size it does nothing.
  ///
  /// - Complexity: Proportional to the number of views that wait for a pass.
  public func updateConstraintsIfNeeded() {
    guard needsConstraintUpdate || hasWaitingSubviews else { return }
    let tree = tree
    guard tree.nesting.begin() else { return }
    ConstraintUpdates.run(self, tree)
    tree.leavePass()
    tree.schedulePass()
  }
}

// MARK: - Laying out

extension View {
  /// Lays out the view and everything inside it, if a change requires it.
  ///
  /// It first calls pending ``updateConstraints()``, leaves before roots. Then it solves the constraints of the whole
  /// tree, once. Then it calls ``layoutSubviews()`` where frames have changed, from the root down to this view and on
  /// everything inside it. If one of these methods requests another layout, it runs one.
  ///
  /// You may call it in ``layoutSubviews()`` and ``updateConstraints()``. It does nothing while a layout asks a view
  /// for its content size, or reports a fault; but a table measures its rows then, so that its `contentSize` is right.
  ///
  /// Problems are reported in ``LayoutItem/diagnostics``; the layout continues without their causes.
  ///
  /// - Complexity: Proportional to what has changed since the last layout, and to what moves.
  public func layoutIfNeeded() {
    if isSettled { return }
    LayoutPass(view: self).run(AnimationRecorder.current)
  }

  /// Whether a quick look finds that there is nothing to do.
  private var isSettled: Bool { !isWaiting && !node.hasContainer && node.tree?.isSettled ?? false }

  /// Gives a root a size, in points, and lays it out.
  public func layout(in size: CGSize) {
    let recorder = AnimationRecorder.current
    let frame = CGRect(origin: frame.origin, size: size)
    if isOfPlainKind { setFrame(frame, recorder) } else { self.frame = frame }
    LayoutPass(view: self).run(recorder)
  }

  /// A size is one value.
  @available(*, unavailable, message: "write layout(in: CGSize(width: 320, height: 100))")
  public func layout(in width: CGFloat, _ height: CGFloat) {}

  /// Gives a root a width, in points, and the height that its content needs at that width, and lays it out.
  ///
  /// Use it for roots such as receipts or cards, whose texts determine their heights. A width that is not finite is a
  /// ``LayoutFault`` and changes nothing.
  ///
  /// - Complexity: That of ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` and
  ///   of a layout.
  public func layout(width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layout(in: CGSize(width: width, height: size.height))
  }

  /// Gives a root the size, the safe area, the least margins and the scale of a screen, and lays it out.
  ///
  /// The direction of reading and the rest of the environment stay as they are.
  public func layout(
    on device: DeviceProfile, _ orientation: DeviceProfile.Orientation = .portrait
  ) {
    var environment = environment
    environment.safeAreaInsets = device.safeAreaInsets(in: orientation)
    environment.minimumLayoutMargins = device.minimumLayoutMargins
    environment.displayScale = device.scale
    self.environment = environment
    layout(in: device.size(in: orientation))
  }

  /// Runs changes that move views, and returns how each view moves.
  ///
  /// Change constraints first, then lay out the view that contains everything that they move:
  ///
  /// ```swift
  /// panel.updateConstraints { $0.bottom.equalToSuperview().offset(-260) }
  /// let animation = View.animate(duration: 0.25, curve: .easeOut) { root.layoutIfNeeded() }
  /// ```
  ///
  /// A view that no layout has placed, also one that joins the tree in the closure, starts from the frame that it was
  /// given, or from zero: lay out pending changes first. The moves of a nested animation are in both animations.
  ///
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds. A number that is not positive and finite counts as 0.
  ///   - delay: The time before it begins, in seconds. A number that is not positive and finite counts as 0.
  ///   - curve: The progress of the animation over its time.
  ///   - changes: The changes that move views: layouts, and frames that are set.
  ///   - completion: Called at once, with true, because nothing is shown over time. Animations that begin each other
  ///     endlessly in their completions stop after 100, with a ``LayoutFault``.
  /// - Complexity: O(*n*) for a tree of *n* views, beside the changes themselves.
  ///
  /// Source: Apple, `UIView.animate(withDuration:delay:options:animations:completion:)`.
  @discardableResult
  public static func animate(
    duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut, _ changes: () -> Void,
    completion: ((_ isFinished: Bool) -> Void)? = nil
  ) -> LayoutAnimation { LayoutAnimation(duration, delay, curve, changes, completion) }
}

// MARK: - Fitting sizes

extension View {
  /// The target of ``LayoutItem/systemLayoutSizeFitting(_:)`` for the smallest size: 0 × 0 points.
  ///
  /// Source: Apple, `UIView.layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of ``LayoutItem/systemLayoutSizeFitting(_:)`` for the largest size: 10,000 × 10,000 points.
  ///
  /// Source: Apple, `UIView.layoutFittingExpandedSize`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension View {
  /// The height that constraints and contents give the view at a width, in points.
  package func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Sets the size to the result of ``sizeThatFits(_:)`` for the present one. The origin stays.
  ///
  /// It ignores constraints; a view that they place gets their size in the next layout.
  public func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }
}

// MARK: - Waiting views

extension View {
  /// Whether the view, or one inside it, has layout to do.
  var isWaiting: Bool { needsLayout || needsConstraintUpdate || hasWaitingSubviews }

  /// Notifies every view above that this one waits for a pass.
  func waitForPass() {
    // No view is counted on the way, as no code of a program runs.
    var last = FleetingReference(self)
    while let superview = last.read({ $0.waitInSuperview() }) ?? nil { last = superview }
    if last.read({ $0.node.hasContainer }) ?? true { return }
    // It is the root, whose scheduler may run anything.
    last.object?.cachedTree?.current.schedulePass()
  }

  /// Notifies the views above that this one and those on the way wait, as far as they do.
  ///
  /// A pass that is going on takes views off the lists before it gets to what is inside them.
  ///
  /// - Complexity: O(*n*) for *n* views above.
  func waitInSuperviews() {
    if !node.hasContainer { return }
    for view in ancestors where view.isWaiting { _ = view.waitInSuperview() }
  }

  /// Notifies the superview, unless it has been notified.
  ///
  /// - Returns: The superview, if it had not been notified.
  private func waitInSuperview() -> FleetingReference<View>? {
    if isListed { return nil }
    return node.readContainer { superview in
      isListed = true
      nextWaiting = superview.youngestWaiting
      superview.youngestWaiting = FleetingReference(self)
      return FleetingReference(superview)
    }
  }

  var hasWaitingSubviews: Bool { youngestWaiting.exists }

  /// Reads each of the subviews that wait for a pass, or contain one that does, the youngest first. No code of a program
  /// may run meanwhile, as no view is counted.
  func readWaitingSubviews(_ body: (View) -> Void) {
    var next = youngestWaiting
    while next.exists {
      _ = next.read { subview in
        next = subview.nextWaiting
        body(subview)
      }
    }
  }

  /// Takes the subviews that wait for a pass off the list, the youngest first. Those that have nothing inside to place and
  /// override nothing are laid out at once.
  ///
  /// - Parameter list: Lists one of the others. No code of a program may run there, as no view is counted.
  /// - Returns: How many have been laid out.
  func takeWaitingSubviews(to list: (View) -> Void) -> Int {
    var count = 0
    var next = youngestWaiting
    youngestWaiting = FleetingReference()
    while next.exists {
      _ = next.read { subview in
        next = subview.nextWaiting
        subview.stopWaiting()
        if subview.isDue { return list(subview) }
        if subview.needsLayout { count += 1 }
        subview.needsLayout = false
      }
    }
    return count
  }

  /// Whether there is more to do for a view that waits than to note that it is laid out.
  private var isDue: Bool {
    hasMovedBoxes || hasWaitingSubviews || needsConstraintUpdate || !isPlain
  }

  /// Clears the mark that the view is on the list of its superview, which has removed it.
  func stopWaiting() {
    isListed = false
    nextWaiting = FleetingReference()
  }

  /// Lists a subview that has just been added.
  func list(_ view: View) {
    guard view.isWaiting, !view.isListed else { return }
    view.waitForPass()
  }

  /// Takes a subview that is being removed off the list.
  func unlist(_ view: View) {
    guard view.isListed else { return }
    if youngestWaiting.leads(to: view) {
      youngestWaiting = view.nextWaiting
    } else {
      var before = youngestWaiting
      while let known = before.object, !known.nextWaiting.leads(to: view) {
        before = known.nextWaiting
      }
      before.object?.nextWaiting = view.nextWaiting
    }
    view.stopWaiting()
  }

  /// Makes the next layout update the constraints after a change of the view's demands, unless they are being
  /// updated.
  func noteConstraintUpdate() {
    if !needsConstraintUpdate, !isUpdatingConstraints { setNeedsUpdateConstraints() }
  }
}

// MARK: - Observers of layouts

extension View {
  /// The controller that looks after the view, if there is one.
  var controller: ViewController? { insets?.controller }

  /// Notes that the root is to be laid out, too, if the view of a controller has come into this one or left it:
  /// windows may notify controllers of their visibility.
  func noteController(of subview: View) {
    if subview.controller != nil { root.setNeedsLayout() }
  }
}

// MARK: - Moves

extension View {
  /// Lists the moves in the tree of the view for ``takeMoves()``.
  ///
  /// - Parameter ended: Called with the root at the end of each layout.
  package func listMoves(_ ended: ((View) -> Void)?) { watchFrames(.list(ended)) }

  /// The number of the view in lists of moves.
  package var moveNumber: Int32 {
    get { watched.number }
    set { watched.number = newValue }
  }

  /// Removes and returns the listed moves in the tree of the view, a root, in the order of the tree.
  package func takeMoves() -> SortedMoves {
    guard let tree = existingTree, let watch = tree.frameWatch else { return SortedMoves() }
    return watch.takeMoves(in: tree, under: self)
  }

  /// Passes the moves in the tree of the view on.
  func watchFrames(_ receiver: FrameWatch.Receiver) {
    let tree = tree
    let old = tree.frameWatch
    let watch = FrameWatch(receiver)
    tree.frameWatch = watch
    watch.welcome(root, in: tree)
    withExtendedLifetime(old) {}
    tree.schedulePass()
  }

  /// Ends that.
  package func endWatch() {
    guard let tree = existingTree else { return }
    let old = tree.frameWatch
    tree.frameWatch = nil
    withExtendedLifetime(old) {}
  }

  /// Notifies the watch of the tree, if there is one, that the view is about to get another frame.
  func noteMove(to frame: CGRect) {
    guard watched.mark == .reported, !frame.isSame(as: storedFrame) else { return }
    if let tree = cachedTree?.living, let watch = tree.frameWatch {
      return watch.note(self, to: frame, in: tree)
    }
    watched.mark = .unwatched
  }
}

// MARK: - Boxes that wait for their frames

extension View {
  /// Requests a layout of the view after a change of its size, if its class observes layouts, and resizes the views
  /// that follow it.
  func noteNewSize(after old: CGSize) {
    if !isPlain { setNeedsLayout() }
    if hasMaskedSubviews { MaskedView.resizeAll(in: self, from: old, isByEngine: true) }
  }

  var hasMovedBoxes: Bool { firstMovedBox >= 0 }

  /// Clears the list of boxes that wait.
  func forgetMovedBoxes() { firstMovedBox = -1 }
}
