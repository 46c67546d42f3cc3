/// The methods that provide the rows of a table.
///
/// Source: Apple, `UITableViewDataSource`.
public protocol TableViewDataSource: AnyObject {
  /// The number of sections of the table; 1 by default. A number below 0 or above a million counts as 0 and is a
  /// ``LayoutFault``.
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows of a section. A number below 0, or a number that exceeds ten million together with the
  /// sections before it, counts as 0 and is a ``LayoutFault``.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, usually from ``TableView/dequeueReusableCell(withIdentifier:)``.
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// The methods that provide the heights of the rows of a table, and the headers and footers of its sections.
///
/// Source: Apple, `UITableViewDelegate`.
public protocol TableViewDelegate: AnyObject {
  /// The height of a row, in points, or ``TableView/automaticDimension``. It overrides the table's
  /// ``TableView/rowHeight``, which is the default. A height that is below 0, not finite or beyond 1e12 is a
  /// ``LayoutFault`` and counts as 0. The same holds for a cell that sizes itself.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat

  /// A key for the height of a row at a width: rows with equal keys have one height, and only one of them is
  /// measured. Nil, the default, for a height of its own.
  func tableView(_ tableView: TableView, sizeKeyForRowAt path: RowPath) -> AnyHashable?

  /// The header of a section, usually from ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``. Nil, the
  /// default, for none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The footer of a section; nil for none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// The height of the header of a section, in points, or ``TableView/automaticDimension``. It applies with and
  /// without a view, and overrides the table's ``TableView/sectionHeaderHeight``, which is the default.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of the footer of a section, in points, or ``TableView/automaticDimension``. It applies with and
  /// without a view, and overrides the table's ``TableView/sectionFooterHeight``, which is the default.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat {
    tableView.rowHeight
  }

  public func tableView(_ tableView: TableView, sizeKeyForRowAt path: RowPath) -> AnyHashable? {
    nil
  }

  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }

  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }

  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
}
