import Ashlar

/// A view and all views inside it, drawn with box characters for a terminal.
///
/// ```text
/// ┌ card ────────────────────────┐
/// │ ┌────┐┌─────────────────────┐│
/// │ │icon││        title        ││
/// │ └────┘└─────────────────────┘│
/// └──────────────────────────────┘
/// ```
///
/// The drawing shows outlines, texts and names, not which view covers which. The lines of a text are where the layout has
/// them, as nearly as there are cells, and are shortened where letters are narrower than a cell. A view without a text has
/// its name in its middle. If a view has others inside or in front of it, the name is in its upper edge, if there is
/// room. The drawing is the same in every run.
public struct TextDrawing: CustomStringConvertible {
  private let canvas: TextCanvas

  /// Draws a view and all views inside it.
  ///
  /// It leaves out frames that are not finite, and cuts off the drawing at 200 columns or rows.
  ///
  /// - Parameters:
  ///   - root: The view to draw.
  ///   - pointsPerColumn: The width of a character, in points; at least 0.1.
  ///   - pointsPerRow: The height of a line, in points; at least 0.1.
  ///   - names: Whether views that show a text have their names instead.
  /// - Complexity: O(*n*² + *c*) for *n* views and *c* characters: each view looks for those in front of
  ///   its name.
  public init(
    of root: View, pointsPerColumn: CGFloat = 8, pointsPerRow: CGFloat = 16, names: Bool = false
  ) {
    let grid = Grid(root: root, column: max(0.1, pointsPerColumn), row: max(0.1, pointsPerRow))
    var boxes = grid.boxes(hasTexts: !names)
    let frame = TextBox.around(boxes.map(\.box)).clamped(to: Self.limit)
    for index in boxes.indices {
      boxes[index].move(-frame.columns.lowerBound, -frame.rows.lowerBound)
    }
    var canvas = TextCanvas(columns: frame.columns.count, rows: frame.rows.count)
    for box in boxes { canvas.outline(box.box) }
    ViewNames(root).telling { canvas.writeTexts(boxes) }
    self.canvas = canvas
  }

  private static let limit = 200

  /// The drawing, line by line.
  public var description: String { canvas.description }
}

/// A view on the grid.
private struct GridBox {
  let view: View
  var box: TextBox
  var lines: [GridLine]

  mutating func move(_ right: Int, _ down: Int) {
    box.move(right, down)
    for index in lines.indices {
      lines[index].column += right
      lines[index].row += down
    }
  }
}

/// A line of text on the grid.
private struct GridLine {
  let text: String
  var column: Int
  var row: Int

  /// Whether it stands beside the line before it, as the titles of segments do.
  let isBeside: Bool
}

/// The positions of views on the grid.
private struct Grid {
  let root: View
  let column: CGFloat
  let row: CGFloat

  /// Every view whose frame is finite, with its box, superviews first.
  func boxes(hasTexts: Bool) -> [GridBox] {
    root.subtree.compactMap { view in
      let frame = view === root ? root.bounds : view.convert(view.bounds, to: root)
      let edges = [frame.minX / column, frame.maxX / column, frame.minY / row, frame.maxY / row]
      guard edges.allSatisfy({ $0.isFinite }) else { return nil }
      let cells = edges.map { Int(max(-1e6, min(1e6, $0)).rounded()) }
      guard cells[0] <= cells[1], cells[2] <= cells[3] else { return nil }
      let box = TextBox(columns: cells[0]...cells[1], rows: cells[2]...cells[3])
      return GridBox(view: view, box: box, lines: hasTexts ? lines(of: view) : [])
    }
  }

  private func lines(of view: View) -> [GridLine] {
    var last: CGFloat?
    return ShownText(of: view).lines.compactMap { line in
      let start = view === root ? line.origin : view.convert(line.origin, to: root)
      // Small letters are about half as high as a font is large.
      let middle = start.y - (line.runs.first?.font.size ?? 0) / 4
      let cell = [start.x / column, middle / row]
      guard cell.allSatisfy({ $0.magnitude <= 1e6 }) else { return nil }
      defer { last = line.origin.y }
      return GridLine(
        text: OneLine.letters(line.text), column: Int(cell[0].rounded()),
        row: Int(cell[1].rounded()),
        isBeside: last == line.origin.y)
    }
  }
}

