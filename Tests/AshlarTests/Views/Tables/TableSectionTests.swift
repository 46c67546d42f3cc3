import Ashlar
import Testing

/// Two sections of a header of 20, three rows of 30 and a footer of 10 points: 120 points each. Of them, 100 are seen.
struct `Sections of a table` {
  let root = View(root: 320, 100)
  let table = TableView(name: "table")
  let chapters = Chapters()

  init() {
    root.diagnostics.handler = .silent
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.rowHeight = 30
    table.register("row") { TableViewCell(name: "row") }
    table.registerHeaderFooterView("title") { [chapters] in
      chapters.made += 1
      return ChapterTitle(reuseIdentifier: nil)
    }
    table.delegate = chapters
    table.dataSource = chapters
  }

  private func scroll(to offset: CGFloat) {
    root.layoutIfNeeded()
    table.contentOffset.y = offset
    root.layoutIfNeeded()
  }

  @Test func `count headers and footers among the rows`() {
    root.layoutIfNeeded()

    #expect(table.contentSize == CGSize(width: 320, height: 240))
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 110, width: 320, height: 10))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 120, width: 320, height: 120))
    #expect(
      table.rectForRow(at: RowPath(row: 1, section: 1))
        == CGRect(x: 0, y: 170, width: 320, height: 30))
    #expect(table.visibleRows == [0, 1, 2].map { RowPath(row: $0) })
    #expect(table.visibleCells.map(\.frame.minY) == [20, 50, 80])
  }

  @Test func `say nothing of a section that they do not have`() {
    root.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 2) == .zero)
    #expect(table.rectForFooter(inSection: -1) == .zero)
    #expect(table.rect(forSection: 7) == .zero)
    #expect(table.headerView(forSection: 2) == nil)
    #expect(table.footerView(forSection: -1) == nil)
  }

  // MARK: Floating

  /// The header begins where the table is seen, and ends where the footer begins, at 110, at the latest; the footer ends
  /// where the table is not seen any more, and begins where the header ends, at 20 or 140, at the earliest.
  @Test(
    arguments: [
      (0, 0, 90, nil, nil), (30, 30, 110, 120, nil), (45, 45, 110, 120, 140),
      (100, 90, 110, 120, 190), (115, nil, 110, 120, 205), (130, nil, nil, 130, 220),
    ] as [(CGFloat, CGFloat?, CGFloat?, CGFloat?, CGFloat?)])
  func `stay in sight with their headers and footers`(
    offset: CGFloat, header: CGFloat?, footer: CGFloat?, next: CGFloat?, last: CGFloat?
  ) {
    scroll(to: offset)

    #expect(table.headerView(forSection: 0)?.frame.minY == header)
    #expect(table.footerView(forSection: 0)?.frame.minY == footer)
    #expect(table.headerView(forSection: 1)?.frame.minY == next)
    #expect(table.footerView(forSection: 1)?.frame.minY == last)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `scroll with everything if they are to`() {
    table.sectionViewsFloat = false
    scroll(to: 30)

    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.footerView(forSection: 0)?.frame.minY == 110)
    #expect(table.headerView(forSection: 1)?.frame.minY == 120)
  }

  @Test func `float below what covers the top of the table, and above what covers its bottom`() {
    table.contentInset = EdgeInsets(top: 15, left: 0, bottom: 5, right: 0)
    scroll(to: 5)

    // From 5 + 15, and to 105 - 5 - 10.
    #expect(table.headerView(forSection: 0)?.frame.minY == 20)
    #expect(table.footerView(forSection: 0)?.frame.minY == 90)
  }

  @Test func `float in front of rows that come later`() throws {
    scroll(to: 20)
    scroll(to: 60)

    let header = try #require(table.headerView(forSection: 0))
    let row = try #require(table.cellForRow(at: RowPath(row: 0, section: 1)))
    let order = table.subviews.compactMap { $0 === header ? "header" : $0 === row ? "row" : nil }
    #expect(order == ["row", "header"])
  }

  @Test func `leave nothing behind beyond the end`() {
    scroll(to: 1_000)

    #expect(table.subviews.isEmpty)
    #expect(table.contentSize.height == 240)
  }

  // MARK: Heights

  @Test func `find the heights of headers by their constraints`() {
    chapters.headerHeight = nil
    chapters.titleHeights = [14, 34]
    root.layoutIfNeeded()

    // 14 + 6, and 34 + 6.
    #expect(table.rectForHeader(inSection: 0).height == 20)
    #expect(table.rectForHeader(inSection: 1).height == 40)
    #expect(table.contentSize.height == 260)
    #expect(table.headerView(forSection: 0)?.contentView.frame.height == 20)
  }

  @Test func `go by the height of the table where the delegate leaves it to that`() {
    chapters.headerHeight = nil
    table.sectionHeaderHeight = 25
    table.sectionFooterHeight = 5
    chapters.footerHeight = nil
    root.layoutIfNeeded()

    // 25 + 90 + 5, twice.
    #expect(table.contentSize.height == 240)
    #expect(table.rectForRow(at: RowPath(row: 0)).minY == 25)
  }

  @Test func `need no room for what is not there`() {
    chapters.hasTitles = false
    chapters.headerHeight = nil
    chapters.footerHeight = nil
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 180)
    #expect(table.subviews.allSatisfy { $0 is TableViewCell })
  }

  @Test func `leave the room that is asked for free, even if nothing is there`() {
    chapters.hasTitles = false
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 240)
    #expect(table.visibleCells.map(\.frame.minY) == [20, 50, 80])
  }

  @Test func `lose a header that becomes 0 points high, and get it again`() {
    scroll(to: 90)
    #expect(table.headerView(forSection: 1)?.frame.minY == 120)

    chapters.headerHeight = 0
    table.invalidateRowHeights()
    root.layoutIfNeeded()

    // Two sections of three rows of 30 and a footer of 10 points.
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.contentSize.height == 200)
    #expect(table.subviews.filter { $0 is ChapterTitle }.allSatisfy { $0.frame.height == 10 })

    chapters.headerHeight = 20
    table.invalidateRowHeights()
    root.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame.minY == 120)
  }

  @Test func `take any view for a header`() {
    let heading = View(name: "heading")
    heading.contentSize = CGSize(width: 50, height: 12)
    chapters.other = heading
    chapters.headerHeight = nil
    root.layoutIfNeeded()

    #expect(heading.frame == CGRect(x: 0, y: 0, width: 320, height: 12))
    #expect(table.headerView(forSection: 0) == nil)
    // 12 + 90 + 10, and 26 + 90 + 10.
    #expect(table.contentSize.height == 238)
  }

  // MARK: Changes

  @Test func `keep headers and footers where rows come and go`() {
    root.layoutIfNeeded()
    chapters.counts = [2, 4]
    table.deleteRows(at: [RowPath(row: 1)])
    root.layoutIfNeeded()
    // The data source has one row more than that.
    #expect(
      root.diagnostics.faults.map(\.reason)
        == [.rowMismatch(table: "table", expected: 5, given: 6)])
    #expect(table.rect(forSection: 0).height == 90)

    chapters.counts = [3, 4]
    table.insertRows(at: [RowPath(row: 2)])
    root.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).minY == 110)
    #expect(table.rectForFooter(inSection: 1).minY == 260)
    #expect(table.contentSize.height == 270)
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `go when the data source has none any more`() {
    root.layoutIfNeeded()
    chapters.counts = []
    table.reloadData()
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(table.subviews.isEmpty)
  }

  // MARK: Work

  @Test func `make headers and footers that are seen, and use them again`() {
    chapters.counts = Array(repeating: 3, count: 1_000)
    for offset in stride(from: CGFloat(0), to: 3_000, by: 30) { scroll(to: offset) }

    // At most two headers and two footers are seen at once.
    #expect(table.contentSize.height == 120_000)
    #expect(chapters.made <= 4)
    #expect(table.subviews.count <= 8)
  }

  @Test func `guess the heights of headers that have not been on the screen, if they may`() {
    chapters.counts = Array(repeating: 3, count: 1_000)
    chapters.headerHeight = nil
    chapters.footerHeight = 0
    chapters.titleHeights = Array(repeating: 14, count: 1_000)
    table.estimatedSectionHeaderHeight = 50
    root.layoutIfNeeded()
    // The first header is seen: 20 + 90, and 999 times 50 + 90.
    #expect(table.contentSize.height == 139_970)
    #expect(chapters.asked == [0])

    // The 501st section begins at 110 + 499 * 140.
    scroll(to: 69_970)
    #expect(table.headerView(forSection: 500)?.frame.minY == 69_970)
    #expect(table.contentSize.height == 139_940)
  }
}

