/// A line of a table: the first cell on the left of its column, all others on the right of theirs.
struct TextRow: CustomStringConvertible {
  private let cells: [String]

  init(_ cells: [String]) { self.cells = cells }

  var description: String {
    cells.enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, (index == 0 ? 10 : 9) - cell.count))
      return index == 0 ? cell + padding : padding + cell
    }.joined()
  }
}
