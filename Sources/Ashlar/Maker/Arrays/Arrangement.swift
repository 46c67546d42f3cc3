/// Several items inside a container, and the constraints being made to arrange them.
final class Arrangement {
  let items: [LayoutBox]
  let container: LayoutBox
  var constraints: ArrangedConstraints
  private let priority: LayoutPriority

  /// Begins without constraints; nil if there are no items, and nil and a fault if nothing contains all.
  init?(
    _ items: [LayoutBox], in container: LayoutBox?, _ priority: LayoutPriority,
    _ fileID: String, _ line: UInt32, along name: String
  ) {
    guard let first = items.first else { return nil }
    constraints = ArrangedConstraints(at: CodeLocation(fileID: fileID, line: line))
    guard let container = container ?? items.commonContainer else {
      let reason = LayoutFault.Reason.noSuperview(of: first.reportName, attribute: name)
      first.report(reason, at: constraints.location)
      return nil
    }
    self.items = items
    self.container = container
    self.priority = priority
  }

  /// Makes a constraint of an item and something else, or a number.
  func relate(
    _ index: Int, _ attribute: LayoutConstraint.Attribute, to target: LayoutBox?,
    _ other: LayoutConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) {
    constraints.relate(
      items[index], attribute, to: target, other, times: multiplier, plus: constant,
      priority: priority)
  }

  /// Activates what was made, for items that keep their frames no longer.
  ///
  /// - Returns: Those that could be activated, in order.
  func activate() -> [LayoutConstraint] { constraints.activate() }
}

extension [LayoutBox] {
  /// The closest view that contains all of them, if there is one.
  package var commonContainer: View? {
    dropFirst().reduce(first?.containingView) { common, item in
      item.containingView.flatMap { common?.closestCommonSuperview(with: $0) }
    }
  }
}

// MARK: - Places along an axis

/// Places of one length along an axis, the first at the lead, the last at the tail.
struct Slots {
  let axis: LayoutAxis
  let count: Int
  let length: CGFloat
  let lead: CGFloat
  let tail: CGFloat

  /// Makes the constraints that put an item into a place.
  func place(_ index: Int, of row: Arrangement, at slot: Int) {
    row.relate(index, axis.extent, to: nil, .notAnAttribute, plus: length)
    if slot == 0 {
      return row.relate(index, axis.start, to: row.container, axis.start, plus: lead)
    }
    let share = CGFloat(slot) / CGFloat(count - 1)
    row.relate(
      index, axis.end, to: row.container, axis.end, times: share,
      plus: (1 - share) * (length + lead) - share * tail)
  }
}

/// Cells along an axis that share what a container leaves after the gaps between them.
struct Cells {
  let axis: LayoutAxis
  let count: Int
  let gap: CGFloat
  let lead: CGFloat
  let tail: CGFloat

  /// Makes an item as long as a cell: the first as its share of the container, the others as the first.
  func size(_ index: Int, of grid: Arrangement) {
    if index > 0 { return grid.relate(index, axis.extent, to: grid.items[0], axis.extent) }
    let taken = lead + tail + CGFloat(count - 1) * gap
    let share = 1 / CGFloat(count)
    grid.relate(
      0, axis.extent, to: grid.container, axis.extent, times: share, plus: -share * taken)
  }

  /// Places an item behind the one in the cell before, or at the leading edge.
  func place(_ index: Int, of grid: Arrangement, behind other: Int?) {
    if let other {
      grid.relate(index, axis.start, to: grid.items[other], axis.end, plus: gap)
    } else {
      grid.relate(index, axis.start, to: grid.container, axis.start, plus: lead)
    }
  }
}
