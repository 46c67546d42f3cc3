// MARK: - Grids

extension Array where Element: LayoutItem {
  /// Puts the items into the cells of a grid that fills the container, with equal gaps.
  ///
  /// The items fill row after row, from left to right in every direction of reading, and are of one size:
  /// what the container leaves after insets and gaps, shared by all columns and by all rows. The last
  /// row may have room left. No items do nothing.
  ///
  /// - Parameters:
  ///   - columns: How many cells a row has. A number below 1 is a ``LayoutFault`` and does nothing.
  ///   - fixedSpacing: The gap between columns, in points.
  ///   - lineSpacing: The gap between rows, in points; as between columns if nil.
  ///   - insets: How far the cells stay away from the edges of the container, in points.
  ///   - container: What the grid fills; the closest common superview if nil.
  ///   - priority: How much the constraints matter.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  /// - Returns: The constraints, active, item by item: width, height, left, top.
  @discardableResult
  public func distributeGrid(
    columns: Int, fixedSpacing: CGFloat, lineSpacing: CGFloat? = nil, insets: EdgeInsets = .zero,
    in container: LayoutBox? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let location = CodeLocation(fileID: fileID, line: line)
    guard let (grid, rows) = grid(columns, container, priority, location) else { return [] }
    let across = Cells(
      axis: .horizontal, count: columns, gap: fixedSpacing, lead: insets.left, tail: insets.right)
    let down = Cells(
      axis: .vertical, count: rows, gap: lineSpacing ?? fixedSpacing, lead: insets.top,
      tail: insets.bottom)
    for index in indices {
      across.size(index, of: grid)
      down.size(index, of: grid)
      across.place(index, of: grid, behind: index % columns == 0 ? nil : index - 1)
      down.place(index, of: grid, behind: index < columns ? nil : index - columns)
    }
    return grid.activate()
  }

  /// Puts the items into the cells of a grid, all of one size, with equal gaps between them.
  ///
  /// The items fill row after row, from left to right in every direction of reading. The gaps are what the
  /// container leaves over; where it leaves too little, they are negative. No items do nothing.
  ///
  /// - Parameters:
  ///   - columns: How many cells a row has. A number below 1 is a ``LayoutFault`` and does nothing.
  ///   - fixedItemSize: The size of every item, in points.
  ///   - insets: How far the outer cells stay away from the edges of the container, in points.
  ///   - container: What the grid fills; the closest common superview if nil.
  ///   - priority: How much the constraints matter.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  /// - Returns: The constraints, active, item by item: width, left or right, height, top or bottom.
  @discardableResult
  public func distributeGrid(
    columns: Int, fixedItemSize: CGSize, insets: EdgeInsets = .zero,
    in container: LayoutBox? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let location = CodeLocation(fileID: fileID, line: line)
    guard let (grid, rows) = grid(columns, container, priority, location) else { return [] }
    let across = Slots(
      axis: .horizontal, count: columns, length: fixedItemSize.width, lead: insets.left,
      tail: insets.right)
    let down = Slots(
      axis: .vertical, count: rows, length: fixedItemSize.height, lead: insets.top,
      tail: insets.bottom)
    for index in indices {
      across.place(index, of: grid, at: index % columns)
      down.place(index, of: grid, at: index / columns)
    }
    return grid.activate()
  }

  private func grid(
    _ columns: Int, _ container: LayoutBox?, _ priority: LayoutPriority, _ location: CodeLocation
  ) -> (Arrangement, rows: Int)? {
    guard let first else { return nil }
    guard columns > 0 else {
      let reason = LayoutFault.Reason.noColumns(given: columns, for: map(\.reportName))
      (first.host?.diagnostics ?? LayoutDiagnostics()).report(
        LayoutFault(reason: reason, location: location))
      return nil
    }
    let grid = Arrangement(self, in: container, priority, location, along: "edges")
    return grid.map { ($0, (count - 1) / columns + 1) }
  }
}

// MARK: - Cells of equal length

/// Cells along an axis that share what a container leaves after the gaps between them.
private struct Cells {
  let axis: LayoutAxis
  let count: Int
  let gap: CGFloat
  let lead: CGFloat
  let tail: CGFloat

  /// Makes an item as long as a cell: the first as its share of the container, the others as the first.
  func size(_ index: Int, of grid: Arrangement) {
    if index > 0 { return grid.relate(index, axis.extent, to: grid.items[0], axis.extent) }
    let share = 1 / CGFloat(count)
    let taken = lead + tail + CGFloat(count - 1) * gap
    grid.relate(
      0, axis.extent, to: grid.container, axis.extent, multiplier: share, constant: -share * taken)
  }

  /// Puts an item behind the one in the cell before, or at the lead.
  func place(_ index: Int, of grid: Arrangement, behind other: Int?) {
    guard let other else {
      return grid.relate(index, axis.start, to: grid.container, axis.start, constant: lead)
    }
    grid.relate(index, axis.start, to: grid.items[other], axis.end, constant: gap)
  }
}
