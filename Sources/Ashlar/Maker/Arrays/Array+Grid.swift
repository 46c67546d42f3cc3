// MARK: - Grids

extension Array where Element: LayoutItem {
  /// Places the items in the cells of a grid that fills the container, with equal gaps.
  ///
  /// The items fill row after row, from left to right also in right-to-left layouts. They have one size: columns and
  /// rows share what insets and gaps leave of the container. The last row may stay incomplete. An empty array does
  /// nothing.
  ///
  /// Gaps and insets are in points. If nil, the gap between rows is that between columns, and the container is the
  /// closest common superview. Fewer than one column is a ``LayoutFault`` and does nothing.
  ///
  /// - Returns: The active constraints, item by item: width, height, left, top.
  @discardableResult
  public func distributeGrid(
    columns: Int, fixedSpacing: CGFloat, lineSpacing: CGFloat? = nil, insets: EdgeInsets = .zero,
    in container: LayoutBox? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    guard let (grid, rows) = grid(columns, container, priority, fileID, line) else { return [] }
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

  /// Places items of one size in the cells of a grid, with equal gaps between them.
  ///
  /// The items fill row after row, from left to right also in right-to-left layouts. The gaps share what the items
  /// leave of the container; if there is too little room, they are negative. An empty array does nothing.
  ///
  /// Size and insets are in points. If nil, the container is the closest common superview. Fewer than one column is a
  /// ``LayoutFault`` and does nothing.
  ///
  /// - Returns: The active constraints, item by item: width, left or right, height, top or bottom.
  @discardableResult
  public func distributeGrid(
    columns: Int, fixedItemSize: CGSize, insets: EdgeInsets = .zero,
    in container: LayoutBox? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    guard let (grid, rows) = grid(columns, container, priority, fileID, line) else { return [] }
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
    _ columns: Int, _ container: LayoutBox?, _ priority: LayoutPriority, _ fileID: String,
    _ line: UInt32
  ) -> (Arrangement, rows: Int)? {
    guard let first else { return nil }
    guard columns > 0 else {
      let reason = LayoutFault.Reason.noColumns(given: columns, for: map(\.reportName))
      first.report(reason, at: CodeLocation(fileID: fileID, line: line))
      return nil
    }
    let grid = Arrangement(self, in: container, priority, fileID, line, along: "edges")
    return grid.map { ($0, (count - 1) / columns + 1) }
  }
}
