// MARK: - Asking again

extension TableRows {
  /// Reloads all rows from the data source.
  package func reloadData(in table: any TableHost) {
    revision += 1
    seen.recycleAll()
    heights = nil
    heightsByKey = [:]
    table.setNeedsLayout()
  }

  /// Measures all rows again, and the headers and footers of sections.
  package func invalidateHeights(in table: any TableHost) {
    forgetHeights(in: table)
    for cell in visibleCells { cell.forgetHeight() }
    table.setNeedsLayout()
  }

  /// Invalidates the heights of rows with a key, after their content has changed.
  package func invalidateHeights(forKey key: AnyHashable, in table: any TableHost) {
    heightsByKey[key] = nil
    guard let known = heights else { return }
    for number in 0..<known.count {
      guard case .row(let path) = known.slot(of: number), table.sizeKey(of: path) == key
      else { continue }
      forgetHeight(of: path)
    }
    table.setNeedsLayout()
  }

  /// Reloads rows. Paths of rows that do not exist are a ``LayoutFault`` and ignored.
  package func reload(_ paths: [RowPath], in table: any TableHost) {
    for path in existing(paths, in: table) {
      forgetHeight(of: path)
      if let number = heights?.number(of: .row(path)) { seen.recycleCell(at: number) }
      if let key = table.sizeKey(of: path) { heightsByKey[key] = nil }
    }
    table.setNeedsLayout()
  }

  private func forgetHeight(of path: RowPath) {
    let entry = SlotHeights.Entry(height: settings.estimate(of: .row), isMeasured: false)
    heights?.set(.row(path), to: entry)
    cell(at: path)?.forgetHeight()
  }

  /// Those of some paths that exist.
  private func existing(_ paths: [RowPath], in table: any TableHost) -> [RowPath] {
    let heights = heights
    return paths.filter { path in
      if heights?.contains(path) ?? false { return true }
      if heights != nil { table.report(.noRow("\(path)", table: table.reportName), at: nil) }
      return false
    }
  }
}

// MARK: - Coming and going

extension TableRows {
  /// Inserts rows that the data source has added. The others keep their heights.
  ///
  /// The paths are those after the change. If the data source now has another number of rows, that is a
  /// ``LayoutFault``, and everything is reloaded.
  package func insert(_ paths: [RowPath], in table: any TableHost) {
    change(paths, in: table) { heights in
      let paths = Set(paths).sorted()
      var counts = heights.sectionCounts
      for path in paths {
        guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.row)
        else { return false }
        counts[path.section] += 1
      }
      heights.insert(paths, estimate: settings.estimate(of: .row))
      return true
    }
  }

  /// Deletes rows that the data source has removed. The others keep their heights.
  ///
  /// The paths are those before the change. If the data source now has another number of rows, that is a
  /// ``LayoutFault``, and everything is reloaded.
  package func delete(_ paths: [RowPath], in table: any TableHost) {
    change(paths, in: table) { heights in
      let paths = Set(paths).sorted()
      guard paths.allSatisfy({ heights.contains($0) }) else { return false }
      heights.remove(paths)
      return true
    }
  }

  private func change(
    _ paths: [RowPath], in table: any TableHost, _ body: (inout SlotHeights) -> Bool
  ) {
    guard var changed = heights, !paths.isEmpty else { return table.setNeedsLayout() }
    let isDone = body(&changed)
    let counts = countRows(in: table)
    guard isDone, changed.sectionCounts == counts else {
      let expected = isDone ? changed.rowCount : heights?.rowCount ?? 0
      table.report(
        .rowMismatch(
          table: table.reportName, expected: expected, given: counts.reduce(0) { $0 + $1 }),
        at: nil)
      return reloadData(in: table)
    }
    revision += 1
    seen.recycleAll()
    heights = changed
    table.setNeedsLayout()
  }
}
