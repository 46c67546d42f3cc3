/// Rows below each other, of which those that are seen have cells.
///
/// ```swift
/// table.register("message") { MessageCell() }
/// table.dataSource = messages
/// root.layoutIfNeeded()
/// table.contentSize.height      // that of all rows
/// ```
///
/// A row is as high as the delegate says; without, as ``rowHeight`` says; and if that is
/// ``automaticDimension``, as it is at first, as the constraints in its cell make it. What has been measured is
/// known until the width changes, or the row is reloaded or removed.
///
/// Source: Apple, `UITableView`.
open class TableView: ScrollView {
  /// Who knows what the rows are. It is not kept.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who knows how high the rows are. It is not kept.
  public weak var delegate: (any TableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  /// The height of a row of which the delegate says nothing, in points.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var rowHeight = TableView.automaticDimension {
    didSet {
      if refuses(rowHeight, for: "rowHeight") { rowHeight = oldValue }
      if rowHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// How high a row is thought to be until it is seen, in points.
  ///
  /// At 0, as it is at first, nothing is guessed: every row is measured, and ``ScrollView/contentSize`` is
  /// exact. Above, only rows that are seen, or were, are measured. A number that is not finite is a
  /// ``LayoutFault`` and changes nothing.
  public var estimatedRowHeight: CGFloat = 0 {
    didSet {
      if refuses(estimatedRowHeight, for: "estimatedRowHeight") { estimatedRowHeight = oldValue }
      if estimatedRowHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// Whether there is a line below each row. It is one pixel high; without a display, nothing.
  public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { invalidateRowHeights() } }
  }

  /// Whether the content views of cells end at the safe area of the table, at the left and at the right. True at
  /// first.
  ///
  /// Source: Apple, `UITableView.insetsContentViewsToSafeArea`.
  public var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { invalidateRowHeights() } }
  }

  /// What the table has done to find heights, counted.
  public internal(set) var sizingWork = SizingWork()

  /// Stands for a height that comes out of a cell's constraints: −1.
  public static let automaticDimension: CGFloat = -1

  /// What is between the rows of a table.
  public enum SeparatorStyle: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none

    /// A line of one pixel, by which each row is higher if there is a display scale.
    case singleLine
  }

  var heights: RowHeights?
  var heightsByKey: [AnyHashable: CGFloat] = [:]

  /// The width for which heights are known, how much of it at the sides was not for contents, and how high lines
  /// were, in points.
  var measuredWidth: CGFloat = 0
  var measuredSides = EdgeInsets.zero
  var measuredLine: CGFloat = 0

  /// Who measured the texts in cells.
  var measuredTexts: TextCache?

  /// The cells that are seen, by the number of their row.
  var cells: [Int: TableViewCell] = [:]

  /// Cells that wait for another row, and who makes them, by their names.
  var spareCells: [String: [TableViewCell]] = [:]
  var makers: [String: () -> TableViewCell] = [:]

  /// Makes a table with a frame, in points. It can always be scrolled up and down.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Places the cells of the rows that are seen, and makes those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func measuresDidChange() {
    super.measuresDidChange()
    setNeedsLayout()
  }
}

/// What has been done to find the heights of cells, counted.
public struct SizingWork: Hashable, Sendable {
  /// How often a height was found by solving constraints.
  public internal(set) var solves = 0

  /// How often a height was known from a row with the same key.
  public internal(set) var hits = 0

  /// How many cells were made.
  public internal(set) var cellsMade = 0
}

// MARK: - Cells

extension TableView {
  /// Says how cells of a name are made.
  public func register(_ identifier: String, _ make: @escaping () -> TableViewCell) {
    makers[identifier] = make
    spareCells[identifier] = nil
  }

