/// A view in which ``TableRows`` lays out rows, whatever its class is.
///
/// The class has the rows as a stored part, and lets them work at the end of its `layoutSubviews()`.
package protocol TableHost: RowProvider, DataSourced, CellList {
  /// The rows, their cells, and what is known of their heights.
  var tableRows: TableRows { get }

  /// How much larger than its content the area is on each side that can be scrolled to, in points.
  var adjustedContentInset: EdgeInsets { get }

  /// Takes the size of the area that the table scrolls, in points: that of all rows, and of what is above and below them.
  func takeContentSize(_ size: CGSize)
}

extension TableHost {
  package var knownCounts: [Int]? { tableRows.heights?.sectionCounts }

  package var shownCount: Int { tableRows.visiblePaths.count }
}
