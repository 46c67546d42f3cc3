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
/// The drawing shows outlines and names, not which view covers which. A name is in the middle of its view. If a view
/// has others inside or in front of it, the name is in its upper edge, if there is room. The text is the same in
/// every run.
public struct TextDrawing: CustomStringConvertible {
  private let canvas: TextCanvas

  /// Draws a view and all views inside it.
  ///
  /// It leaves out frames that are not finite, and cuts off what is beyond 200 columns or rows.
  ///
  /// - Parameters:
  ///   - root: The view to draw.
  ///   - pointsPerColumn: How many points wide a character is; at least 0.1.
  ///   - pointsPerRow: How many points high a line is; at least 0.1.
  /// - Complexity: O(*n*² + *c*) for *n* views and *c* characters: each view looks for those in front of
  ///   its name.
  public init(of root: View, pointsPerColumn: CGFloat = 8, pointsPerRow: CGFloat = 16) {
    let grid = Grid(root: root, column: max(0.1, pointsPerColumn), row: max(0.1, pointsPerRow))
    var boxes = grid.boxes()
    let frame = TextBox.around(boxes.map(\.box)).clamped(to: Self.limit)
    for index in boxes.indices {
      boxes[index].box.move(-frame.columns.lowerBound, -frame.rows.lowerBound)
    }
    var canvas = TextCanvas(columns: frame.columns.count, rows: frame.rows.count)
    for box in boxes { canvas.outline(box.box) }
    canvas.name(boxes)
    self.canvas = canvas
  }

  private static let limit = 200

  /// The drawing, line by line.
  public var description: String { canvas.description }
}

/// Where views are on the grid.
private struct Grid {
  let root: View
  let column: CGFloat
  let row: CGFloat

  /// Every view whose frame is finite, with its box, superviews first.
  func boxes() -> [(view: View, box: TextBox)] {
    root.subtree.compactMap { view in
      let frame = view === root ? root.bounds : view.convert(view.bounds, to: root)
      let edges = [frame.minX / column, frame.maxX / column, frame.minY / row, frame.maxY / row]
      guard edges.allSatisfy({ $0.isFinite }) else { return nil }
      let cells = edges.map { Int(max(-1e6, min(1e6, $0)).rounded()) }
      guard cells[0] <= cells[1], cells[2] <= cells[3] else { return nil }
      return (view, TextBox(columns: cells[0]...cells[1], rows: cells[2]...cells[3]))
    }
  }
}

// MARK: - Names

extension TextCanvas {
  /// Writes the name of every view that has room for one, the views in front last.
  fileprivate mutating func name(_ boxes: [(view: View, box: TextBox)]) {
    let nameable = boxes.filter { $0.box.columns.count > 2 && shows($0.box) }
    for (index, (view, box)) in nameable.enumerated() {
      let isCovered = nameable[(index + 1)...].contains { $0.box.contains(box.middle) }
      let isOuter = isCovered || !view.subviews.isEmpty
      if isOuter { nameUpperEdge(view, box) } else { nameMiddle(view, box) }
    }
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
