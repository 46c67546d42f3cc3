// MARK: - Reusing

extension TableView {
  /// Says how cells of a name are made.
  public func register(_ identifier: String, _ make: @escaping () -> TableViewCell) {
    cellPool.register(identifier, make)
  }

  /// A cell of a name: one that is free, or a new one. A name that is not registered is a ``LayoutFault``, and
  /// gives an empty cell.
  @_disfavoredOverload
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell {
    if let cell = reusableCell(withIdentifier: identifier) { return cell }
    report(.unknownCell(identifier: identifier, table: reportName), at: nil)
    return note(TableViewCell(name: nil), identifier)
  }

  /// A cell of a name: one that is free, or a new one. Nil for a name that is not registered and that no free cell has.
  public func reusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = cellPool.takeSpare(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.maker(of: identifier).map { note($0(), identifier) }
  }

  private func note(_ cell: TableViewCell, _ identifier: String) -> TableViewCell {
    cell.reuseIdentifier = identifier
    sizingWork.cellsMade += 1
    return cell
  }

  /// Takes all rows, headers and footers away.
  func recycleAll() {
    let gone = cells
    cells = [:]
    for number in gone.keys.sorted() { if let cell = gone[number] { recycle(cell) } }
    let views = sectionViews
    sectionViews = [:]
    for number in views.keys.sorted() { if let view = views[number] { recycle(view) } }
  }
}

// MARK: - Seen

extension TableView {
  /// The cell of a row, if it is seen.
  public func cellForRow(at path: RowPath) -> TableViewCell? {
    heights?.number(of: .row(path)).flatMap { cells[$0] }
  }

  /// The rows that are seen, from the first to the last, as the last layout found them.
  public var visibleRows: [RowPath] {
    guard let heights else { return [] }
    return cells.keys.sorted().compactMap { number in
      if case .row(let path) = heights.slot(of: number) { path } else { nil }
    }
  }

  /// The cells that are seen, from the first to the last.
  public var visibleCells: [TableViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }
}
