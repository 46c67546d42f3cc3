// MARK: - Room

extension TableRows {
  /// How much room there is beside each row, in points.
  func rowInset(in table: View) -> CGFloat {
    settings.insetsRows ? CellContent.textMargin(in: table.bounds.width) : 0
  }

  /// The width of each row, in points.
  func rowWidth(in table: View) -> CGFloat { max(0, table.bounds.width - 2 * rowInset(in: table)) }

  /// Passes the room beside its content to the view of a slot.
  func leaveRoom(in view: View, of table: View) {
    if let cell = view as? any TableCell {
      leaveRoom(inCell: cell, of: table)
    } else if let view = view as? any TableSectionView {
      let inset = rowInset(in: table)
      view.sideInsets = measures.sides
      view.sideInsets.left += inset
      view.sideInsets.right += inset
    }
  }

  /// Passes the room beside its content to a cell.
  func leaveRoom(inCell cell: any TableCell, of table: View) {
    cell.separatorHeight = measures.lineHeight
    cell.sideInsets = measures.sides
    cell.tableWidth = table.bounds.width
  }
}

// MARK: - Places

extension TableRows {
  /// The top of the first section, in points, in the area that the table scrolls.
  func listTop(in table: View) -> CGFloat { ends.height(of: ends.header, in: table) }

  /// The top of a place, in points, in the area that the table scrolls; the end of all of them, for a number that
  /// does not exist.
  func top(of number: Int, in table: View) -> CGFloat {
    listTop(in: table) + (heights?.top(of: number) ?? 0)
  }

  /// The rectangle of what is at a place in the area that the table scrolls, in points, as far as heights are known: that
  /// of a header or footer is where it is when it does not float. It is zero for a place that does not exist.
  package func rect(at slot: TableSlot, in table: any TableHost) -> CGRect {
    prepareHeights(in: table)
    return knownRect(at: slot, in: table) ?? .zero
  }

  /// The rectangle of a section with its header and footer in the scrolled area, in points, from measured and
  /// estimated heights. It is zero for a section that does not exist.
  package func rect(ofSection section: Int, in table: any TableHost) -> CGRect {
    let first = rect(at: .header(section), in: table)
    let last = rect(at: .footer(section), in: table)
    return CGRect(x: 0, y: first.minY, width: first.width, height: last.maxY - first.minY)
  }

  private func knownRect(at slot: TableSlot, in table: View) -> CGRect? {
    guard let number = heights?.number(of: slot), let entry = heights?.entry(of: slot) else {
      return nil
    }
    let isRow = slot.kind == .row
    return CGRect(
      x: isRow ? rowInset(in: table) : 0, y: top(of: number, in: table),
      width: isRow ? rowWidth(in: table) : table.bounds.width, height: entry.height)
  }

  /// The visible frame of the header or footer of a section, in points, in the area that the table scrolls.
  func frame(ofSectionView slot: TableSlot, in table: any TableHost) -> CGRect? {
    guard let own = knownRect(at: slot, in: table) else { return nil }
    guard settings.sectionViewsFloat,
      let header = knownRect(at: .header(slot.section), in: table),
      let footer = knownRect(at: .footer(slot.section), in: table)
    else { return own }
    let insets = table.adjustedContentInset
    let bounds = table.bounds
    var frame = own
    if case .header = slot {
      frame.origin.y = max(own.minY, min(bounds.minY + insets.top, footer.minY - own.height))
    } else {
      let lowest = bounds.maxY - insets.bottom - own.height
      frame.origin.y = min(own.minY, max(lowest, header.maxY))
    }
    return frame
  }
}
