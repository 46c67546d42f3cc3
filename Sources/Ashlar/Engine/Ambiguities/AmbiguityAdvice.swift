internal import AshlarSolver

/// The constraints that would determine the free attributes of a box, one axis at a time.
struct AmbiguityAdvice {
  let engine: LayoutEngine
  let node: BoxNode

  /// The free attributes of all boxes, and the ranges of their values, by token.
  let free: [Int32: LayoutEngine.Ranges]

  /// The boxes that move with it.
  let company: [BoxNode]

  private var ranges: LayoutEngine.Ranges { free[node.token] ?? [:] }

  /// The advice, if there is any.
  func words(_ names: inout ReportNames) -> String? {
    if let words = unplaced(&names) { return words }
    var sentences: [String] = []
    for axis in LayoutAxis.allCases where ranges.keys.contains(where: { $0.axis == axis }) {
      if let words = words(along: axis, &names) { sentences.append(words) }
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }

  private func words(along axis: LayoutAxis, _ names: inout ReportNames) -> String? {
    if node.systemGuide == .content {
      return ScrollAreaAdvice(engine: engine, area: node, axis: axis, open: openView(along: axis))
        .words(&names)
    }
    return contents(along: axis, &names) ?? wishes(along: axis, &names)
      ?? missing(along: axis, &names)
  }
}

// MARK: - Removed constraints

extension AmbiguityAdvice {
  /// The advice for a view that its stack placed until it was removed from the arrangement, and for one that had a
  /// frame until its mask was turned off and that only constraints inside it refer to.
  private func unplaced(_ names: inout ReportNames) -> String? {
    guard let view = node.view, let superview = view.superview else { return nil }
    let name = names.name(of: node)
    if superview.stackLayout?.hasDismissed(view) ?? false {
      let stack = names.name(of: superview.node)
      return "\(stack) no longer arranges \(name), which is still inside it: "
        + "\(name).removeFromSuperview() removes it."
    }
    let constraints = node.concerning.indices + view.held.indices
    let isOnlyHeld = constraints.allSatisfy { speaksFromInside($0, of: view) }
    guard !view.translatesMask, isOnlyHeld else { return nil }
    if constraints.isEmpty, view.frameBeforeMask == nil { return nil }
    let outer = names.name(of: superview.node)
    let start = "No constraint says where \(name) is, because its autoresizing mask is off"
    if let lost = view.frameBeforeMask {
      return "\(start), and its frame \(GeometryText.rectangle(lost)) is lost: tie it to \(outer) "
        + "with that size, or leave \(name).translatesAutoresizingMaskIntoConstraints true."
    }
    return "\(start): tie it to \(outer), or set \(name).translatesAutoresizingMaskIntoConstraints "
      + "to true, and it keeps the frame that it is given."
  }

  /// Whether a constraint ties something inside a view to that view.
  private func speaksFromInside(_ index: Int32, of view: View) -> Bool {
    let record = engine.tree.store.constraints[index]
    guard record.second >= 0 else { return false }
    return engine.tree.nodes(of: record, index).allSatisfy { node in
      node === view.node || (node.container?.host?.view?.isDescendant(of: view) ?? false)
    }
  }
}

// MARK: - Constraints that disagree

extension AmbiguityAdvice {
  /// Contents that share a length, and of which none gives way before the other.
  private func contents(along axis: LayoutAxis, _ names: inout ReportNames) -> String? {
    let sharing = company.filter { free[$0.token]?[axis.extent] != nil }
      .compactMap { SharedContent(engine, $0, axis) }
    let (length, content) = sharing.reduce((0, 0)) { ($0.0 + $1.length, $0.1 + $1.content) }
    let isStretched = length > content
    let priorities = sharing.map { isStretched ? $0.hugging : $0.resistance }
    guard sharing.count > 1, let least = priorities.min() else { return nil }
    let equal = sharing.indices.filter { priorities[$0] == least }
    guard equal.count > 1, let last = equal.last else { return nil }
    let all = equal.map { names.name(of: sharing[$0].node) }
    let step = least + 1 > .required ? least - 1 : least + 1
    let verb = isStretched ? "hug" : "resist"
    return "\(all.joined(separator: " and ")) \(verb) with \(least), so that "
      + (isStretched ? "either may get what is left over" : "either may be cut")
      + ": let one \(verb) \(step > least ? "more" : "less"), \(names.name(of: sharing[last].node)) "
      + "with \(step)."
  }

