// MARK: - Changes

extension TableView {
  /// Reloads all rows from the data source.
  public func reloadData() { tableRows.reloadData(in: self) }

  /// Measures all rows again, and the headers and footers of sections.
  public func invalidateRowHeights() { tableRows.invalidateHeights(in: self) }

  /// Invalidates the heights of rows with a key, after their content has changed.
  public func invalidateRowHeights(forKey key: AnyHashable) {
    tableRows.invalidateHeights(forKey: key, in: self)
  }

  /// Reloads rows. Paths of rows that do not exist are a ``LayoutFault`` and ignored.
  public func reloadRows(at paths: [RowPath]) { tableRows.reload(paths, in: self) }

  /// Inserts rows that the data source has added. The others keep their heights.
  ///
  /// The paths are those after the change. If the data source now has another number of rows, that is a
  /// ``LayoutFault``, and everything is reloaded.
  public func insertRows(at paths: [RowPath]) { tableRows.insert(paths, in: self) }

  /// Deletes rows that the data source has removed. The others keep their heights.
  ///
  /// The paths are those before the change. If the data source now has another number of rows, that is a
  /// ``LayoutFault``, and everything is reloaded.
  public func deleteRows(at paths: [RowPath]) { tableRows.delete(paths, in: self) }
}
