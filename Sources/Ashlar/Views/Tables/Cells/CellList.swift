/// A view that shows cells, and gives them frames.
package protocol CellList: View {
  /// The part of the list whose length along an axis the program has set for a cell; nil where the length comes from
  /// elsewhere, such as from constraints in the cell.
  func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart?
}

// MARK: - Tables

extension TableHost {
  package func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart? {
    let rows = tableRows
    guard axis == .vertical, let heights = rows.heights,
      let number = rows.seen.cellNumbers.first(where: { rows.seen.cells[$0] === cell })
    else { return nil }
    return heights.entry(of: heights.slot(of: number))?.isGiven ?? false ? .row : nil
  }
}
