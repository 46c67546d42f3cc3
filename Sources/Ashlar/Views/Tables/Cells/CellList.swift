/// A view that shows cells, and gives them frames.
package protocol CellList: View {
  /// The part of the list whose length along an axis the program has set for a cell; nil where the length comes from
  /// elsewhere, such as from constraints in the cell.
  func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart?
}

// MARK: - Tables

extension TableHost {
  package func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart? {
    axis == .vertical && tableRows.hasGivenHeight(cell) ? .row : nil
  }
}

extension TableRows {
  /// Whether the program has set the height of the row of a cell.
  fileprivate func hasGivenHeight(_ cell: View) -> Bool {
    guard let number = seen.cellNumbers.first(where: { seen.cells[$0] === cell }) else {
      return false
    }
    return heights?.entry(ofNumber: number).isGiven ?? false
  }
}
