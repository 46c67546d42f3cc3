/// A view that shows cells, and gives them frames.
package protocol CellList: View {
  /// What the program says the length of for a cell along an axis; nil where the length comes from elsewhere, such as the
  /// constraints in the cell.
  func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart?
}

// MARK: - Tables

extension TableHost {
  package func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart? {
    axis == .vertical && tableRows.hasGivenHeight(cell) ? .row : nil
  }
}

extension TableRows {
  /// Whether the program has said how high the row of a cell is.
  fileprivate func hasGivenHeight(_ cell: View) -> Bool {
    guard let number = seen.cellNumbers.first(where: { seen.cells[$0] === cell }) else {
      return false
    }
    return heights?.entry(ofNumber: number).isGiven ?? false
  }
}
