extension CellContent {
  /// Why a cell cannot find its own height; empty if it can.
  ///
  /// - Parameters:
  ///   - cell: The view whose content this is.
  ///   - width: The width of the row, in points.
  package func sizingProblems(of cell: View, forWidth width: CGFloat) -> [CellSizingProblem] {
    let hasOwn = !cell.constraints.isEmpty
    if !hasOwn || !view.constraints.isEmpty {
      if hasOneHeight(forWidth: width, { Self.size(of: view, $0) }) { return [] }
    }
    if hasOwn, hasOneHeight(forWidth: width, { FittingQuestion(cell, $0).answer() }) { return [] }
    if hasOneHeight(forWidth: width, { Self.size(of: cell, $0) }) { return [] }
    return VerticalChain(of: cell, content: view).problems
  }

  /// Whether a height comes out of constraints however high something is asked to be.
  private func hasOneHeight(
    forWidth width: CGFloat, _ fit: (FittingRequest) -> CGSize
  ) -> Bool {
    let heights = [CGFloat.zero, 10_000].map { height in
      let target = CGSize(width: width, height: height)
      let request = FittingRequest(
        target: target, horizontal: .required, vertical: .fittingSizeLevel)
      return fit(request).height
    }
    return heights[0] == heights[1]
  }

  /// The size that a view returns; its class may override it.
  private static func size(of view: View, _ request: FittingRequest) -> CGSize {
    view.systemLayoutSizeFitting(
      request.target, withHorizontalFittingPriority: request.horizontal,
      verticalFittingPriority: request.vertical)
  }
}

/// The boxes of a cell that hold its bottom away from its top, each with the box above it.
private struct VerticalChain {
  private let cell: View
  private let content: View
  private let boxes: [LayoutBox]
  private let pushes: [Push]

  /// A lower bound on the distance from one attribute down to another. An equation is one such bound in each
  /// direction.
  private struct Push {
    let upper: End
    let lower: End
  }

  private typealias End = (node: BoxNode, attribute: LayoutAttribute)

  init(of cell: View, content: View) {
    self.cell = cell
    self.content = content
    boxes = cell.subtree.flatMap(\.boxes).filter { $0 !== content && $0 !== cell }
    pushes = cell.subtree.flatMap { $0.held.all }.flatMap { Self.pushes(of: $0) }
  }

  private static func pushes(of constraint: LayoutConstraint) -> [Push] {
    guard let first = constraint.firstNode, let second = constraint.secondNode,
      constraint.firstAttribute.axis == .vertical, constraint.firstAttribute.isLocation
    else { return [] }
    let left = (first, constraint.firstAttribute.withoutMargins)
    let right = (second, constraint.secondAttribute.withoutMargins)
    let down = Push(upper: left, lower: right)
    let up = Push(upper: right, lower: left)
    switch constraint.relation {
    case .lessThanOrEqual: return [down]
    case .greaterThanOrEqual: return [up]
    case .equal: return [down, up]
    }
  }

  /// Whether a box is what a chain begins and ends at.
  private func isFrame(_ node: BoxNode) -> Bool { node === content.node || node === cell.node }

  /// The boxes that an edge of the content view, or of the cell, leads to from push to push, each in one direction.
  private func reached(
    from edge: LayoutAttribute, _ direction: (Push) -> (from: End, to: End)
  ) -> Set<ObjectIdentifier> {
    let steps = pushes.map(direction)
    var reached: Set<ObjectIdentifier> = []
    var waiting = steps.filter { isFrame($0.from.node) && $0.from.attribute == edge }.map(\.to.node)
    while let node = waiting.popLast() {
      guard !isFrame(node), reached.insert(ObjectIdentifier(node)).inserted else { continue }
      waiting += steps.filter { $0.from.node === node }.map(\.to.node)
    }
    return reached
  }

  var problems: [CellSizingProblem] {
    let name = cell.reportName
    let above = reached(from: .top) { ($0.upper, $0.lower) }
    let below = reached(from: .bottom) { ($0.lower, $0.upper) }
    if above.isEmpty { return [.nothingAtTop(cell: name)] }
    if below.isEmpty { return [.nothingAtBottom(cell: name)] }
    if above.isDisjoint(with: below) {
      return [.gap(cell: name, above: names(above), below: names(below))]
    }
    let flat = names(above.intersection(below), where: hasNoHeight)
    return flat.isEmpty ? [] : [.noHeight(cell: name, views: flat)]
  }

  private func names(
    _ chosen: Set<ObjectIdentifier>, where isWanted: (LayoutBox) -> Bool = { _ in true }
  ) -> [String] {
    boxes.filter { chosen.contains(ObjectIdentifier($0.node)) && isWanted($0) }.map(\.reportName)
  }

  /// Whether there is neither content nor a constraint on its height, apart from a maximum, nor anything inside it
  /// that pushes its bottom.
  private func hasNoHeight(_ box: LayoutBox) -> Bool {
    if let view = box as? View, view.intrinsicContentSize.height >= 0 { return false }
    if isHeldOpen(box.node) { return false }
    return !box.node.concerning.all.contains {
      $0.firstAttribute == .height && $0.relation != .lessThanOrEqual
    }
  }

  /// Whether what is inside a box pushes its bottom away from its top.
  private func isHeldOpen(_ box: BoxNode) -> Bool {
    let inside = { (node: BoxNode) in node.isDirectly(in: box) }
    return pushes.contains { $0.upper.node === box && inside($0.lower.node) }
      && pushes.contains { $0.lower.node === box && inside($0.upper.node) }
  }
}
