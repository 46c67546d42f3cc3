// MARK: - Constraints of a view

extension View {
  /// The constraints that this view holds, in the order of their activation.
  ///
  /// A view holds the active constraints whose items have it as their closest common superview.
  public var constraints: [LayoutConstraint] { held.all }

  /// The same, as far as they are asked for.
  var held: HeldConstraints { HeldConstraints(node: node) }

  /// Activates a constraint in this view, which then holds it.
  ///
  /// A constraint that another view holds moves to this one. The view must contain both items; otherwise that is a
  /// ``LayoutFault`` and nothing changes.
  public func addConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { return }
    if let error = constraint.activationError { return constraint.report(error) }
    let isContained = constraint.nodes.allSatisfy { $0.host?.view?.isDescendant(of: self) ?? false }
    guard isContained else { return constraint.report(.holderTooLow) }
    var held = HeldSchedulers()
    constraint.deactivate(&held)
    constraint.settle(in: node, &held)
    held.letGo()
  }

  /// Activates constraints in this view, in order.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    var held = HeldSchedulers(of: self)
    for constraint in constraints { addConstraint(constraint) }
    held.letGo()
  }

  /// Deactivates a constraint that this view holds. Other constraints are ignored.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that this view holds. Other constraints are ignored.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints.filter { $0.holder === self })
  }

  /// The constraints that this view holds and that have a given left side, in order.
  public func constraints(
    firstItem: LayoutBox, firstAttribute: LayoutAttribute
  ) -> [LayoutConstraint] {
    constraints.filter { $0.firstItem === firstItem && $0.firstAttribute == firstAttribute }
  }

  /// Deactivates the constraints that this view holds and that have a given left side.
  ///
  /// ```swift
  /// card.removeConstraints(firstItem: button, firstAttribute: .left)
  /// ```
  public func removeConstraints(
    firstItem: LayoutBox, firstAttribute: LayoutAttribute
  ) {
    LayoutConstraint.deactivate(
      constraints(firstItem: firstItem, firstAttribute: firstAttribute))
  }
}

// MARK: - Anchors

extension View {
  /// The baseline of the first line of text, as an anchor; the top of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { anchor(of: .firstBaseline) }

  /// The baseline of the last line of text, as an anchor; the bottom of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { anchor(of: .lastBaseline) }
}

// MARK: - Keeping a frame

extension View {
  /// Whether the view's frame and autoresizing mask place it instead of constraints; true by default.
  ///
  /// While it is true, a view that constraints mention keeps its ``frame``, or follows its superview by its
  /// ``autoresizingMask``. Making constraints for a view with a maker sets it to false. A root always keeps its
  /// frame. The cell places its content view: setting this to false there changes nothing and is a ``LayoutFault``.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      if !newValue { noteFrameBeforeMask() }
      turnMask(on: newValue)
      noteIfLoose()
    }
  }

  /// The margins and extents that follow a change of the superview's size; none by default.
  ///
  /// It has an effect while ``translatesAutoresizingMaskIntoConstraints`` is true. A view that takes part in
  /// constraints follows by constraints then (``autoresizingConstraints``); any other is resized at once with its
  /// superview. Either way flexible parts share in proportion to their lengths.
  ///
  /// - Complexity: O(1).
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(storedMask)) }
    set {
      let mask = newValue.intersection(.all)
      guard mask != autoresizingMask else { return }
      storedMask = UInt8(mask.rawValue)
      if storedMask != 0 { superview?.hasMaskedSubviews = true }
      isMaskStale = true
      noteChange()
    }
  }

  /// Whether the autoresizing masks of the subviews have an effect; true by default.
  public var autoresizesSubviews: Bool {
    get { resizesSubviews }
    set {
      guard resizesSubviews != newValue else { return }
      resizesSubviews = newValue
      if hasMaskedSubviews { noteMasksInside() }
    }
  }

  /// The constraints that stand for the mask, made from the present frame and the superview's bounds.
  ///
  /// There are two for each axis. A root has none, nor has a view that does not translate its mask.
  /// They are not listed among ``constraints``; in conflicts they appear with the origin
  /// ``LayoutDemand/Origin-swift.enum/autoresizingMask``.
  public var autoresizingConstraints: [AutoresizingConstraint] {
    translatesMask ? masked?.constraints ?? [] : []
  }

  /// The view as one that follows its superview; nil for a root.
  var masked: MaskedView? { superview.map { MaskedView(view: self, superview: $0) } }

  /// Makes the constraints of the subviews' masks again from what their frames are now.
  private func noteMasksInside() {
    for subview in subviews where subview.storedMask != 0 {
      subview.isMaskStale = true
      subview.noteChange()
    }
  }
}

// MARK: - Without constraints

// Views whose masks are off and that no constraint refers to take part in the layout nevertheless, as soon as their
// tree has an engine: they have the size of their content, and are at the origin.

extension View {
  /// Turns the mask on or off. Where it is off, ``noteIfLoose()`` has to follow, when the constraints of a maker are active.
  func turnMask(on isOn: Bool) {
    guard translatesMask != isOn else { return }
    if placedPart.isContent { return refuseMaskChange() }
    translatesMask = isOn
    isMaskStale = true
    noteChange()
  }

  /// Refuses to let constraints place a content view: the cell places it, as on UIKit, which reports it, too.
  private func refuseMaskChange() {
    if placedPart == .reportedContent { return }
    placedPart = .reportedContent
    report(.maskOfOwner(view: reportName, owner: superview?.reportName ?? "its cell"), at: nil)
  }

  /// Whether the mask is off and no constraint brings the view to the engine, as those of a stack do.
  private var isLoose: Bool {
    if translatesMask || isArranged || !node.hasContainer { return false }
    return node.index < 0 || node.concerning.isEmpty && node.token < 0
  }

  /// Whether the mask is off and constraints that the view does not hold itself concern it.
  var isPlacedFromOutside: Bool {
    !translatesMask && node.concerning.all.contains { $0.holder !== self }
  }

  /// Notifies the tree of a view that is loose.
  func noteIfLoose() {
    if isLoose { tree.noteLoose(node) }
  }

  /// Whether constraints refer to the view in the last layout.
  package var isConstrained: Bool { node.token >= 0 }
}

// MARK: - When the view goes

extension View {
  /// Whether the view is being freed, so that nothing may keep a reference to it beyond a call.
  ///
  /// It is true in the `deinit` of a subclass, which may call anything.
  var isBeingFreed: Bool {
    weak let probe = self
    return probe == nil
  }
}