// MARK: - Names

extension TextCanvas {
  /// Writes the text or the name of every view that has room for it, the views in front last.
  fileprivate mutating func writeTexts(_ boxes: [GridBox]) {
    let nameable = boxes.filter { $0.box.columns.count > 2 && shows($0.box) }
    for (index, named) in nameable.enumerated() {
      let (view, box) = (named.view, named.box)
      if write(named.lines, in: box) { continue }
      let isCovered = nameable[(index + 1)...].contains { $0.box.contains(box.middle) }
      let isOuter = isCovered || !view.subviews.isEmpty
      if isOuter { nameUpperEdge(view, box) } else { nameMiddle(view, box) }
    }
  }

  /// Writes lines into a box, each below the one before it or beside it; what has no room is left out.
  ///
  /// - Returns: Whether there is anything to be seen of them.
  private mutating func write(_ lines: [GridLine], in box: TextBox) -> Bool {
    let inside = box.columns.lowerBound + 1..<box.columns.upperBound
    let isFlat = box.rows.count < 3
    let first = isFlat ? box.middle.row : box.rows.lowerBound + 1
    let last = isFlat ? box.middle.row : box.rows.upperBound - 1
    var row = first - 1
    var isSeen = false
    for line in lines {
      if !line.isBeside { row = max(line.row, row + 1) }
      if row > last, isSeen { break }
      row = min(row, last)
      let run = longestRun(in: inside, row: row)
      let shown = TextWidth.truncated(line.text, to: run.count)
      if shown.isEmpty { continue }
      let end = run.upperBound - TextWidth.columns(of: shown)
      write(shown, column: min(max(line.column, run.lowerBound), end), row: row)
      isSeen = true
    }
    return isSeen
  }

  private func shows(_ box: TextBox) -> Bool {
    box.columns.overlaps(0...max(0, columns - 1)) && box.rows.overlaps(0...max(0, rows - 1))
  }

  /// Writes a name in the middle of a box, or in a row near it; shortened only where it fits in none.
  private mutating func nameMiddle(_ view: View, _ box: TextBox) {
    let name = OneLine.text(view.reportName)
    let width = TextWidth.columns(of: name)
    let inside = box.columns.lowerBound + 1..<box.columns.upperBound
    let runs = Self.rows(of: box).map { (row: $0, columns: longestRun(in: inside, row: $0)) }
    let whole = runs.first { $0.columns.count >= width }
    guard let (row, run) = whole ?? runs.max(by: { $0.columns.count < $1.columns.count }) else {
      return
    }
    let shown = TextWidth.truncated(name, to: run.count)
    let isShortened = run.count < width
    if isShortened, run.count < min(2, inside.count) { return }
    let column = run.lowerBound + (run.count - TextWidth.columns(of: shown)) / 2
    write(shown, column: column, row: row)
  }

  /// The middle row of a box, and the rows next to it that are inside.
  private static func rows(of box: TextBox) -> [Int] {
    let middle = box.middle.row
    let others = [1, -1, 2, -2].map { middle + $0 }
    return [middle] + others.filter { $0 > box.rows.lowerBound && $0 < box.rows.upperBound }
  }

  /// Writes a name into the upper edge of a box, beside names that are there.
  private mutating func nameUpperEdge(_ view: View, _ box: TextBox) {
    let row = box.rows.lowerBound
    let edge = box.columns.lowerBound + 1..<max(box.columns.lowerBound + 1, box.columns.upperBound)
    let run = longestRun(in: edge, row: row)
    let room = run.count - 2
    if room < 1 { return }
    let name = TextWidth.truncated(OneLine.text(view.reportName), to: room)
    if TextWidth.columns(of: name) < 2, edge != run { return }
    write(" \(name) ", column: run.lowerBound, row: row)
  }
}
