/// A grid of characters with joined lines.
struct TextCanvas {
  let columns: Int
  let rows: Int
  private var lines: [Directions]
  private var characters: [Character?]

  /// The directions in which lines leave a cell.
  struct Directions: OptionSet {
    let rawValue: UInt8

    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let left = Directions(rawValue: 4)
    static let right = Directions(rawValue: 8)
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    lines = Array(repeating: [], count: columns * rows)
    characters = Array(repeating: nil, count: columns * rows)
  }
}

// MARK: - Drawing

extension TextCanvas {
  /// Draws the outline of a box, between and including two columns and two rows.
  ///
  /// What is outside the canvas is left out. A box of no width or height is a line or a point.
  mutating func outline(_ box: TextBox) {
    for column in Self.part(of: box.columns, within: columns) {
      let isFirst = column == box.columns.lowerBound
      let isLast = column == box.columns.upperBound
      var directions: Directions = []
      if !isFirst { directions.insert(.left) }
      if !isLast { directions.insert(.right) }
      add(directions, column, box.rows.lowerBound)
      add(directions, column, box.rows.upperBound)
    }
    for row in Self.part(of: box.rows, within: rows) {
      var directions: Directions = []
      if row != box.rows.lowerBound { directions.insert(.up) }
      if row != box.rows.upperBound { directions.insert(.down) }
      add(directions, box.columns.lowerBound, row)
      add(directions, box.columns.upperBound, row)
    }
  }

  private static func part(of range: ClosedRange<Int>, within count: Int) -> Range<Int> {
    let start = max(0, range.lowerBound)
    return start..<max(start, min(count, range.upperBound + 1))
  }

  private mutating func add(_ directions: Directions, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    lines[row * columns + column].formUnion(directions)
  }

  /// Writes a text from a cell to the right. What is outside the canvas is left out.
  mutating func write(_ text: String, column: Int, row: Int) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    for character in text {
      let width = TextWidth.columns(of: character)
      if column >= 0, column + width <= columns {
        characters[row * columns + column] = character
        if width == 2 { characters[row * columns + column + 1] = "\u{0}" }
      }
      column += width
    }
  }

  /// The longest part of some cells of a row in which nothing has been written, nor beside it; the first one of several.
  ///
  /// Cells outside the canvas do not count.
  func longestRun(in columns: Range<Int>, row: Int) -> Range<Int> {
    let columns = columns.clamped(to: 0..<self.columns)
    var longest = columns.lowerBound..<columns.lowerBound
    var start = columns.lowerBound
    for column in columns {
      if (column - 1...column + 1).contains(where: { isWritten($0, row) }) { start = column + 1 }
      if column + 1 - start > longest.count { longest = start..<column + 1 }
    }
    return longest
  }

  private func isWritten(_ column: Int, _ row: Int) -> Bool {
    (0..<rows).contains(row) && (0..<columns).contains(column)
      && characters[row * columns + column] != nil
  }
}

// MARK: - Text

extension TextCanvas: CustomStringConvertible {
  /// The canvas line by line, without blanks at the ends.
  var description: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let cell = row * columns + column
        if characters[cell] == "\u{0}" { continue }
        line.append(characters[cell] ?? Self.boxCharacters[Int(lines[cell].rawValue)])
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// The character for every combination of directions: up 1, down 2, left 4, right 8.
  private static let boxCharacters: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
