// MARK: - Hidden views that take no room

extension View {
  /// Whether the view takes no room, and no gap, while it is hidden; false at first, as in UIKit.
  ///
  /// While it is collapsed, its width and height are 0 as far as required constraints let them, and as the frame
  /// does that a view keeps (``translatesAutoresizingMaskIntoConstraints``). Where required constraints tie both of
  /// its edges to one view around it, as those of a row in a column, it does not make that smaller. What
  /// constraints say about its size does not count, nor what ties its far edges to views inside it. Of the
  /// gaps beside it, the one to a visible sibling before it is closed, or else the one behind it: in a column
  /// of three views with gaps of 8, the outer two are 8 apart while the middle one is collapsed. The constraints
  /// stay as they are, and count again when the view is shown. Views that a ``StackView`` arranges collapse in
  /// any case, by its constraints.
  public var collapsesWhenHidden: Bool {
    get { storedCollapses }
    set {
      guard storedCollapses != newValue else { return }
      storedCollapses = newValue
      if isHidden { noteCollapsing() }
    }
  }

  /// Whether the view takes no room.
  var isCollapsed: Bool { storedCollapses && isHidden && !isArranged }

  /// Lets the tree know that the view takes room no more, or takes room again.
  func noteCollapsing() {
    tree.collapsible.append(CollapsibleView(node: node))
    setNeedsLayout()
    noteChange()
  }
}

// MARK: - Constraints that do not count

extension LayoutTree {
  /// Finds out which constraints do not count, or have no gap, because views are collapsed.
  ///
  /// - Complexity: O(*n*) for *n* constraints on the views that are, or have been, collapsed, and for chains
  ///   of those O(*n*) each; O(1) if neither they nor constraints have changed.
  func updateCollapsing() {
    if collapsible.isEmpty || !isCollapsingStale && !changes.haveConstraints { return }
    let known = viewsToCollapse()
    let collapsed = known.filter(\.view.isCollapsed)
    var wanted: [ObjectIdentifier: LayoutConstraint.Collapsing] = [:]
    for (view, _) in collapsed { view.collapseConstraints(&wanted) }
    for constraint in known.flatMap(\.view.touchingConstraints) {
      constraint.collapsing = wanted[ObjectIdentifier(constraint)] ?? .none
    }
    collapsible = collapsed.map { view, spread in
      let now = CollapsibleView(node: view.node, spread: view.spreadAxes)
      if now.spread != spread { view.noteChange() }
      return now
    }
    isCollapsingStale = false
  }

  /// The views of the tree that are collapsed, or have been, each once, and the axes along which they were
  /// spread at last.
  private func viewsToCollapse() -> [(view: View, spread: [LayoutAxis])] {
    var seen: Set<ObjectIdentifier> = []
    return collapsible.compactMap { known in
      guard let view = known.node.view, view.tree === self,
        seen.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      return (view, known.spread)
    }
  }
}

/// A view that is collapsed, or has been.
struct CollapsibleView {
  let node: BoxNode

  /// See ``View/spreadAxes``.
  var spread: [LayoutAxis] = []
}

extension View {
  /// The constraints that speak of the view. Some may be there twice.
  fileprivate var touchingConstraints: [LayoutConstraint] {
    node.concerning.all + held.all.filter { $0.mentions(self) }
  }

  fileprivate func collapseConstraints(
    _ wanted: inout [ObjectIdentifier: LayoutConstraint.Collapsing]
  ) {
    for constraint in touchingConstraints where constraint.isIdle(whileCollapsed: self) {
      wanted[ObjectIdentifier(constraint)] = .idle
    }
    for axis in LayoutAxis.allCases {
      for constraint in gaps(isBefore: hasVisibleSibling(before: axis), axis) {
        wanted[ObjectIdentifier(constraint)] = .closed
      }
    }
  }

