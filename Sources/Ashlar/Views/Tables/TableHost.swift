/// A view of any class in which ``TableRows`` lays out rows.
///
/// The class has the rows as a stored part, and lets them work at the end of its `layoutSubviews()`. It answers by what
/// its users have given it: a data source and a delegate, whatever their types are.
package protocol TableHost: DataSourced, CellList {
  /// The rows, their cells, and what is known of their heights.
  var tableRows: TableRows { get }

  /// The distance by which the scrollable area extends the content on each side, in points.
  var adjustedContentInset: EdgeInsets { get }

  /// Takes the size of the area that the table scrolls, in points: that of all rows, and of what is above and below them.
  func takeContentSize(_ size: CGSize)

  /// The number of sections from the data source, which may be any number.
  func countSections() -> Int

  /// The number of rows of a section from the data source, which may be any number.
  func countRows(inSection section: Int) -> Int

  /// A cell that shows a row, as a rule one that ``TableRows/dequeueCell(named:)`` gave; nil without a data source.
  func makeCell(at path: RowPath) -> (any TableCell)?

  /// Whether sections can have headers and footers: whether there is a delegate.
  var mayHaveSectionViews: Bool { get }

  /// The header or the footer of a section; nil for nothing.
  func makeSectionView(at slot: TableSlot) -> View?

  /// The height of a slot, in points, or ``RowSettings/automaticHeight``: that of the delegate, or without one, that
  /// of the table's settings.
  func givenHeight(of slot: TableSlot) -> CGFloat

  /// The key that the height of a row depends on, beside the width; nil for a row of its own.
  func sizeKey(of path: RowPath) -> AnyHashable?
}

extension TableHost {
  package var knownCounts: [Int]? { tableRows.heights?.sectionCounts }

  package var shownCount: Int { tableRows.visiblePaths.count }
}
