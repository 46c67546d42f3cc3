/// The visible cells, headers and footers of a table, and those that can be reused.
///
/// Views that come and go may change the table, so that nothing is being changed here while they do.
final class SeenViews {
  /// The visible cells, by the numbers of their places.
  var cells: [Int: any TableCell] = [:]

  /// The headers and footers of sections that are visible, by the numbers of their places.
  var sectionViews: [Int: View] = [:]

  var cellPool = ReusePool<String, any TableCell>()
  var sectionPool = ReusePool<String, any TableSectionView>()
}

// MARK: - Looking up

extension SeenViews {
  /// The visible view at a place.
  func view(at number: Int) -> View? { cells[number] ?? sectionViews[number] }

  /// The numbers of the visible cells, from the first to the last.
  var cellNumbers: [Int] { cells.keys.sorted() }

  /// Whether a view is the header or the footer of a section.
  func isSectionView(_ view: View) -> Bool { sectionViews.values.contains { $0 === view } }
}

// MARK: - Coming and going

extension SeenViews {
  /// Takes away the cell at a place, if there is one.
  func recycleCell(at number: Int) {
    if let cell = cells.removeValue(forKey: number) { recycle(cell) }
  }

  /// Takes away the header or footer at a place, if there is one.
  func recycleSectionView(at number: Int) {
    if let view = sectionViews.removeValue(forKey: number) { recycle(view) }
  }

  /// Takes everything away but for what is at some places.
  func recycle(allBut seen: Set<Int>) {
    for number in cellNumbers where !seen.contains(number) { recycleCell(at: number) }
    for number in sectionViews.keys.sorted() where !seen.contains(number) {
      recycleSectionView(at: number)
    }
  }

  /// Takes everything away.
  func recycleAll() {
    let gone = cells
    cells = [:]
    for number in gone.keys.sorted() { if let cell = gone[number] { recycle(cell) } }
    let views = sectionViews
    sectionViews = [:]
    for number in views.keys.sorted() { if let view = views[number] { recycle(view) } }
  }

  /// Takes a view away, and lets it wait for another use if there can be one.
  func recycle(_ view: View) {
    view.removeFromSuperview()
    if let cell = view as? any TableCell {
      cellPool.keep(cell, as: cell.reuseIdentifier)
    } else if let view = view as? any TableSectionView {
      sectionPool.keep(view, as: view.reuseIdentifier)
    }
  }
}
