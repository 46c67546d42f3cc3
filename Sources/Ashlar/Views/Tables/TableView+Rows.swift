// MARK: - Laying out

extension TableView {
  /// Measures until everything that is seen is known, and puts it where it belongs.
  ///
  /// If somebody has everything asked for again meanwhile, the next layout does all of that. A table without width has
  /// no room for rows, and asks for none.
  func layOutRows() {
    guard bounds.width > 0 else { return }
    prepareHeights()
    placeAtEnd(tableHeaderView, top: 0)
    let before = revision
    measureWithoutEstimate()
    let seen = slotsSeen()
    guard before == revision else { return }
    recycleUnseen(seen)
    for number in seen {
      place(number)
      guard before == revision else { return }
    }
    let end = listTop + (heights?.total() ?? 0)
    placeAtEnd(tableFooterView, top: end)
    contentSize = CGSize(width: bounds.width, height: end + height(atEnd: tableFooterView))
  }

  /// Measures everything of a kind that nobody guesses the height of.
  private func measureWithoutEstimate() {
    var kinds: [TableSlot.Kind] = []
    if estimatedSectionHeaderHeight <= 0 { kinds.append(.header) }
    if estimatedRowHeight <= 0 { kinds.append(.row) }
    if estimatedSectionFooterHeight <= 0 { kinds.append(.footer) }
    guard let known = heights, kinds.contains(where: { known.unmeasured[$0] > 0 }) else { return }
    let before = revision
    for number in 0..<known.count where before == revision {
      let slot = known.slot(of: number)
      if kinds.contains(slot.kind) { measure(slot) }
    }
  }

  /// The numbers of what is seen, each measured, from the top to the end; what floats may stand apart.
  ///
  /// Measuring something moves what is behind it, so that places are looked at one by one.
  private func slotsSeen() -> [Int] {
    guard let count = heights?.count, count > 0, bounds.height > 0 else { return [] }
    let first = firstSeen()
    if top(of: count) < bounds.minY { return [] }
    var end = first
    let before = revision
    while before == revision, end < count, top(of: end) < bounds.maxY {
      if let slot = heights?.slot(of: end) { measure(slot) }
      end += 1
    }
    guard before == revision else { return [] }
    let seen = first..<end
    return floating(.header, of: first, beside: seen) + seen
      + floating(.footer, of: max(first, end - 1), beside: seen)
  }

  /// The number of the first place that is seen. The header that floats above it has been measured.
  private func firstSeen() -> Int {
    let before = revision
    var number = 0
    repeat {
      number = heights?.number(at: bounds.minY - listTop) ?? 0
      guard sectionViewsFloat, let section = heights?.slot(of: number).section,
        measure(.header(section))
      else { return number }
    } while before == revision
    return number
  }

  /// The number of what floats in the section of a place, unless it is among those that are seen anyway.
  private func floating(
    _ kind: TableSlot.Kind, of number: Int, beside seen: Range<Int>
  ) -> [Int] {
    guard sectionViewsFloat, let section = heights?.slot(of: number).section else { return [] }
    let slot = kind == .header ? TableSlot.header(section) : .footer(section)
    measure(slot)
    guard let number = heights?.number(of: slot), !seen.contains(number),
      let frame = frame(ofSectionView: slot), frame.maxY > bounds.minY, frame.minY < bounds.maxY
    else { return [] }
    return [number]
  }

  private func recycleUnseen(_ seen: [Int]) {
    let seen = Set(seen)
    for number in cells.keys.sorted() where !seen.contains(number) {
      if let cell = cells.removeValue(forKey: number) { recycle(cell) }
    }
    for number in sectionViews.keys.sorted() where !seen.contains(number) {
      if let view = sectionViews.removeValue(forKey: number) { recycle(view) }
    }
  }
}

// MARK: - Placing

extension TableView {
  /// How much room there is beside each row, in points.
  var rowInset: CGFloat { insetsRows ? TableViewCell.textMargin(in: bounds.width) : 0 }

  /// How wide each row is, in points.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  /// Where a place begins, in points, in the area that the table scrolls.
  func top(of number: Int) -> CGFloat { listTop + (heights?.top(of: number) ?? 0) }

  /// Gives what is at a place a view, if there is to be one, and the view its frame.
  private func place(_ number: Int) {
    guard let slot = heights?.slot(of: number), let height = heights?.entry(of: slot)?.height
    else { return }
    guard case .row = slot else { return placeSectionView(slot, number, height) }
    let before = revision
    let cell = cells[number] ?? makeView(for: slot) as? TableViewCell
    guard let cell, before == revision else { return }
    cells[number] = nil
    if cell.superview !== self { addRow(cell) }
    guard cell.superview === self else { return }
    cells[number] = cell
    leaveRoom(in: cell)
    cell.takeHeight()
    cell.frame = CGRect(x: rowInset, y: top(of: number), width: rowWidth, height: height)
  }

  /// Adds a cell behind the headers and footers, which may float above it.
  private func addRow(_ cell: TableViewCell) {
    let lowest = subviews.first { view in sectionViews.values.contains { $0 === view } }
    if let lowest { insertSubview(cell, belowSubview: lowest) } else { addSubview(cell) }
  }

  private func placeSectionView(_ slot: TableSlot, _ number: Int, _ height: CGFloat) {
    if height <= 0 {
      if let view = sectionViews.removeValue(forKey: number) { recycle(view) }
      return
    }
    let before = revision
    guard let view = sectionViews[number] ?? makeView(for: slot), before == revision else { return }
    sectionViews[number] = nil
    if view.superview !== self { addSubview(view) }
    guard view.superview === self, let frame = frame(ofSectionView: slot) else { return }
    sectionViews[number] = view
    leaveRoom(in: view)
    view.frame = frame
  }
}
