/// How the items of a chain share the free space of their container.
public enum ChainStyle: Hashable, Sendable, CaseIterable {
  /// Equal gaps between the items, and before the first and after the last one.
  case spread

  /// Equal gaps between the items; the first and the last one are at the edges of the container.
  case spreadInside

  /// The items without gaps between them, in the middle of the container or nearer to one of its edges.
  case packed
}

/// Items in a line inside a container, each tied to its neighbours.
private struct Chain {
  let row: Arrangement
  let axis: LayoutAxis
  let spacing: CGFloat
  let bias: CGFloat

  private var items: [LayoutBox] { row.items }
  private var start: ItemEdge { .start(of: axis) }
  private var end: ItemEdge { start.opposite }
  private var last: LayoutBox { items[items.count - 1] }
}

extension Chain {
  /// Puts each item behind the one before it.
  private func line() {
    for index in items.indices.dropFirst() {
      row.constraints.relate(
        items[index], start.attribute, to: items[index - 1], end.attribute, plus: spacing)
    }
  }

  private func tieToEdges() {
    row.constraints.relate(items[0], start.attribute, to: row.container, start.attribute)
    row.constraints.relate(last, end.attribute, to: row.container, end.attribute)
  }

  func pack() {
    line()
    row.constraints.divide(
      row.container.distance(from: start, to: items[0], start),
      last.distance(from: end, to: row.container, end), by: bias)
  }

  func spread() {
    let first = row.container.distance(from: start, to: items[0], start)
    for gap in gaps { row.constraints.measure(gap, equalTo: first) }
    row.constraints.measure(last.distance(from: end, to: row.container, end), equalTo: first)
  }

  func spreadInside() {
    if items.count == 1 { return pack() }
    tieToEdges()
    let gaps = gaps
    for gap in gaps.dropFirst() { row.constraints.measure(gap, equalTo: gaps[0]) }
  }

  private var gaps: [LayoutDimension] {
    items.indices.dropFirst().compactMap {
      items[$0 - 1].distance(from: end, to: items[$0], start)
    }
  }

  /// Fills the container: items with a weight share what the others leave.
  func fill(_ weights: [CGFloat]) {
    line()
    tieToEdges()
    let weighted = items.indices.filter { $0 < weights.count && weights[$0] > 0 }
    for index in weighted.dropFirst() {
      row.constraints.relate(
        items[index], start.extent, to: items[weighted[0]], start.extent,
        times: weights[index] / weights[weighted[0]])
    }
  }
}

// MARK: - Chains

extension Array where Element: LayoutItem {
  /// Ties items to their neighbours along an axis, so that they share the length of a container.
  ///
  /// ```swift
  /// [icon, title, badge].chain(along: .horizontal, .spread)
  /// [name, street].chain(along: .horizontal, spacing: 8, weights: [0, 1])
  /// ```
  ///
  /// Items have the lengths of their contents and of their own constraints. With weights they fill the container: items with
  /// a weight share what the others leave, in proportion to it, and an item without one, or with 0, keeps its length. The
  /// first item is where lines of text begin, or at the top. Across the axis you place the items yourself. An empty array
  /// does nothing.
  ///
  /// The spacing is the gap between the items of a packed chain, and of one with weights, in points. The bias is the
  /// share of the free space before a packed chain, from 0 to 1. If nil, the container is the closest common
  /// superview.
  ///
  /// - Returns: The active constraints.
  ///
  /// Source: Android, `androidx.constraintlayout.widget.ConstraintLayout`, chains.
  @discardableResult
  public func chain(
    along axis: LayoutAxis, _ style: ChainStyle = .spread, spacing: CGFloat = 0,
    weights: [CGFloat] = [], bias: CGFloat = 0.5, in container: LayoutBox? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(self, in: container, .required, fileID, line, along: "\(axis)")
    guard let row else { return [] }
    let chain = Chain(row: row, axis: axis, spacing: spacing, bias: bias)
    if weights.contains(where: { $0 > 0 }) {
      chain.fill(weights)
    } else {
      switch style {
      case .spread: chain.spread()
      case .spreadInside: chain.spreadInside()
      case .packed: chain.pack()
      }
    }
    return row.constraints.activate(for: row.items)
  }
}
