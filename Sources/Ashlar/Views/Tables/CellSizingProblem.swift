/// Why a cell cannot find its own height.
public enum CellSizingProblem: Hashable, Sendable {
  /// No constraint is tied to the top of the content view.
  case nothingAtTop(cell: String)

  /// No constraint is tied to the bottom of the content view.
  case nothingAtBottom(cell: String)

  /// What hangs from the top and what stands on the bottom are not tied to each other.
  case gap(cell: String, above: [String], below: [String])

  /// The chain from the top to the bottom is there, but nothing gives these views a height.
  case noHeight(cell: String, views: [String])
}

extension CellSizingProblem: CustomStringConvertible {
  /// What is missing, and what would mend it.
  public var description: String {
    switch self {
    case .nothingAtTop(let cell):
      "\(cell): nothing is tied to the top of its content view. Tie the first view to it."
    case .nothingAtBottom(let cell):
      "\(cell): nothing is tied to the bottom of its content view. Tie the last view to it."
    case .gap(let cell, let above, let below):
      "\(cell): nothing ties \(above.joined(separator: ", ")) to \(below.joined(separator: ", ")). "
        + "Tie the bottom of one to the top of the other."
    case .noHeight(let cell, let views):
      "\(cell): nothing gives \(views.joined(separator: ", ")) a height. "
        + "Add a height, or let the content have one."
    }
  }
}

// MARK: - Looking for it

extension TableViewCell {
  /// Why the cell cannot find its own height; empty if it can.
  ///
  /// A cell can if its constraints and contents give it the same height whether it is asked to be small or
  /// large.
  ///
  /// - Parameter width: The width of the row, in points.
  /// - Complexity: That of two layouts of the cell.
  public func sizingProblems(forWidth width: CGFloat) -> [CellSizingProblem] {
    let heights = [CGFloat.zero, 10_000].map { height in
      contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if heights[0] == heights[1] { return [] }
    return VerticalChain(of: self).problems
  }
}

/// Which boxes of a cell constraints tie to each other vertically.
private struct VerticalChain {
  private let cell: TableViewCell
  private let boxes: [LayoutBox]
  private let ties: [[BoxNode]]

  init(of cell: TableViewCell) {
    self.cell = cell
    let content = cell.contentView
    boxes = content.subtree.flatMap(\.boxes).filter { $0 !== content }
    ties = content.subtree.flatMap { $0.held.all }.compactMap { constraint in
      guard constraint.relation != .lessThanOrEqual, constraint.nodes.count == 2,
        constraint.firstAttribute.axis == .vertical, constraint.firstAttribute.isLocation
      else { return nil }
      return constraint.nodes
    }
  }

  /// The boxes that ties lead to from the content view, at its top or at its bottom.
  private func reached(from attribute: LayoutConstraint.Attribute) -> Set<ObjectIdentifier> {
    let content = cell.contentView
    var reached: Set<ObjectIdentifier> = []
    var waiting = content.held.all.compactMap { constraint -> BoxNode? in
      if constraint.firstNode === content.node, constraint.firstAttribute.edge == attribute {
        return constraint.secondNode
      }
      if constraint.secondNode === content.node, constraint.secondAttribute.edge == attribute {
        return constraint.firstNode
      }
      return nil
    }
    while let node = waiting.popLast() {
      guard reached.insert(ObjectIdentifier(node)).inserted else { continue }
      for tie in ties where tie.contains(where: { $0 === node }) {
        waiting += tie.filter { $0 !== node && $0 !== content.node }
      }
    }
    return reached
  }

  var problems: [CellSizingProblem] {
    let name = cell.reportName
    let above = reached(from: .top)
    let below = reached(from: .bottom)
    if above.isEmpty { return [.nothingAtTop(cell: name)] }
    if below.isEmpty { return [.nothingAtBottom(cell: name)] }
    if above.isDisjoint(with: below) {
      return [.gap(cell: name, above: names(above), below: names(below))]
    }
    return [.noHeight(cell: name, views: names(above.intersection(below), where: hasNoHeight))]
  }

  private func names(
    _ chosen: Set<ObjectIdentifier>, where isWanted: (LayoutBox) -> Bool = { _ in true }
  ) -> [String] {
    boxes.filter { chosen.contains(ObjectIdentifier($0.node)) && isWanted($0) }.map(\.reportName)
  }

  /// Whether neither content nor a constraint on its height is there.
  private func hasNoHeight(_ box: LayoutBox) -> Bool {
    if let view = box as? View, view.intrinsicContentSize.height >= 0 { return false }
    return !box.node.concerning.all.contains { $0.firstAttribute == .height }
  }
}

extension LayoutConstraint.Attribute {
  /// The edge that it is, or that its margin is inside of.
  fileprivate var edge: LayoutConstraint.Attribute {
    switch self {
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}