  /// A cell of a name: one that is free, or a new one. A name that is not registered is a ``LayoutFault``, and
  /// gives an empty cell.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if makers[identifier] == nil {
      report(.unknownCell(identifier: identifier, table: reportName), at: nil)
    }
    let cell = makers[identifier]?() ?? TableViewCell(name: nil)
    cell.setReuseIdentifier(identifier)
    sizingWork.cellsMade += 1
    return cell
  }

  /// The cell of a row, if it is seen.
  public func cellForRow(at path: RowPath) -> TableViewCell? {
    guard let heights, heights.contains(path) else { return nil }
    return cells[heights.number(of: path)]
  }

  /// The rows that are seen, from the first to the last, as the last layout found them.
  public var visibleRows: [RowPath] {
    guard let heights else { return [] }
    return cells.keys.sorted().map { heights.path(of: $0) }
  }

  /// The cells that are seen, from the first to the last.
  public var visibleCells: [TableViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  /// Lets a cell wait for another row, if it can be used for one.
  func recycle(_ cell: TableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  func recycleAll() {
    for number in cells.keys.sorted() { if let cell = cells[number] { recycle(cell) } }
    cells = [:]
  }
}

// MARK: - Changes

extension TableView {
  /// Asks for everything again.
  public func reloadData() {
    recycleAll()
    heights = nil
    heightsByKey = [:]
    setNeedsLayout()
  }

  /// Measures all rows again.
  public func invalidateRowHeights() {
    heights?.forgetAll(estimate: estimate)
    heightsByKey = [:]
    setNeedsLayout()
  }

  /// Forgets what is known of rows with a key: what they show has changed.
  public func invalidateRowHeights(forKey key: AnyHashable) {
    heightsByKey[key] = nil
    guard let known = heights else { return }
    for number in 0..<known.count {
      let path = known.path(of: number)
      guard delegate?.tableView(self, sizeKeyForRowAt: path) == key else { continue }
      heights?[path] = RowHeights.Entry(height: estimate, isMeasured: false)
    }
    setNeedsLayout()
  }

  /// Asks for rows again. Paths of rows that do not exist are a ``LayoutFault`` and left out.
  public func reloadRows(at paths: [RowPath]) {
    for path in existing(paths, in: heights) {
      heights?[path] = RowHeights.Entry(height: estimate, isMeasured: false)
      if let number = heights?.number(of: path), let cell = cells.removeValue(forKey: number) {
        recycle(cell)
      }
      if let key = delegate?.tableView(self, sizeKeyForRowAt: path) { heightsByKey[key] = nil }
    }
    setNeedsLayout()
  }

  /// Takes note of rows that the data source has got. The others keep their heights.
  ///
  /// The paths are those after the change. If the data source does not say that there are that many rows
  /// now, that is a ``LayoutFault``, and everything is asked for again.
  public func insertRows(at paths: [RowPath]) {
    change(paths) { heights in
      let paths = Set(paths).sorted()
      var counts = heights.sectionCounts
      for path in paths {
        guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.row)
        else { return false }
        counts[path.section] += 1
      }
      heights.insert(paths, estimate: estimate)
      return true
    }
  }

  /// Takes note of rows that the data source has lost. The others keep their heights.
  ///
  /// The paths are those before the change. If the data source does not say that there are that many rows
  /// now, that is a ``LayoutFault``, and everything is asked for again.
  public func deleteRows(at paths: [RowPath]) {
    change(paths) { heights in
      let paths = Set(paths).sorted()
      guard paths.allSatisfy({ heights.contains($0) }) else { return false }
      heights.remove(paths)
      return true
    }
  }

  private func change(_ paths: [RowPath], _ body: (inout RowHeights) -> Bool) {
    guard var changed = heights, !paths.isEmpty else { return setNeedsLayout() }
    let isDone = body(&changed)
    let counts = rowCounts()
    guard isDone, changed.sectionCounts == counts else {
      let expected = isDone ? changed.count : heights?.count ?? 0
      report(
        .rowMismatch(
          table: reportName, expected: expected, given: counts.reduce(0) { $0 + $1 }), at: nil)
      return reloadData()
    }
    recycleAll()
    heights = changed
    setNeedsLayout()
  }

  private func existing(_ paths: [RowPath], in heights: RowHeights?) -> [RowPath] {
    paths.filter { path in
      if heights?.contains(path) ?? false { return true }
      if heights != nil { report(.noRow("\(path)", table: reportName), at: nil) }
      return false
    }
  }
}
