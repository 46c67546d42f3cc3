// MARK: - Changes

extension TableView {
  /// Asks for everything again.
  public func reloadData() {
    revision += 1
    recycleAll()
    heights = nil
    heightsByKey = [:]
    setNeedsLayout()
  }

  /// Measures all rows again, and the headers and footers of sections.
  public func invalidateRowHeights() {
    forgetHeights()
    for cell in visibleCells { cell.forgetHeight() }
    setNeedsLayout()
  }

  /// Forgets what is known of rows with a key: what they show has changed.
  public func invalidateRowHeights(forKey key: AnyHashable) {
    heightsByKey[key] = nil
    guard let known = heights else { return }
    for number in 0..<known.count {
      guard case .row(let path) = known.slot(of: number),
        delegate?.tableView(self, sizeKeyForRowAt: path) == key
      else { continue }
      forgetHeight(of: path)
    }
    setNeedsLayout()
  }

  /// Asks for rows again. Paths of rows that do not exist are a ``LayoutFault`` and left out.
  public func reloadRows(at paths: [RowPath]) {
    for path in existing(paths, in: heights) {
      forgetHeight(of: path)
      let number = heights?.number(of: .row(path))
      if let number, let cell = cells.removeValue(forKey: number) { recycle(cell) }
      if let key = delegate?.tableView(self, sizeKeyForRowAt: path) { heightsByKey[key] = nil }
    }
    setNeedsLayout()
  }

  private func forgetHeight(of path: RowPath) {
    heights?.set(.row(path), to: SlotHeights.Entry(height: rowEstimate, isMeasured: false))
    cellForRow(at: path)?.forgetHeight()
  }

  /// Takes note of rows that the data source has got. The others keep their heights.
  ///
  /// The paths are those after the change. If the data source does not say that there are that many rows
  /// now, that is a ``LayoutFault``, and everything is asked for again.
  public func insertRows(at paths: [RowPath]) {
    change(paths) { heights in
      let paths = Set(paths).sorted()
      var counts = heights.sectionCounts
      for path in paths {
        guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.row)
        else { return false }
        counts[path.section] += 1
      }
      heights.insert(paths, estimate: rowEstimate)
      return true
    }
  }

  /// Takes note of rows that the data source has lost. The others keep their heights.
  ///
  /// The paths are those before the change. If the data source does not say that there are that many rows
  /// now, that is a ``LayoutFault``, and everything is asked for again.
  public func deleteRows(at paths: [RowPath]) {
    change(paths) { heights in
      let paths = Set(paths).sorted()
      guard paths.allSatisfy({ heights.contains($0) }) else { return false }
      heights.remove(paths)
      return true
    }
  }

  private func change(_ paths: [RowPath], _ body: (inout SlotHeights) -> Bool) {
    guard var changed = heights, !paths.isEmpty else { return setNeedsLayout() }
    let isDone = body(&changed)
    let counts = rowCounts()
    guard isDone, changed.sectionCounts == counts else {
      let expected = isDone ? changed.rowCount : heights?.rowCount ?? 0
      report(
        .rowMismatch(
          table: reportName, expected: expected, given: counts.reduce(0) { $0 + $1 }), at: nil)
      return reloadData()
    }
    revision += 1
    recycleAll()
    heights = changed
    setNeedsLayout()
  }

  private func existing(_ paths: [RowPath], in heights: SlotHeights?) -> [RowPath] {
    paths.filter { path in
      if heights?.contains(path) ?? false { return true }
      if heights != nil { report(.noRow("\(path)", table: reportName), at: nil) }
      return false
    }
  }
}
