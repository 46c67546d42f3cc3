/// The methods that provide the rows of a table.
///
/// Source: Apple, `UITableViewDataSource`.
public protocol TableViewDataSource: AnyObject {
  /// How many sections the table has; 1 by default. Less than 0, or more than a million, counts as 0 and is a
  /// ``LayoutFault``.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has. Less than 0 counts as 0 and is a ``LayoutFault``. So does a number that makes more
  /// than ten million with the sections before it.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell that shows a row, as a rule one of ``TableView/dequeueReusableCell(withIdentifier:)``.
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// The methods that provide the heights of the rows of a table, and the headers and footers of its sections.
///
/// Source: Apple, `UITableViewDelegate`.
public protocol TableViewDelegate: AnyObject {
  /// The height of a row, in points, or ``TableView/automaticDimension``. It counts more than the table's
  /// ``TableView/rowHeight``, which is the default. A height that is below 0, not finite or beyond 1e12 is a
  /// ``LayoutFault`` and counts as 0. The same holds for a cell that sizes itself.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat

  /// A key for the height of a row at a width: rows with equal keys have one height, and only one of them is
  /// measured. Nil, the default, for a height of its own.
  func tableView(_ tableView: TableView, sizeKeyForRowAt path: RowPath) -> AnyHashable?

  /// The header of a section, usually a view of ``TableView/dequeueReusableHeaderFooterView(withIdentifier:)``. Nil,
  /// the default, for none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The footer of a section; nil for none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// The height of the header of a section, in points, or ``TableView/automaticDimension``. It counts whether there
  /// is a view or not, and more than the table's ``TableView/sectionHeaderHeight``, which is the default.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of the footer of a section, in points, or ``TableView/automaticDimension``. It counts whether there
  /// is a view or not, and more than the table's ``TableView/sectionFooterHeight``, which is the default.
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
