import Ashlar
import Testing

/// Delegates that say what cannot be, or change everything while they are asked.
struct `Odd sections of a table` {
  private let root = View(root: 320, 100)
  private let table = TableView(name: "table")
  private let chapters = Chapters()

  init() {
    root.diagnostics.handler = .silent
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.rowHeight = 30
    table.register("row") { TableViewCell(name: "row") }
    table.registerHeaderFooterView("title") { ChapterTitle(reuseIdentifier: nil) }
    table.dataSource = chapters
    table.delegate = chapters
  }

  @Test(arguments: [-2, CGFloat.nan, .infinity])
  func `have a header of 0 for a height that is none`(_ height: CGFloat) {
    chapters.headerHeight = height
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 200)
    let text = height == -2 ? "-2" : "\(height)"
    #expect(
      root.diagnostics.faults.map(\.reason)
        == [0, 1].map { .notComputable(text, for: "the height of the header of section \($0)") })
  }

  @Test func `keep the heights that they had for numbers that are not finite`() {
    table.sectionHeaderHeight = .nan
    table.sectionFooterHeight = .infinity
    table.estimatedSectionHeaderHeight = .nan
    table.estimatedSectionFooterHeight = -.infinity

    #expect(table.sectionHeaderHeight == TableView.automaticDimension)
    #expect(table.sectionFooterHeight == TableView.automaticDimension)
    #expect(table.estimatedSectionHeaderHeight == 0)
    #expect(table.estimatedSectionFooterHeight == 0)
    #expect(root.diagnostics.faults.count == 4)
  }

  @Test func `have no header that contains the table`() {
    chapters.other = root
    root.layoutIfNeeded()

    #expect(root.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.rectForRow(at: RowPath(row: 0)).minY == 20)
    let reason = LayoutFault.Reason.viewInsideItself(view: "root", superview: "table")
    #expect(Set(root.diagnostics.faults.map(\.reason)) == [reason])
  }

  @Test func `share a view with another one, which the last one gets`() {
    let both = TableViewHeaderFooterView(name: "both")
    let sharing = Sharing(both)
    table.delegate = sharing
    table.sectionHeaderHeight = 5
    chapters.counts = [1, 1]
    root.layoutIfNeeded()

    // 5 + 30 above it.
    #expect(both.frame == CGRect(x: 0, y: 35, width: 320, height: 5))
    #expect(table.contentSize.height == 70)
  }

  @Test func `go while the delegate is asked for the height of a header`() {
    let meddler = Meddler(chapters)
    table.delegate = meddler
    meddler.whenAskedForHeight = { table in
      table.reloadData()
      _ = table.heightForRow(at: RowPath(row: 0))
    }
    root.layoutIfNeeded()

    // One section with one row and a header of 20 is left.
    #expect(table.contentSize.height == 50)
    #expect(table.visibleCells.map(\.frame.minY) == [20])
  }

  @Test func `go while the delegate is asked for a header`() {
    let meddler = Meddler(chapters)
    table.delegate = meddler
    meddler.whenAskedForView = { $0.reloadData() }
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 50)
    #expect(table.visibleCells.map(\.frame.minY) == [20])
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
  }

  @Test func `end even if everything is asked for again whenever something is asked`() {
    let meddler = Meddler(chapters)
    meddler.isTireless = true
    table.delegate = meddler
    meddler.whenAskedForHeight = { $0.invalidateRowHeights() }
    root.layoutIfNeeded()

    let isEndless = root.diagnostics.faults.contains { fault in
      if case .endlessLayout = fault.reason { true } else { false }
    }
    #expect(isEndless)
    #expect(table.subviews.isEmpty)
  }
}

/// Gives the same header to all sections.
private final class Sharing: TableViewDelegate {
  let header: View

  init(_ header: View) { self.header = header }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
}

/// Takes sections and rows away when it is asked for something, once unless it is tireless.
private final class Meddler: TableViewDelegate {
  let chapters: Chapters
  var isTireless = false
  var whenAskedForHeight: ((TableView) -> Void)?
  var whenAskedForView: ((TableView) -> Void)?

  init(_ chapters: Chapters) { self.chapters = chapters }

  private func meddle(_ action: inout ((TableView) -> Void)?, _ tableView: TableView) {
    guard let body = action else { return }
    if !isTireless { action = nil }
    chapters.counts = [1]
    body(tableView)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    meddle(&whenAskedForHeight, tableView)
    return 20
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = chapters.tableView(tableView, viewForHeaderInSection: section)
    meddle(&whenAskedForView, tableView)
    return view
  }
}
