/// Looks at one view for what is probably not meant.
struct ViewLint {
  let view: View

  /// What was found about the view, and about it and those that follow it.
  var findings: [LayoutLint.Finding] {
    var kinds: [LayoutLint.Kind] = []
    if isMaskTranslated { kinds.append(.translatedMask(view: view.reportName)) }
    kinds += [staleLineWidth, stretchedPicture, scrollsAcross].compactMap(\.self)
    for axis in LayoutAxis.allCases {
      kinds += requiredPriorities(axis)
      if !isHeldOpen(axis) { kinds.append(.notHeldOpen(view: view.reportName, axis: axis)) }
      kinds += followers(axis)
    }
    return kinds.map { LayoutLint.Finding(kind: $0, location: location) }
  }

  private var location: CodeLocation? {
    let own = view.node.concerning.all + view.constraints
    return (own.first { !$0.isFromStack } ?? own.first)?.sourceLocation
  }
}

// MARK: - Masks and content

extension ViewLint {
  private var isMaskTranslated: Bool {
    view.superview != nil && view.translatesAutoresizingMaskIntoConstraints
      && view.node.concerning.all.contains { $0.isMade && $0.firstNode === view.node }
  }

  private func requiredPriorities(_ axis: LayoutAxis) -> [LayoutLint.Kind] {
    let priorities = [
      ("hugging", view.contentHuggingPriority(for: axis)),
      ("compression resistance", view.contentCompressionResistancePriority(for: axis)),
    ]
    return priorities.filter { $0.1 == .required }.map { name, _ in
      .requiredContent(view: view.reportName, priority: name, axis: axis)
    }
  }
}

// MARK: - Containers

extension ViewLint {
  /// Whether a view that goes where constraints put it has two places, or an extent, that something equals.
  private func isHeldOpen(_ axis: LayoutAxis) -> Bool {
    if view.superview == nil || view.translatesAutoresizingMaskIntoConstraints { return true }
    if view.subviews.isEmpty || hasContent(view, axis) { return true }
    var places: Set<LayoutAttribute> = []
    for constraint in view.node.concerning.all + view.constraints
    where constraint.relation == .equal {
      if constraint.distances != nil { return true }
      for attribute in attributes(of: view, in: constraint) where attribute.axis == axis {
        if attribute.isSize { return true }
        places.insert(attribute.place)
      }
    }
    return places.count > 1
  }
}

// MARK: - Neighbours

extension ViewLint {
  /// The views behind this one on an axis with which it shares a length, without one that gives way.
  private func followers(_ axis: LayoutAxis) -> [LayoutLint.Kind] {
    guard isFree(view, axis), isTied(view, axis.start) else { return [] }
    return view.node.concerning.all.compactMap { constraint in
      guard let next = follower(constraint, axis), isFree(next, axis), isTied(next, axis.end) else {
        return nil
      }
      return sharing(with: next, axis)
    }
  }

  /// What is found about two views that share a length: neither gives way before the other.
  private func sharing(with next: View, _ axis: LayoutAxis) -> LayoutLint.Kind? {
    let (first, second) = (view.reportName, next.reportName)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if areSqueezed(with: next, axis),
      next.contentCompressionResistancePriority(for: axis) == resistance
    {
      return .equalResistance(first: first, second: second, axis: axis, priority: resistance)
    }
    let hugging = view.contentHuggingPriority(for: axis)
    guard next.contentHuggingPriority(for: axis) == hugging else { return nil }
    return .equalHugging(first: first, second: second, axis: axis, priority: hugging)
  }

  /// Whether the last layout had less room for two views than their contents need.
  private func areSqueezed(with next: View, _ axis: LayoutAxis) -> Bool {
    let length = { (size: CGSize) in axis == .horizontal ? size.width : size.height }
    let room = length(view.bounds.size) + length(next.bounds.size)
    let content = length(view.intrinsicContentSize) + length(next.intrinsicContentSize)
    return room > 0 && room < content - 0.001
  }

  /// The view whose start a constraint ties to the end of this one.
  private func follower(_ constraint: LayoutConstraint, _ axis: LayoutAxis) -> View? {
    // Where views in a stack are equal, the stack settles who gives way.
    guard constraint.relation == .equal, !constraint.isFromStack,
      let first = constraint.firstNode, let second = constraint.secondNode
    else { return nil }
    typealias Side = (node: BoxNode, place: LayoutAttribute)
    let sides: [Side] = [
      (first, constraint.firstAttribute.place), (second, constraint.secondAttribute.place),
    ]
    func isEnd(_ side: Side) -> Bool { side.node === view.node && side.place == axis.end }
    let isBehind = isEnd(sides[0]) && sides[1].place == axis.start
    let isAhead = isEnd(sides[1]) && sides[0].place == axis.start
    guard isBehind || isAhead else { return nil }
    let other = (isBehind ? second : first).view
    return other?.superview === view.superview ? other : nil
  }

  /// Whether only its content says how long a view is.
  private func isFree(_ view: View, _ axis: LayoutAxis) -> Bool {
    hasContent(view, axis)
      && !view.node.concerning.all.contains { constraint in
        constraint.relation == .equal
          && attributes(of: view, in: constraint).contains(axis.extent)
      }
  }

  private func isTied(_ view: View, _ place: LayoutAttribute) -> Bool {
    view.node.concerning.all.contains { constraint in
      constraint.relation == .equal && constraint.priority == .required
        && attributes(of: view, in: constraint).contains { $0.place == place }
    }
  }

  private func hasContent(_ view: View, _ axis: LayoutAxis) -> Bool {
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) != View.noIntrinsicMetric
  }

  /// The attributes of a view that a constraint speaks of.
  private func attributes(of view: View, in constraint: LayoutConstraint) -> [LayoutAttribute] {
    (constraint.firstNode === view.node ? [constraint.firstAttribute] : [])
      + (constraint.secondNode === view.node ? [constraint.secondAttribute] : [])
  }
}
