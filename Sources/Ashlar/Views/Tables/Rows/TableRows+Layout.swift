// MARK: - Laying out

extension TableRows {
  /// Measures until everything that is visible is known, and puts it where it belongs.
  ///
  /// If everything is reloaded meanwhile, the next layout does all of that. A table without width has no room for
  /// rows, and requests none.
  package func layOut(in table: any TableHost) {
    table.node.hasRows = true
    guard table.bounds.width > 0 else { return }
    prepareHeights(in: table)
    ends.place(ends.header, top: 0, in: table)
    let before = revision
    measureWithoutEstimate(in: table)
    let numbers = numbersSeen(in: table)
    guard before == revision else { return }
    seen.recycle(allBut: Set(numbers))
    for number in numbers {
      place(number, in: table)
      guard before == revision else { return }
    }
    let end = top(of: heights?.count ?? 0, in: table)
    ends.place(ends.footer, top: end, in: table)
    takeContentSize(in: table)
    if !owesSize { return }
    // The layout requested a size that the table could not return.
    owesSize = false
    table.invalidateIntrinsicContentSize()
  }

  /// Measures everything of a kind whose height is not guessed.
  func measureWithoutEstimate(in table: any TableHost) {
    let kinds = TableSlot.Kind.allCases.filter { settings.estimate(of: $0) == 0 }
    guard let known = heights, kinds.contains(where: { known.unmeasured[$0] > 0 }) else { return }
    let before = revision
    for number in 0..<known.count where before == revision {
      let slot = known.slot(of: number)
      if kinds.contains(slot.kind) { measure(slot, in: table) }
    }
  }
}

// MARK: - Seeing

extension TableRows {
  /// The numbers of what is seen, each measured, from the top to the end; what floats may stand apart.
  ///
  /// Measuring something moves what is behind it, so that places are looked at one by one.
  private func numbersSeen(in table: any TableHost) -> [Int] {
    guard let count = heights?.count, count > 0, table.bounds.height > 0 else { return [] }
    let first = firstSeen(in: table)
    if top(of: count, in: table) < table.bounds.minY { return [] }
    var end = first
    let before = revision
    while before == revision, end < count, top(of: end, in: table) < table.bounds.maxY {
      if let slot = heights?.slot(of: end) { measure(slot, in: table) }
      end += 1
    }
    guard before == revision else { return [] }
    let seen = first..<end
    return floating(.header, of: first, beside: seen, in: table) + seen
      + floating(.footer, of: max(first, end - 1), beside: seen, in: table)
  }

  /// The number of the first place that is visible. The header that floats above it has been measured.
  private func firstSeen(in table: any TableHost) -> Int {
    let before = revision
    var number = 0
    repeat {
      let point = table.bounds.minY - listTop(in: table)
      number = heights?.number(at: point) ?? 0
      guard settings.sectionViewsFloat, let section = heights?.slot(of: number).section,
        measure(.header(section), in: table)
      else { return number }
    } while before == revision
    return number
  }

  /// The number of what floats in the section of a place, unless it is among those that are visible anyway.
  private func floating(
    _ kind: TableSlot.Kind, of number: Int, beside seen: Range<Int>, in table: any TableHost
  ) -> [Int] {
    guard settings.sectionViewsFloat, let section = heights?.slot(of: number).section else {
      return []
    }
    let slot = kind == .header ? TableSlot.header(section) : .footer(section)
    measure(slot, in: table)
    let bounds = table.bounds
    guard let number = heights?.number(of: slot), !seen.contains(number),
      let frame = frame(ofSectionView: slot, in: table), frame.maxY > bounds.minY,
      frame.minY < bounds.maxY
    else { return [] }
    return [number]
  }
}

// MARK: - Placing

extension TableRows {
  /// Gives what is at a place a view, if there is to be one, and the view its frame.
  private func place(_ number: Int, in table: any TableHost) {
    guard let slot = heights?.slot(of: number), let height = heights?.entry(of: slot)?.height
    else { return }
    guard case .row(let path) = slot else {
      return placeSectionView(slot, number, height, in: table)
    }
    let before = revision
    let cell = seen.cells[number] ?? table.makeCell(at: path)
    guard let cell, before == revision else { return }
    seen.cells[number] = nil
    if cell.superview !== table { addRow(cell, to: table) }
    guard cell.superview === table else { return }
    seen.cells[number] = cell
    leaveRoom(inCell: cell, of: table)
    cell.takeHeight()
    cell.frame = CGRect(
      x: rowInset(in: table), y: top(of: number, in: table), width: rowWidth(in: table),
      height: height)
  }

  /// Adds a cell behind the headers and footers, which may float above it.
  private func addRow(_ cell: View, to table: View) {
    if let lowest = table.subviews.first(where: seen.isSectionView) {
      table.insertSubview(cell, belowSubview: lowest)
    } else {
      table.addSubview(cell)
    }
  }

  private func placeSectionView(
    _ slot: TableSlot, _ number: Int, _ height: CGFloat, in table: any TableHost
  ) {
    if height <= 0 { return seen.recycleSectionView(at: number) }
    let before = revision
    guard let view = seen.sectionViews[number] ?? table.makeSectionView(at: slot),
      before == revision
    else { return }
    seen.sectionViews[number] = nil
    if view.superview !== table { table.addSubview(view) }
    guard view.superview === table, let frame = frame(ofSectionView: slot, in: table) else {
      return
    }
    seen.sectionViews[number] = view
    leaveRoom(in: view, of: table)
    view.frame = frame
  }
}
