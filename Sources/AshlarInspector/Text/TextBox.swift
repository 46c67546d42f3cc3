/// A box on a grid of characters, with the columns and rows of its outline.
struct TextBox {
  var columns: ClosedRange<Int>
  var rows: ClosedRange<Int>

  var middle: (column: Int, row: Int) {
    ((columns.lowerBound + columns.upperBound) / 2, (rows.lowerBound + rows.upperBound) / 2)
  }

  func contains(_ cell: (column: Int, row: Int)) -> Bool {
    columns.contains(cell.column) && rows.contains(cell.row)
  }

  mutating func move(_ right: Int, _ down: Int) {
    columns = columns.lowerBound + right...columns.upperBound + right
    rows = rows.lowerBound + down...rows.upperBound + down
  }

  /// The smallest box that contains others; one cell if there are none.
  static func around(_ boxes: [TextBox]) -> TextBox {
    guard var result = boxes.first else { return TextBox(columns: 0...0, rows: 0...0) }
    for box in boxes {
      result.columns = result.columns.extended(to: box.columns)
      result.rows = result.rows.extended(to: box.rows)
    }
    return result
  }

  /// The part of the box that is no further from the origin than a limit.
  func clamped(to limit: Int) -> TextBox {
    TextBox(
      columns: columns.clamped(to: -limit...limit), rows: rows.clamped(to: -limit...limit))
  }
}

extension ClosedRange<Int> {
  /// The smallest range that contains this one and another one.
  fileprivate func extended(to other: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
