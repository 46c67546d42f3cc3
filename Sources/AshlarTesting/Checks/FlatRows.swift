import Ashlar

/// Finds the cells, and the root if it is laid out as a cell, without a determined height. Each is reported once, and
/// content that does not fit in it is not reported.
struct FlatRows {
  private let root: View

  /// The findings about each row examined: the reason why it is flat, or nil if it is not.
  private var problems: [ObjectIdentifier: CellSizingProblem?] = [:]

  /// The tables, and the rows outside of tables, that have been reported.
  private var told: Set<ObjectIdentifier> = []

  init(_ root: View) { self.root = root }

  /// The nearest flat row around a view, if there is one.
  mutating func row(around view: View) -> View? {
    for row in views(around: view) where problem(of: row) != nil { return row }
    return nil
  }

  /// The views around a view, from the inside to the root.
  private func views(around view: View) -> some Sequence<View> {
    sequence(first: view) { [root] in $0 === root ? nil : $0.superview }.dropFirst()
  }

  /// The finding of a flat row; nil if its table has been reported.
  mutating func finding(_ row: View) -> LayoutFinding? {
    guard let problem = problem(of: row), told.insert(ObjectIdentifier(owner(of: row))).inserted
    else { return nil }
    return .flat(row, problem)
  }

  private mutating func problem(of row: View) -> CellSizingProblem? {
    if let known = problems[ObjectIdentifier(row)] { return known }
    let problem = findProblem(of: row)
    problems[ObjectIdentifier(row)] = .some(problem)
    return problem
  }

  /// Why a view is as flat as it is, if it is a row of which the height follows from its content.
  private func findProblem(of row: View) -> CellSizingProblem? {
    guard row.bounds.width > 0 else { return nil }
    let content = (row as? any TableContentHolder)?.cellContent
    let isRow = row === root ? row.bounds.height <= 0 : content != nil && isInFlatTable(row)
    guard isRow else { return nil }
    return (content ?? CellContent(row)).sizingProblems(of: row, forWidth: row.bounds.width).first
  }

  /// Whether the table around a cell has had to give a cell a height.
  private func isInFlatTable(_ cell: View) -> Bool {
    let table = owner(of: cell)
    return table !== cell
      && root.diagnostics.faults.contains { fault in
        guard case .flatCell(_, let name, _) = fault.reason else { return false }
        return [table.reportName, table.placeName].contains(name)
      }
  }

  /// The view that scrolls a row, or the row itself.
  private func owner(of row: View) -> View {
    views(around: row).first { $0.scrollArea != nil } ?? row
  }
}
