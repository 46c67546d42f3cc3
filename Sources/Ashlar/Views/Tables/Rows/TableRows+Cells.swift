// MARK: - Reusing

extension TableRows {
  /// Registers a closure that makes cells with an identifier.
  package func registerCell(_ identifier: String, _ make: @escaping () -> any TableCell) {
    seen.cellPool.register(identifier, make)
  }

  /// A cell of a name: one that is free, or a new one. Nil for a name that is not registered and that no free cell has.
  package func dequeueCell(named identifier: String) -> (any TableCell)? {
    if let cell = seen.cellPool.takeSpare(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = seen.cellPool.maker(of: identifier)?() else { return nil }
    take(cell, as: identifier)
    return cell
  }

  /// Takes a new cell, which is kept for other rows by a name.
  package func take(_ cell: any TableCell, as identifier: String) {
    cell.cellContent.reuseIdentifier = identifier
    work.cellsMade += 1
  }

  /// Registers a closure that makes headers or footers with an identifier.
  package func registerSectionView(
    _ identifier: String, _ make: @escaping () -> any TableSectionView
  ) { seen.sectionPool.register(identifier, make) }

  /// Returns a header or footer with an identifier: a reusable one, or a new one; nil for an identifier that is not
  /// registered.
  package func dequeueSectionView(named identifier: String) -> (any TableSectionView)? {
    if let view = seen.sectionPool.takeSpare(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = seen.sectionPool.maker(of: identifier)?()
    view?.cellContent.reuseIdentifier = identifier
    return view
  }
}

// MARK: - Seen

extension TableRows {
  /// The cell of a row, if it is visible.
  package func cell(at path: RowPath) -> (any TableCell)? {
    heights?.number(of: .row(path)).flatMap { seen.cells[$0] }
  }

  /// The header or footer of a section, if it is visible.
  package func sectionView(at slot: TableSlot) -> View? {
    heights?.number(of: slot).flatMap { seen.sectionViews[$0] }
  }

  /// The visible rows, from the first to the last, as the last layout found them.
  package var visiblePaths: [RowPath] {
    guard let heights else { return [] }
    return seen.cellNumbers.compactMap { number in
      if case .row(let path) = heights.slot(of: number) { path } else { nil }
    }
  }

  /// The visible cells, from the first to the last.
  package var visibleCells: [any TableCell] { seen.cellNumbers.compactMap { seen.cells[$0] } }
}