/// A header or footer as high as its box, and 3 points above and below.
final class ChapterTitle: TableViewHeaderFooterView {
  let box = View(name: "box")

  override func didLoad() {
    contentView.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview().inset(3) }
  }
}

final class Chapters: TableViewDataSource, TableViewDelegate {
  var counts = [3, 3]
  var headerHeight: CGFloat? = 20
  var footerHeight: CGFloat? = 10
  var hasTitles = true
  var titleHeights: [CGFloat] = [20, 20]
  var made = 0

  /// What is the header of the first section instead.
  var other: View?

  /// The sections whose headers were asked for.
  var asked: [Int] = []

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    if asked.last != section { asked.append(section) }
    if section == 0, let other { return other }
    return title(tableView, section)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    title(tableView, section)
  }

  private func title(_ tableView: TableView, _ section: Int) -> View? {
    guard hasTitles else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    let height = titleHeights.indices.contains(section) ? titleHeights[section] : 20
    (view as? ChapterTitle)?.box.contentSize = CGSize(width: View.noIntrinsicMetric, height: height)
    return view
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight ?? tableView.sectionFooterHeight
  }
}

/// Two sections, of which the last has one row less.
private final class Uneven: TableViewDataSource {
  private(set) var known: [Int] = []

  func numberOfSections(in tableView: TableView) -> Int {
    known.append(tableView.numberOfSections)
    return 2
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    // Asked again and again, it would go on until there is no stack.
    if known.count > 20 { return 0 }
    known += [tableView.numberOfSections, tableView.numberOfRows(inSection: section)]
    return section == tableView.numberOfSections - 1 ? 1 : 2
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    TableViewCell(name: nil)
  }
}

struct `A data source that asks the table while it counts` {
  @Test func `gets what it has said so far`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = Uneven()
    table.dataSource = source

    #expect(table.numberOfSections == 2)
    #expect(source.known == [0, 2, 0, 2, 0])
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
  }
}