  /// Constraints of one priority that contradict each other.
  private func wishes(along axis: LayoutAxis, _ names: inout ReportNames) -> String? {
    let wishes = company.flatMap { $0.concerning.all }.filter { constraint in
      constraint.priority != .required && constraint.relation == .equal
        && constraint.firstAttribute.axis == axis && !constraint.isFromStack
        && isFree(constraint, axis)
    }
    let missed = wishes.filter { wish in
      if case .missed = engine.outcome(of: wish.token) { true } else { false }
    }
    guard let one = missed.first,
      let other = wishes.first(where: { $0 !== one && $0.priority == one.priority })
    else { return nil }
    let both = [one, other].sorted { $0.activation < $1.activation }
      .map { "\(names.text(of: $0)) (\($0.sourceText))" }
    return
      "\(both[0]) and \(both[1]) have the same priority and disagree: give one of them another priority."
  }

  /// Whether what a constraint refers to first is free.
  private func isFree(_ constraint: LayoutConstraint, _ axis: LayoutAxis) -> Bool {
    guard let ranges = constraint.firstNode.flatMap({ free[$0.token] }) else { return false }
    let isPlaceFree = !constraint.firstAttribute.isSize && ranges[axis.start] != nil
    return isPlaceFree || ranges[axis.extent] != nil
  }
}

/// The content of a box whose length is shared with others.
private struct SharedContent {
  let node: BoxNode
  let length: Double
  let content: Double
  let hugging: LayoutPriority
  let resistance: LayoutPriority

  init?(_ engine: LayoutEngine, _ node: BoxNode, _ axis: LayoutAxis) {
    guard let view = node.view, node.token >= 0,
      let demand = engine.system.knownDemand(.content(axis), of: node.token)
    else { return nil }
    self.node = node
    length = engine.system.solver.value(axis.extentSide, of: node.token)
    content = demand.value
    hugging = view.contentPriorities.hugging[axis]
    resistance = view.contentPriorities.compressionResistance[axis]
  }
}

// MARK: - Missing constraints

extension AmbiguityAdvice {
  private func missing(along axis: LayoutAxis, _ names: inout ReportNames) -> String {
    let name = names.name(of: node)
    let isAcross = axis == .horizontal
    let extent = isAcross ? "width" : "height"
    let places = isAcross ? "left, right or centerX" : "top, bottom or centerY"
    let isPlaceFree = ranges[axis.start] != nil
    guard ranges[axis.extent] != nil else {
      let range = ranges[axis.start] ?? 0...0
      return range.lowerBound.isFinite || range.upperBound.isFinite
        ? "Bounds say where \(name) may be: say where it should be, with a low priority for its \(places)."
        : "Tie \(places) of \(name) to something."
    }
    if !isPlaceFree, let inner = openView(along: axis) {
      let (open, long) = (names.name(of: inner), isAcross ? "wide" : "high")
      return "\(name) is as \(long) as what is inside it, and nothing says how \(long) \(open) is: "
        + "give \(open) a \(extent), or \(name)."
    }
    return isPlaceFree
      ? "Say where \(name) is and how \(isAcross ? "wide" : "high"): \(places), and a \(extent) or "
        + "the other edge."
      : "Give \(name) a \(extent), a content with one, or tie its other edge."
  }
}

// MARK: - What is open inside

extension AmbiguityAdvice {
  /// The innermost view inside the box whose extent is as free: the extent of the box follows it.
  ///
  /// A view that fills one with other views in it is none. It follows what holds that one open.
  private func openView(along axis: LayoutAxis) -> BoxNode? {
    guard let outer = node.view ?? node.container?.view else { return nil }
    let open = company.filter { inner in
      guard inner !== node, let view = inner.view, view !== outer,
        free[inner.token]?[axis.extent] != nil, free[inner.token]?[axis.start] == nil
      else { return false }
      return view.isDescendant(of: outer) && !fillsOneOfSeveral(view, along: axis)
    }
    return open.first { inner in
      !open.contains { other in
        other !== inner && inner.view.map { other.view?.isDescendant(of: $0) ?? false } ?? false
      }
    }
  }

  /// Whether a view that contains others as well ties both ends of one to its own.
  private func fillsOneOfSeveral(_ view: View, along axis: LayoutAxis) -> Bool {
    guard let superview = view.superview, superview.subviews.count > 1 else { return false }
    let direction = superview.effectiveUserInterfaceLayoutDirection
    let scrolled = superview.layoutGuides.first { $0.node.systemGuide == .content }?.node
    let ends = view.node.concerning.all.filter { constraint in
      let sides = [
        (constraint.firstNode, constraint.firstAttribute),
        (constraint.secondNode, constraint.secondAttribute),
      ]
      let own = sides.first { $0.0 === view.node }?.1.withoutMargins.absolute(direction)
      let other = sides.first { $0.0 === superview.node || $0.0 != nil && $0.0 === scrolled }?.1
        .withoutMargins.absolute(direction)
      return constraint.relation == .equal && own == other
        && (own == axis.start || own == axis.end)
    }
    return Set(ends.map { $0.firstAttribute.withoutMargins.absolute(direction) }).count > 1
  }
}
