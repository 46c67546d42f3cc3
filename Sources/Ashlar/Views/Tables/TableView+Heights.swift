// MARK: - Heights

extension TableView {
  /// How high a row is that nothing gives a height, in points.
  private static let standardRowHeight: CGFloat = 44

  /// How high everything is that nobody has measured, in points; nil for what is not there.
  private var estimates: SlotNumbers<CGFloat?> {
    SlotNumbers { kind in
      switch kind {
      case .row: max(0, estimatedRowHeight)
      case .header: delegate == nil ? nil : max(0, estimatedSectionHeaderHeight)
      case .footer: delegate == nil ? nil : max(0, estimatedSectionFooterHeight)
      }
    }
  }

  /// How high a row is that nobody has measured, in points.
  var rowEstimate: CGFloat { max(0, estimatedRowHeight) }

  /// How high the line between rows is, in points.
  private var lineHeight: CGFloat {
    guard separatorStyle == .singleLine, let scale = environment.pixelScale else { return 0 }
    return 1 / scale
  }

  /// How much at the sides of each row is not for its content, in points.
  private var sides: EdgeInsets {
    if !insetsContentViewsToSafeArea { return .zero }
    let safe = safeAreaInsets
    return EdgeInsets(top: 0, left: max(0, safe.left), bottom: 0, right: max(0, safe.right))
  }

  /// How many rows each section has, as the data source says.
  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    sectionsBeingCounted = 0
    defer { sectionsBeingCounted = nil }
    var (sections, rows) = (CountBudget.sections, CountBudget.rows)
    let count = sections.count(
      dataSource.numberOfSections(in: self), of: "\(reportName)'s sections", refuseCount)
    sectionsBeingCounted = count
    return (0..<count).map {
      rows.count(
        dataSource.tableView(self, numberOfRowsInSection: $0), of: "\(reportName)'s rows",
        refuseCount)
    }
  }

  private func refuseCount(_ reason: LayoutFault.Reason) { report(reason, at: nil) }

  /// The height of a row, in points, measured if need be. 0 for a row that does not exist.
  public func heightForRow(at path: RowPath) -> CGFloat {
    prepareHeights()
    measure(.row(path))
    return heights?.entry(of: .row(path))?.height ?? 0
  }

  /// Forgets heights that are of no use any more, and asks how many rows there are, unless that is being asked.
  func prepareHeights() {
    let line = lineHeight
    let sides = sides
    let texts = tree.knownTexts
    if measuredWidth != bounds.width || measuredSides != sides || measuredLine != line
      || measuredTexts !== texts
    {
      measuredWidth = bounds.width
      measuredSides = sides
      measuredLine = line
      measuredTexts = texts
      forgetHeights()
    }
    if heights == nil, sectionsBeingCounted == nil {
      let counts = rowCounts()
      revision += 1
      heights = SlotHeights(counts: counts, estimates: estimates)
    }
  }

  /// Forgets what was measured.
  func forgetHeights() {
    revision += 1
    heightsByKey = [:]
    if let known = heights {
      heights = SlotHeights(counts: known.sectionCounts, estimates: estimates)
    }
  }
}

// MARK: - Measuring

extension TableView {
  /// Finds the height of what is at a place, unless it is known or the place does not exist.
  ///
  /// - Returns: Whether it has been found now. It has not if whoever was asked had everything asked for again.
  @discardableResult
  func measure(_ slot: TableSlot) -> Bool {
    guard let entry = heights?.entry(of: slot), !entry.isMeasured else { return false }
    let before = revision
    let given = givenHeight(of: slot)
    let height = given == TableView.automaticDimension ? automaticHeight(of: slot) : given
    let isLegal = height >= 0 && height.isComputable
    if !isLegal {
      report(
        .notComputable(GeometryText.number(Double(height)), for: "the height of \(slot)"), at: nil)
    }
    guard before == revision else { return false }
    heights?.set(slot, to: SlotHeights.Entry(height: isLegal ? height : 0, isMeasured: true))
    return true
  }

