public import Ashlar

// MARK: - Finding rows

extension UITableView {
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The position that the least movement makes visible.
    case none
    /// At the top of the table.
    case top
    /// In the middle of the table.
    case middle
    /// At the bottom of the table.
    case bottom
  }

  /// The cell of a row, if it is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tableRows.cell(at: RowPath(indexPath)) as? UITableViewCell
  }

  /// Selects the cell of a row, if it is visible, and scrolls to the row. It does not call the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    let cell: UITableViewCell? = cellForRow(at: indexPath)
    cell?.setSelected(true, animated: animated)
  }

  /// Deselects the cell of a row, if it is visible. It does not call the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let cell: UITableViewCell? = cellForRow(at: indexPath)
    cell?.setSelected(false, animated: animated)
  }

  /// The rectangle of a row in the scrolled area, in points, from measured and estimated heights.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    tableRows.rect(at: .row(RowPath(indexPath)), in: self)
  }

  /// The rectangle of the header of a section in the scrolled area, in points, from measured and estimated heights,
  /// when it does not float. It is zero for a section that does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    tableRows.rect(at: .header(section), in: self)
  }

  /// The rectangle of the footer of a section in the scrolled area, in points, from measured and estimated heights,
  /// when it does not float. It is zero for a section that does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    tableRows.rect(at: .footer(section), in: self)
  }

  /// The rectangle of a section with its header and footer in the scrolled area, in points, from measured and
  /// estimated heights. It is zero for a section that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    tableRows.rect(ofSection: section, in: self)
  }

  /// The number of sections that the data source has returned. The data source may read it while it counts rows.
  ///
  /// - Complexity: O(*s*) for *s* sections, once the data source has returned them.
  public var numberOfSections: Int { tableRows.sectionCount(in: self) }

  /// The number of rows of a section that the data source has returned. 0 for a section that does not exist, and for
  /// all of them while the data source counts them.
  ///
  /// - Complexity: O(*s*) for *s* sections, once the data source has returned them.
  public func numberOfRows(inSection section: Int) -> Int {
    tableRows.rowCount(ofSection: section, in: self)
  }

  /// The row that a cell shows, if it is visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    zip(tableRows.visiblePaths, tableRows.visibleCells).first { $0.1 === cell }.map {
      IndexPath($0.0)
    }
  }

  /// The visible rows, from the first to the last, as the last layout found them.
  public var indexPathsForVisibleRows: [IndexPath]? { tableRows.visiblePaths.map { IndexPath($0) } }

  /// Scrolls to a row, at once. It does not scroll beyond the end of the area.
  ///
  /// The table is laid out before, so that it may come after `reloadData()`. With estimated heights the row has its
  /// estimated place, which ignores the header or footer that stays visible with it. A row that does not exist or has
  /// no height changes nothing.
  public func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    let path = RowPath(indexPath)
    guard tableRows.height(of: path, in: self) > 0 else { return }
    let row = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let shown = withFloatingViews(row, in: path.section)
    let top: CGFloat
    switch position {
    case .none: return scrollRectToVisible(shown, animated: false)
    case .top: top = shown.minY
    case .middle: top = row.midY - room / 2
    case .bottom: top = shown.maxY - room
    }
    contentOffset.y = max(0, min(top, contentSize.height - room)) - insets.top
  }

  /// The rectangle of a row and of what floats above and below it, in points.
  private func withFloatingViews(_ row: CGRect, in section: Int) -> CGRect {
    if style != .plain { return row }
    let above = rectForHeader(inSection: section).height
    let below = rectForFooter(inSection: section).height
    return CGRect(
      x: row.minX, y: row.minY - above, width: row.width, height: above + row.height + below)
  }
}

// MARK: - Changing rows

extension UITableView {
  /// The animation of inserted and deleted rows. Without effect.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// As on UIKit.
    case fade, right, left, top, bottom, none, middle
    /// As on UIKit.
    case automatic = 100
  }

  /// Reloads rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { tableRows.reload(indexPaths.map { RowPath($0) }, in: self) }
  }

  /// Inserts rows that the data source has added.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { tableRows.insert(indexPaths.map { RowPath($0) }, in: self) }
  }

  /// Deletes rows that the data source has removed.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { tableRows.delete(indexPaths.map { RowPath($0) }, in: self) }
  }

  /// Reloads everything, because single sections are not tracked.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { reloadData() }
  }

  /// Reloads everything, because single sections are not tracked.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { reloadData() }
  }

  /// Reloads everything, because single sections are not tracked.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { reloadData() }
  }

  /// Begins changes that belong together.
  public func beginUpdates() { openUpdates += 1 }

  /// Ends a group of changes. Without a change the table reloads heights, otherwise everything.
  public func endUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates > 0 { return }
    let haveChange = updatesHaveChange
    updatesHaveChange = false
    if haveChange { reloadData() } else { tableRows.invalidateHeights(in: self) }
  }

  /// Makes a group of changes, and calls the completion.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Makes a change at once, or with those that it belongs to.
  private func change(_ body: () -> Void) {
    if openUpdates > 0 { updatesHaveChange = true } else { body() }
  }
}

// MARK: - Paths

extension RowPath {
  /// The path of the row that an index path names.
  init(_ indexPath: IndexPath) { self.init(row: indexPath.row, section: indexPath.section) }
}

extension IndexPath {
  /// The index path of a row.
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}
