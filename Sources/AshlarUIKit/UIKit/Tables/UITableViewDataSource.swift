/// Provides the rows of a table.
///
/// Source: Apple, `UITableViewDataSource`.
public protocol UITableViewDataSource: AnyObject {
  /// The number of sections of the table; 1 by default. A number below 0 or above a million counts as 0 and is a
  /// `LayoutFault`.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The number of rows of a section. A number below 0, or a number that exceeds ten million together with the
  /// sections before it, counts as 0 and is a `LayoutFault`.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, usually one that the table has dequeued.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Provides the heights of the rows of a table, and the headers and footers of its sections.
///
/// Source: Apple, `UITableViewDelegate`.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row, in points, or `UITableView.automaticDimension`. It overrides the table's `rowHeight`, which
  /// is the default. A height that is below 0, not finite or beyond 1e12 is a `LayoutFault` and counts as 0. The same
  /// holds for a cell that sizes itself.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// A key for the height of a row at a width: rows with equal keys have one height, and only one of them is
  /// measured. Nil, the default, for a height of its own.
  ///
  /// UIKit does not ask it.
  func tableView(_ tableView: UITableView, sizeKeyForRowAt indexPath: IndexPath) -> AnyHashable?

  /// The header of a section, usually a view that the table has dequeued. Nil, the default, for none.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section; nil for none.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// The height of the header of a section, in points, or `UITableView.automaticDimension`. It applies with and
  /// without a view, and overrides the table's `sectionHeaderHeight`, which is the default.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of the footer of a section, in points, or `UITableView.automaticDimension`. It applies with and
  /// without a view, and overrides the table's `sectionFooterHeight`, which is the default.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  public func tableView(
    _ tableView: UITableView, sizeKeyForRowAt indexPath: IndexPath
  ) -> AnyHashable? { nil }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
}
