/// Checks one view for probable mistakes.
struct ViewLint {
  let view: View

  /// What may be wrong with the view, and with it and those that follow it.
  var doubts: [LintDoubt] {
    let shown = [
      translatedMask, staleLineWidth, stretchedPicture, scrollsAcross, noLongerArranged,
      replacedFrame,
    ]
    return shown.compactMap(\.self).map { LintDoubt(kind: $0, location: location) }
      + LayoutAxis.allCases.flatMap {
        requiredPriorities($0) + openness($0) + leftToStack($0) + followers($0)
      }
  }

  /// Where the oldest constraint about the view was written that a person wrote.
  private var location: CodeLocation? {
    (view.node.concerning.all + view.constraints).first { !$0.isFromStack }?.sourceLocation
  }

  private func doubt(_ kind: LayoutLint.Kind, _ suspicion: LintSuspicion) -> LintDoubt {
    LintDoubt(kind: kind, location: location, suspicion: suspicion)
  }
}

// MARK: - Masks and content

extension ViewLint {
  private var translatedMask: LayoutLint.Kind? {
    let isTranslated =
      view.superview != nil && view.translatesAutoresizingMaskIntoConstraints
      && view.node.concerning.all.contains { $0.isMade && $0.firstNode === view.node }
    return isTranslated ? .translatedMask(view: view.reportName) : nil
  }

  private func requiredPriorities(_ axis: LayoutAxis) -> [LintDoubt] {
    let priorities = [
      ("hugging", view.contentHuggingPriority(for: axis), true),
      ("compression resistance", view.contentCompressionResistancePriority(for: axis), false),
    ]
    return priorities.filter { $0.1 == .required }.map { name, _, isHugging in
      doubt(
        .requiredContent(view: view.reportName, priority: name, axis: axis),
        .contradicted(view, axis, isHugging: isHugging))
    }
  }
}

// MARK: - Containers

extension ViewLint {
  private func openness(_ axis: LayoutAxis) -> [LintDoubt] {
    if isHeldOpen(axis) { return [] }
    return [doubt(.notHeldOpen(view: view.reportName, axis: axis), .open(view, axis))]
  }

  /// The views of a stack that have no content, if there are several.
  private func leftToStack(_ axis: LayoutAxis) -> [LintDoubt] {
    guard let stack = view.stackLayout, stack.settings.axis == axis,
      stack.settings.distribution == .fill
    else {
      return []
    }
    let views = stack.views.filter { !$0.isHidden && !hasContent($0, axis) }
    guard views.count > 1 else { return [] }
    return views.map {
      doubt(
        .leftToStack(views: [$0.reportName], stack: view.reportName, axis: axis),
        .leftToStack($0, axis))
    }
  }

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
  private func followers(_ axis: LayoutAxis) -> [LintDoubt] {
    guard isFree(view, axis), isTied(view, axis.start) else { return [] }
    var known: [View] = []
    return view.node.concerning.all.flatMap { constraint -> [LintDoubt] in
      guard let (next, isBounded) = follower(constraint, axis),
        !known.contains(where: { $0 === next }), isFree(next, axis), isTied(next, axis.end)
      else { return [] }
      known.append(next)
      return sharing(with: next, axis, isBounded: isBounded)
    }
  }

  /// What may be wrong with two views that share a length: neither gives way before the other. A gap that is only a bound
  /// takes what is left over.
  private func sharing(with next: View, _ axis: LayoutAxis, isBounded: Bool) -> [LintDoubt] {
    let (first, second) = (view.reportName, next.reportName)
    var doubts: [LintDoubt] = []
    let resistance = view.contentCompressionResistancePriority(for: axis)
    if next.contentCompressionResistancePriority(for: axis) == resistance, !shrinks(view),
      !shrinks(next)
    {
      doubts.append(
        doubt(
          .equalResistance(first: first, second: second, axis: axis, priority: resistance),
          .eitherCut(view, next, axis)))
    }
    let hugging = view.contentHuggingPriority(for: axis)
    if !isBounded, next.contentHuggingPriority(for: axis) == hugging {
      doubts.append(
        doubt(
          .equalHugging(first: first, second: second, axis: axis, priority: hugging),
          .eitherStretched(view, next, axis)))
    }
    return doubts
  }

  /// Whether the letters of a view get smaller where it has no room.
  private func shrinks(_ view: View) -> Bool {
    (view.shownContent as? LabelContent).map { $0.leastScale < 1 } ?? false
  }

  /// The view whose start a constraint ties to the end of this one, or keeps beyond it.
  private func follower(
    _ constraint: LayoutConstraint, _ axis: LayoutAxis
  ) -> (view: View, isBounded: Bool)? {
    // Where views in a stack are equal, the stack settles who gives way.
    guard !constraint.isFromStack, let first = constraint.firstNode,
      let second = constraint.secondNode
    else { return nil }
    typealias Side = (node: BoxNode, place: LayoutAttribute)
    let sides: [Side] = [
      (first, constraint.firstAttribute.place), (second, constraint.secondAttribute.place),
    ]
    func isEnd(_ side: Side) -> Bool { side.node === view.node && side.place == axis.end }
    let isBehind = isEnd(sides[0]) && sides[1].place == axis.start
    let isAhead = isEnd(sides[1]) && sides[0].place == axis.start
    let bound = isBehind ? LayoutRelation.lessThanOrEqual : .greaterThanOrEqual
    guard isBehind || isAhead, [.equal, bound].contains(constraint.relation),
      let other = (isBehind ? second : first).view, other.superview === view.superview
    else { return nil }
    return (other, constraint.relation == bound)
  }

  /// Whether only its content determines the length of a view.
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

  /// The attributes of a view that a constraint refers to.
  private func attributes(of view: View, in constraint: LayoutConstraint) -> [LayoutAttribute] {
    (constraint.firstNode === view.node ? [constraint.firstAttribute] : [])
      + (constraint.secondNode === view.node ? [constraint.secondAttribute] : [])
  }
}
