// MARK: - Counting

extension TableRows {
  /// The number of rows in each section from the data source. What cannot be is a fault, and counts as none.
  func countRows(in table: any TableHost) -> [Int] {
    sectionsBeingCounted = 0
    defer { sectionsBeingCounted = nil }
    var (sections, rows) = (CountBudget.sections, CountBudget.rows)
    let refuse = { (reason: LayoutFault.Reason) in table.report(reason, at: nil) }
    let given = table.countSections()
    let count = sections.count(given, of: "\(table.reportName)'s sections", refuse)
    sectionsBeingCounted = count
    return (0..<count).map { section in
      let given = table.countRows(inSection: section)
      return rows.count(given, of: "\(table.reportName)'s rows", refuse)
    }
  }

  /// The number of sections that the data source has returned. The data source may read it while it counts rows.
  package func sectionCount(in table: any TableHost) -> Int {
    prepareHeights(in: table)
    return heights?.sectionCounts.count ?? sectionsBeingCounted ?? 0
  }

  /// The number of rows of a section that the data source has returned. 0 for a section that does not exist, and for
  /// all of them while the data source counts them.
  package func rowCount(ofSection section: Int, in table: any TableHost) -> Int {
    prepareHeights(in: table)
    guard let counts = heights?.sectionCounts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }
}

// MARK: - Knowing heights

extension TableRows {
  /// The height of a row, in points, measured if need be. 0 for a row that does not exist.
  package func height(of path: RowPath, in table: any TableHost) -> CGFloat {
    prepareHeights(in: table)
    measure(.row(path), in: table)
    return heights?.entry(of: .row(path))?.height ?? 0
  }

  /// Removes outdated heights, and requests the number of rows, unless that is being requested.
  func prepareHeights(in table: any TableHost) {
    let present = RowMeasures(of: table, settings)
    if measures != present {
      measures = present
      forgetHeights(in: table)
    }
    if heights == nil, sectionsBeingCounted == nil {
      let counts = countRows(in: table)
      revision += 1
      heights = SlotHeights(counts: counts, estimates: estimates(in: table))
    }
  }

  /// Removes the measurements.
  func forgetHeights(in table: any TableHost) {
    revision += 1
    heightsByKey = [:]
    if let known = heights {
      heights = SlotHeights(counts: known.sectionCounts, estimates: estimates(in: table))
    }
  }

  /// The estimated heights of everything that has not been measured, in points; nil for what does not exist.
  private func estimates(in table: any TableHost) -> SlotNumbers<CGFloat?> {
    let hasSectionViews = table.mayHaveSectionViews
    return SlotNumbers { kind in
      kind == .row || hasSectionViews ? settings.estimate(of: kind) : nil
    }
  }
}

// MARK: - Measuring

extension TableRows {
  /// Finds the height of what is at a place, unless it is known or the place does not exist.
  ///
  /// - Returns: Whether it has been found now. It has not if everything was asked for again meanwhile.
  @discardableResult
  func measure(_ slot: TableSlot, in table: any TableHost) -> Bool {
    guard let entry = heights?.entry(of: slot), !entry.isMeasured else { return false }
    let before = revision
    let given = table.givenHeight(of: slot)
    let isGiven = given != RowSettings.automaticHeight
    let height = isGiven ? given : automaticHeight(of: slot, in: table)
    let isLegal = height >= 0 && height.isComputable
    if !isLegal {
      table.report(
        .notComputable(GeometryText.number(Double(height)), for: "the height of \(slot)"), at: nil)
    }
    guard before == revision else { return false }
    heights?.set(
      slot,
      to: SlotHeights.Entry(height: isLegal ? height : 0, isMeasured: true, isGiven: isGiven))
    return true
  }

  /// The height that constraints make, in points.
  private func automaticHeight(of slot: TableSlot, in table: any TableHost) -> CGFloat {
    guard case .row(let path) = slot else { return fittingHeight(of: slot, in: table) ?? 0 }
    let key = table.sizeKey(of: path)
    if let key, let known = heightsByKey[key] {
      work.hits += 1
      return known
    }
    let before = revision
    work.solves += 1
    guard let height = fittingHeight(of: slot, in: table) else { return 0 }
    if let key, before == revision { heightsByKey[key] = height }
    return height
  }

  /// The height of what is at a place, in points, if there is something.
  private func fittingHeight(of slot: TableSlot, in table: any TableHost) -> CGFloat? {
    if let number = heights?.number(of: slot), let view = seen.view(at: number) {
      return height(of: view, at: slot, in: table)
    }
    guard let view = makeView(at: slot, in: table) else { return nil }
    let height = height(of: view, at: slot, in: table)
    if view.superview == nil { seen.recycle(view) }
    return height
  }

  /// The view for a place, from the data source or the delegate.
  private func makeView(at slot: TableSlot, in table: any TableHost) -> View? {
    if case .row(let path) = slot { return table.makeCell(at: path) }
    return table.makeSectionView(at: slot)
  }

  /// The height of a view for the present width, in points.
  private func height(of view: View, at slot: TableSlot, in table: any TableHost) -> CGFloat {
    leaveRoom(in: view, of: table)
    if view.superview == nil {
      view.environment = table.environment.withoutScreen
      shareTexts(of: table, with: view)
    }
    let width = slot.kind == .row ? rowWidth(in: table) : table.bounds.width
    let height = view.fittingHeight(forWidth: width)
    guard slot.kind == .row, height <= 0, let cell = view as? any TableCell else { return height }
    return heightOfRow(with: cell, in: table) ?? height
  }

  /// Shares the table's text measurements with a view in another tree.
  private func shareTexts(of table: View, with view: View) {
    guard view.tree.texts !== table.tree.knownTexts else { return }
    view.tree.texts = table.tree.knownTexts
    view.root.measureAnew()
  }
}

// MARK: - Flat cells

extension TableRows {
  /// The height of a row that nothing gives a height, in points.
  private static let standardHeight: CGFloat = 44

  /// The height of a row, in points, whose cell is as low as possible; nil if the cell demands that.
  ///
  /// UIKit treats a flat cell without constraints on its height as a mistake: it gives the row the height of rows
  /// without content, and reports that once. Views that are collapsed are meant to leave the row flat.
  private func heightOfRow(with cell: any TableCell, in table: View) -> CGFloat? {
    let view: View = cell
    let width = rowWidth(in: table)
    guard let problem = cell.cellContent.sizingProblems(of: cell, forWidth: width).first else {
      return nil
    }
    if problem.isAboutHeights, view.subtree.contains(where: \.isCollapsed) { return nil }
    if !hasToldOfFlatCell {
      hasToldOfFlatCell = true
      table.report(
        .flatCell(problem, table: table.reportName, height: Self.standardHeight), at: nil)
    }
    return Self.standardHeight
  }
}
