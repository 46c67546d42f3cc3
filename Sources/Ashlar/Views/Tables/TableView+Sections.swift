// MARK: - Headers and footers of sections

extension TableView {
  /// Says how headers or footers of a name are made.
  public func registerHeaderFooterView(
    _ identifier: String, _ make: @escaping () -> TableViewHeaderFooterView
  ) {
    sectionPool.register(identifier, make)
  }

  /// A header or footer of a name: one that is free, or a new one. Nil for a name that is not registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let view = sectionPool.takeSpare(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = sectionPool.maker(of: identifier)?()
    view?.reuseIdentifier = identifier
    return view
  }

  /// The header of a section, if it is seen and is a ``TableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    sectionView(.header(section)) as? TableViewHeaderFooterView
  }

  /// The footer of a section, if it is seen and is a ``TableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    sectionView(.footer(section)) as? TableViewHeaderFooterView
  }

  private func sectionView(_ slot: TableSlot) -> View? {
    heights?.number(of: slot).flatMap { sectionViews[$0] }
  }

  /// Where the header or footer of a section is seen, in points, in the area that the table scrolls.
  func frame(ofSectionView slot: TableSlot) -> CGRect? {
    guard let own = rect(of: slot) else { return nil }
    guard sectionViewsFloat, let header = rect(of: .header(slot.section)),
      let footer = rect(of: .footer(slot.section))
    else { return own }
    let insets = adjustedContentInset
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

// MARK: - Counts

extension TableView {
  /// How many sections there are, as the data source has said, which may ask for it when it counts rows.
  ///
  /// - Complexity: O(*s*) for *s* sections, once the data source has been asked.
  public var numberOfSections: Int {
    prepareHeights()
    return heights?.sectionCounts.count ?? sectionsBeingCounted ?? 0
  }

  /// How many rows a section has, as the data source has said. 0 for a section that does not exist, and for all of them
  /// while the data source counts them.
  ///
  /// - Complexity: O(*s*) for *s* sections, once the data source has been asked.
  public func numberOfRows(inSection section: Int) -> Int {
    prepareHeights()
    guard let counts = heights?.sectionCounts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }
}

// MARK: - Rectangles

extension TableView {
  /// The rectangle of a row in the area that the table scrolls, in points, as far as heights are known.
  public func rectForRow(at path: RowPath) -> CGRect { knownRect(of: .row(path)) }

  /// The rectangle of the header of a section in the area that the table scrolls, in points, as far as heights are
  /// known: where it is when it does not float. It is zero for a section that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect { knownRect(of: .header(section)) }

  /// The rectangle of the footer of a section in the area that the table scrolls, in points, as far as heights are
  /// known: where it is when it does not float. It is zero for a section that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect { knownRect(of: .footer(section)) }

  /// The rectangle of a section with its header and footer in the area that the table scrolls, in points, as far as
  /// heights are known. It is zero for a section that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    let first = knownRect(of: .header(section))
    let last = knownRect(of: .footer(section))
    return CGRect(x: 0, y: first.minY, width: first.width, height: last.maxY - first.minY)
  }

  private func knownRect(of slot: TableSlot) -> CGRect {
    prepareHeights()
    return rect(of: slot) ?? .zero
  }

  private func rect(of slot: TableSlot) -> CGRect? {
    guard let number = heights?.number(of: slot), let entry = heights?.entry(of: slot) else {
      return nil
    }
    let isRow = slot.kind == .row
    return CGRect(
      x: isRow ? rowInset : 0, y: top(of: number), width: isRow ? rowWidth : bounds.width,
      height: entry.height)
  }
}

// MARK: - Header and footer of the table

extension TableView {
  /// Where the first section begins, in points, in the area that the table scrolls.
  var listTop: CGFloat { height(atEnd: tableHeaderView) }

  /// How much room the header or the footer of the table takes up, in points.
  func height(atEnd view: View?) -> CGFloat {
    guard let view, view.superview === self else { return 0 }
    return view.usableFrame.height
  }

  /// Puts another header or footer of the table into the place of the one that was there.
  func replace(_ old: View?, by new: View?) {
    if let old, old !== new {
      old.placedPart = .none
      if old.superview === self { old.removeFromSuperview() }
    }
    if let new {
      new.placedPart = .tableEnd
      new.isMaskStale = true
      if new.superview !== self { addSubview(new) }
      guard new.superview === self else { return forget(new) }
    }
    if bounds.width > 0 { placeAtEnd(new, top: new === tableHeaderView ? 0 : new?.frame.minY ?? 0) }
    setNeedsLayout()
  }

  /// Goes on without a header or footer that cannot be inside the table, because the table is inside it.
  private func forget(_ end: View) {
    if tableHeaderView === end { tableHeaderView = nil }
    if tableFooterView === end { tableFooterView = nil }
  }

  /// Gives the header or the footer of the table its place and its width, unless constraints do.
  func placeAtEnd(_ view: View?, top: CGFloat) {
    guard let view, view.superview === self, !isPlacedByConstraints(view) else { return }
    if view.translatesMask || view.node.token < 0 {
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    } else if view === tableFooterView, footerTop != top {
      footerTop = top
      view.isMaskStale = true
      view.noteChange()
    }
  }
}
