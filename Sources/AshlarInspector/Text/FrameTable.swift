import Ashlar

/// A table of the frames of a view and of all views inside it.
///
/// ```text
/// view        x   y  width  height
/// card        0   0    320     100
///   avatar   16  16     40      40
///   title    68  26    236      20
/// ```
///
/// Numbers are points, in the coordinate space of each view's superview. The text is the same in every
/// run.
public struct FrameTable: CustomStringConvertible {
  private let rows: [[String]]

  /// Makes the table of a view and of all views inside it.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public init(of root: View) { rows = ViewNames(root).telling { Self.rows(of: root) } }

  private static func rows(of root: View) -> [[String]] {
    var rows = [["view", "x", "y", "width", "height"]]
    var names = ReportNames()
    var waiting: [(view: View, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      let name = OneLine.name(names.name(of: view))
      let frame = view.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      rows.append(
        [TreeIndent.text(depth) + name] + numbers.map { GeometryText.number(Double($0)) })
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return rows
  }

  /// The table with one view on each line, names aligned on the left and numbers on the right.
  public var description: String {
    let widths = rows[0].indices.map { column in
      rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { line($0, widths) }.joined(separator: "\n")
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    row.indices.map { column in
      let padding = String(
        repeating: " ", count: widths[column] - TextWidth.columns(of: row[column]))
      return column == 0 ? row[column] + padding : padding + row[column]
    }.joined(separator: "  ")
  }
}
