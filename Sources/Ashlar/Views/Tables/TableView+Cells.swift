// MARK: - Reusing

extension TableView {
  /// Registers a closure that makes cells with an identifier.
  public func register(_ identifier: String, _ make: @escaping () -> TableViewCell) {
    tableRows.registerCell(identifier, make)
  }

  /// Returns a cell with an identifier: a reusable one, or a new one. An identifier that is not registered is a
  /// ``LayoutFault``, and returns an empty cell.
  @_disfavoredOverload
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell {
    if let cell = reusableCell(withIdentifier: identifier) { return cell }
    report(.unknownCell(identifier: identifier, table: reportName), at: nil)
    let cell = TableViewCell(name: nil)
    tableRows.take(cell, as: identifier)
    return cell
  }

  /// A cell of a name: one that is free, or a new one. Nil for a name that is not registered and that no free cell has.
  package func reusableCell(withIdentifier identifier: String) -> TableViewCell? {
    tableRows.dequeueCell(named: identifier) as? TableViewCell
  }

  /// Registers a closure that makes headers or footers with an identifier.
  public func registerHeaderFooterView(
    _ identifier: String, _ make: @escaping () -> TableViewHeaderFooterView
  ) { tableRows.registerSectionView(identifier, make) }

  /// Returns a header or footer with an identifier: a reusable one, or a new one; nil for an identifier that is not
  /// registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    tableRows.dequeueSectionView(named: identifier) as? TableViewHeaderFooterView
  }
}

// MARK: - Seen

extension TableView {
  /// The cell of a row, if it is visible.
  public func cellForRow(at path: RowPath) -> TableViewCell? {
    tableRows.cell(at: path) as? TableViewCell
  }

  /// The visible rows, from the first to the last, as the last layout found them.
  public var visibleRows: [RowPath] { tableRows.visiblePaths }

  /// The visible cells, from the first to the last.
  public var visibleCells: [TableViewCell] {
    tableRows.visibleCells.compactMap { $0 as? TableViewCell }
  }

  /// The header of a section, if it is visible and is a ``TableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    tableRows.sectionView(at: .header(section)) as? TableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible and is a ``TableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    tableRows.sectionView(at: .footer(section)) as? TableViewHeaderFooterView
  }
}

// MARK: - Places

extension TableView {
  /// The number of sections that the data source has returned. The data source may read it while it counts rows.
  ///
  /// - Complexity: O(*s*) for *s* sections, once the data source has returned them.
  public var numberOfSections: Int { tableRows.sectionCount(in: self) }

  /// The number of rows of a section that the data source has returned. 0 for a section that does not exist, and for
  /// all of them while the data source counts them.
  ///
  /// - Complexity: O(*s*) for *s* sections, once the data source has returned them.
  public func numberOfRows(inSection section: Int) -> Int {
    tableRows.rowCount(ofSection: section, in: self)
  }

  /// The height of a row, in points, measured if need be. 0 for a row that does not exist.
  public func heightForRow(at path: RowPath) -> CGFloat { tableRows.height(of: path, in: self) }

  /// The rectangle of a row in the scrolled area, in points, from measured and estimated heights.
  public func rectForRow(at path: RowPath) -> CGRect { tableRows.rect(at: .row(path), in: self) }

  /// The rectangle of the header of a section in the scrolled area, in points, from measured and estimated heights,
  /// when it does not float. It is zero for a section that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    tableRows.rect(at: .header(section), in: self)
  }

  /// The rectangle of the footer of a section in the scrolled area, in points, from measured and estimated heights,
  /// when it does not float. It is zero for a section that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    tableRows.rect(at: .footer(section), in: self)
  }

  /// The rectangle of a section with its header and footer in the scrolled area, in points, from measured and
  /// estimated heights. It is zero for a section that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    tableRows.rect(ofSection: section, in: self)
  }
}
