/// A view of any class in which ``TableRows`` lays out rows.
///
/// The class has the rows as a stored part, and lets them work at the end of its `layoutSubviews()`.
package protocol TableHost: RowProvider, DataSourced, CellList {
  /// The rows, their cells, and what is known of their heights.
  var tableRows: TableRows { get }

  /// The distance by which the scrollable area extends the content on each side, in points.
  var adjustedContentInset: EdgeInsets { get }

  /// Takes the size of the area that the table scrolls, in points: that of all rows, and of what is above and below them.
  func takeContentSize(_ size: CGSize)
}

extension TableHost {
  package var knownCounts: [Int]? { tableRows.heights?.sectionCounts }

  package var shownCount: Int { tableRows.visiblePaths.count }
}
