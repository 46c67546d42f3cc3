extension TableViewCell {
  /// Why the cell cannot find its own height; empty if it can.
  ///
  /// A cell can if its constraints and contents give it the same height whether it is asked to be small or
  /// large: those in its content view, or those of views that are in the cell itself. So it can if its class overrides
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` and gives one height.
  ///
  /// - Parameter width: The width of the row, in points.
  /// - Complexity: That of two layouts of the cell, and of up to four more if its content view has no height.
  public func sizingProblems(forWidth width: CGFloat) -> [CellSizingProblem] {
    let hasOwn = !constraints.isEmpty
    if !hasOwn || !contentView.constraints.isEmpty {
      let isKnown = hasOneHeight(forWidth: width) { size, horizontal, vertical in
        contentView.systemLayoutSizeFitting(
          size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      }
      if isKnown { return [] }
    }
    if hasOwn, hasOneHeight(forWidth: width, fittingOwnConstraints) { return [] }
    let isGiven = hasOneHeight(forWidth: width) { size, horizontal, vertical in
      systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if isGiven { return [] }
    return VerticalChain(of: self).problems
  }

  /// Whether a height comes out of constraints however high something is asked to be.
  private func hasOneHeight(
    forWidth width: CGFloat, _ fit: (CGSize, LayoutPriority, LayoutPriority) -> CGSize
  ) -> Bool {
    let heights = [CGFloat.zero, 10_000].map { height in
      fit(CGSize(width: width, height: height), .required, .fittingSizeLevel).height
    }
    return heights[0] == heights[1]
  }
}

/// Which boxes of a cell constraints tie to each other vertically.
private struct VerticalChain {
  private let cell: TableViewCell
  private let boxes: [LayoutBox]
  private let ties: [[BoxNode]]

  /// Those of ``ties`` that are equations.
  private let equations: [[BoxNode]]

  init(of cell: TableViewCell) {
    self.cell = cell
    let content = cell.contentView
    boxes = cell.subtree.flatMap(\.boxes).filter { $0 !== content && $0 !== cell }
    let constraints: [LayoutConstraint] = cell.subtree.flatMap { $0.held.all }.filter {
      constraint in
      let attribute = constraint.firstAttribute
      return constraint.relation != .lessThanOrEqual && constraint.nodes.count == 2
        && attribute.axis == .vertical && attribute.isLocation
    }
    ties = constraints.map(\.nodes)
    equations = constraints.filter { $0.relation == .equal }.map(\.nodes)
  }

  /// Whether a box is what a chain begins and ends at.
  private func isFrame(_ node: BoxNode?) -> Bool {
    node === cell.contentView.node || node === cell.node
  }

  /// The boxes that ties lead to from the content view or the cell, at their tops or at their bottoms.
  private func reached(
    from attribute: LayoutAttribute, by ties: [[BoxNode]]
  ) -> Set<ObjectIdentifier> {
    var reached: Set<ObjectIdentifier> = []
    let ends = cell.contentView.held.all + cell.held.all
    var waiting = ends.compactMap { constraint -> BoxNode? in
      if isFrame(constraint.firstNode), constraint.firstAttribute.withoutMargins == attribute {
        return constraint.secondNode
      }
      if isFrame(constraint.secondNode), constraint.secondAttribute.withoutMargins == attribute {
        return constraint.firstNode
      }
      return nil
    }
    while let node = waiting.popLast() {
      guard !isFrame(node), reached.insert(ObjectIdentifier(node)).inserted else { continue }
      for tie in ties where tie.contains(where: { $0 === node }) {
        waiting += tie.filter { $0 !== node }
      }
    }
    return reached
  }

  var problems: [CellSizingProblem] {
    let name = cell.reportName
    let above = reached(from: .top, by: ties)
    let below = reached(from: .bottom, by: ties)
    if above.isEmpty { return [.nothingAtTop(cell: name)] }
    if below.isEmpty { return [.nothingAtBottom(cell: name)] }
    if above.isDisjoint(with: below) {
      return [.gap(cell: name, above: names(above), below: names(below))]
    }
    let chain = above.intersection(below)
    let flat = names(chain, where: hasNoHeight)
    if flat.isEmpty, let gap = gapOfInequalities { return [gap] }
    return [.noHeight(cell: name, views: flat.isEmpty ? names(chain) : flat)]
  }

  /// Where equations alone do not tie the top to the bottom, but inequalities do, so that there may be any distance.
  private var gapOfInequalities: CellSizingProblem? {
    let above = reached(from: .top, by: equations)
    let below = reached(from: .bottom, by: equations)
    guard !above.isEmpty, !below.isEmpty, above.isDisjoint(with: below) else { return nil }
    return .looseGap(cell: cell.reportName, above: names(above), below: names(below))
  }

  private func names(
    _ chosen: Set<ObjectIdentifier>, where isWanted: (LayoutBox) -> Bool = { _ in true }
  ) -> [String] {
    boxes.filter { chosen.contains(ObjectIdentifier($0.node)) && isWanted($0) }.map(\.reportName)
  }

  /// Whether neither content nor a constraint on its height is there, apart from one that says how high it is at most.
  private func hasNoHeight(_ box: LayoutBox) -> Bool {
    if let view = box as? View, view.intrinsicContentSize.height >= 0 { return false }
    return !box.node.concerning.all.contains {
      $0.firstAttribute == .height && $0.relation != .lessThanOrEqual
    }
  }
}