  /// What the delegate says, or the table.
  private func givenHeight(of slot: TableSlot) -> CGFloat {
    switch slot {
    case .row(let path):
      delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    case .header(let section):
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer(let section):
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  /// The height that constraints make, in points.
  private func automaticHeight(of slot: TableSlot) -> CGFloat {
    guard case .row(let path) = slot else { return fittingHeight(of: slot) ?? 0 }
    let key = delegate?.tableView(self, sizeKeyForRowAt: path)
    if let key, let known = heightsByKey[key] {
      sizingWork.hits += 1
      return known
    }
    let before = revision
    sizingWork.solves += 1
    guard let height = fittingHeight(of: slot) else { return 0 }
    if let key, before == revision { heightsByKey[key] = height }
    return height
  }

  /// Has a view know of texts what the table knows, though it is in no tree with it.
  private func shareTexts(with view: View) {
    guard view.tree.texts !== tree.knownTexts else { return }
    view.tree.texts = tree.knownTexts
    view.root.measureAnew()
  }

  /// The height of what is at a place, in points, if there is something.
  private func fittingHeight(of slot: TableSlot) -> CGFloat? {
    if let number = heights?.number(of: slot), let view = cells[number] ?? sectionViews[number] {
      return height(of: view, at: slot)
    }
    guard let view = makeView(for: slot) else { return nil }
    let height = height(of: view, at: slot)
    if view.superview == nil { recycle(view) }
    return height
  }

  /// The height of a view for the present width, in points.
  private func height(of view: View, at slot: TableSlot) -> CGFloat {
    leaveRoom(in: view)
    if view.superview == nil {
      view.environment = environment.withoutScreen
      shareTexts(with: view)
    }
    let width = slot.kind == .row ? rowWidth : bounds.width
    let height = view.fittingHeight(forWidth: width)
    guard slot.kind == .row, height <= 0, let cell = view as? TableViewCell else {
      return height
    }
    return heightOfRow(with: cell) ?? height
  }

  /// How high a row is, in points, whose cell is as flat as can be; nil if the cell wants that.
  ///
  /// UIKit holds it for a mistake if constraints do not say how high a cell is and it comes out flat, gives the row
  /// the height that rows have without content, and says so once. Views that are collapsed are meant to leave the row
  /// flat.
  private func heightOfRow(with cell: TableViewCell) -> CGFloat? {
    guard let problem = cell.sizingProblems(forWidth: rowWidth).first else { return nil }
    if problem.isAboutHeights, cell.subtree.contains(where: \.isCollapsed) { return nil }
    if !hasToldOfFlatCell {
      hasToldOfFlatCell = true
      report(.flatCell(problem, table: reportName, height: Self.standardRowHeight), at: nil)
    }
    return Self.standardRowHeight
  }

  /// Tells a view how much of it is not for its content.
  func leaveRoom(in view: View) {
    if let cell = view as? TableViewCell {
      cell.separatorHeight = measuredLine
      cell.sideInsets = measuredSides
      cell.tableWidth = bounds.width
    } else if let view = view as? TableViewHeaderFooterView {
      view.sideInsets = measuredSides
    }
  }

  /// What is to be seen at a place, as the data source or the delegate gives it.
  func makeView(for slot: TableSlot) -> View? {
    switch slot {
    case .row(let path): dataSource?.tableView(self, cellForRowAt: path)
    case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  /// Takes a view away, and lets it wait for another use if there can be one.
  func recycle(_ view: View) {
    view.removeFromSuperview()
    if let cell = view as? TableViewCell {
      cellPool.keep(cell, as: cell.reuseIdentifier)
    } else if let view = view as? TableViewHeaderFooterView {
      sectionPool.keep(view, as: view.reuseIdentifier)
    }
  }
}