  /// The axes along which required constraints tie both edges of the view to one view around it.
  var spreadAxes: [LayoutAxis] {
    let ties = touchingConstraints.compactMap { $0.edgeTied(outside: self) }
    return LayoutAxis.allCases.filter { axis in
      let own = ties.filter { $0.axis == axis }
      let far = own.filter { !$0.isNear }
      return own.contains { near in near.isNear && far.contains { $0.outer === near.outer } }
    }
  }

  /// Whether, going back from sibling to sibling along an axis, there is one that takes room.
  private func hasVisibleSibling(before axis: LayoutAxis) -> Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var waiting = [self]
    while let view = waiting.popLast() {
      for constraint in view.gaps(isBefore: true, axis) {
        guard let other = constraint.partner(of: view),
          seen.insert(ObjectIdentifier(other)).inserted
        else { continue }
        if !other.isCollapsed { return true }
        waiting.append(other)
      }
    }
    return false
  }

  /// The constraints that put the view behind siblings along an axis, or siblings behind the view.
  private func gaps(isBefore: Bool, _ axis: LayoutAxis) -> [LayoutConstraint] {
    touchingConstraints.filter { $0.isGap(of: self, isBefore: isBefore, axis) }
  }
}

// MARK: - Looking at constraints

extension LayoutConstraint {
  /// What a collapsed view makes of a constraint.
  enum Collapsing {
    case none

    /// It does not count.
    case idle

    /// Its constant is 0.
    case closed
  }

  /// What collapsed views make of the constraint.
  var collapsing: Collapsing {
    get { marks.contains(.isIdle) ? .idle : marks.contains(.isClosed) ? .closed : .none }
    set {
      guard collapsing != newValue else { return }
      marks.remove([.isIdle, .isClosed])
      if newValue == .idle { marks.insert(.isIdle) }
      if newValue == .closed { marks.insert(.isClosed) }
      note(.numbers)
    }
  }

  /// The other view of a constraint between two views.
  fileprivate func partner(of view: View) -> View? {
    guard let first = firstNode?.view, let second = secondNode?.view else { return nil }
    return first === view ? second : second === view ? first : nil
  }

  /// Whether the constraint says how large a view is, or ties its far edge to something inside it.
  fileprivate func isIdle(whileCollapsed view: View) -> Bool {
    if firstNode === view.node, firstAttribute.isSize { return true }
    if secondNode === view.node, secondAttribute.isSize { return true }
    guard let other = partner(of: view), other.isDescendant(of: view) else { return false }
    return firstNode === view.node ? !firstAttribute.isNear : !secondAttribute.isNear
  }

  /// Which edge of a view the constraint ties to which view around it, if it is an equation that must hold.
  fileprivate func edgeTied(
    outside view: View
  ) -> (axis: LayoutAxis, isNear: Bool, outer: View)? {
    guard relation == .equal, priority == .required, let axis = firstAttribute.axis,
      let first = firstNode, let second = secondNode
    else { return nil }
    let isFirst = first === view.node
    let own = isFirst ? firstAttribute : secondAttribute
    let other = isFirst ? second : first
    guard isFirst || second === view.node, own.isNear || own.isFar,
      let outer = other.host?.view, outer !== view, view.isDescendant(of: outer)
    else { return nil }
    return (axis, own.isNear, outer)
  }

  /// Whether the constraint puts a view behind a sibling along an axis, or a sibling behind it.
  ///
  /// A sibling is any view that is not inside the view, nor contains it.
  fileprivate func isGap(of view: View, isBefore: Bool, _ axis: LayoutAxis) -> Bool {
    guard let other = partner(of: view), firstAttribute.axis == axis,
      !other.isDescendant(of: view), !view.isDescendant(of: other)
    else { return false }
    let isFirst = firstNode === view.node
    let own = isFirst ? firstAttribute : secondAttribute
    let others = isFirst ? secondAttribute : firstAttribute
    return isBefore ? own.isNear && others.isFar : own.isFar && others.isNear
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isNear: Bool {
    self == .left || self == .leading || self == .top || self == .firstBaseline
  }

  fileprivate var isFar: Bool {
    self == .right || self == .trailing || self == .bottom || self == .lastBaseline
  }
}
