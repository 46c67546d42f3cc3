/// The rows of a table: their cells, heights and positions.
///
/// It is what a table does, whatever its class is. Each method gets the view whose rows they are, which is not kept here.
package final class TableRows {
  /// The views above and below all rows.
  package let ends = TableEnds()

  /// The settings of all rows; see ``change(in:_:)``.
  package private(set) var settings = RowSettings()

  /// The work done to find heights.
  package internal(set) var work = SizingWork()

  /// The views that are visible, and those that wait.
  let seen = SeenViews()

  /// The known heights, once the number of rows has been requested.
  var heights: SlotHeights?

  /// The known heights of rows with a key, in points.
  var heightsByKey: [AnyHashable: CGFloat] = [:]

  /// The values on which known heights depend.
  var measures = RowMeasures()

  /// How often what is known of heights was thrown away or moved.
  var revision = 0

  /// How many sections the data source has named, while it is asked how many rows they have.
  var sectionsBeingCounted: Int?

  /// Whether a cell without a height has been reported.
  var hasToldOfFlatCell = false

  /// Whether rows are being measured because the table is asked for the size of its content, and whether it was asked before
  /// they could be.
  var isInQuestion = false
  var owesSize = false

  /// Begins without rows.
  package init() {}
}

// MARK: - Settings

extension TableRows {
  /// Changes the settings of all rows, and measures them again where they matter.
  ///
  /// A height that is not finite is a ``LayoutFault`` and changes nothing.
  package func change(in table: any TableHost, _ body: (inout RowSettings) -> Void) {
    let old = settings
    var new = old
    body(&new)
    if new == old || new.areRefused(by: table) { return }
    settings = new
    // Whether views float moves them, and measures none.
    var moved = old
    moved.sectionViewsFloat = new.sectionViewsFloat
    if new == moved {
      table.setNeedsLayout()
    } else {
      invalidateHeights(in: table)
    }
  }
}
