import Ashlar
import Testing

/// Rows of 36, 46, 56 and 66 points, of which 100 points are seen.
struct `A view of a class that is no table` {
  private let root = View(root: 320, 100)
  private let table = StrangeTable(name: "table")
  private var rows: TableRows { table.tableRows }

  init() {
    root.diagnostics.handler = .silent
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    rows.registerCell("row") { StrangeCell(name: "cell").addBox() }
    rows.registerSectionView("end") { StrangeEnd(name: "end") }
    table.contents = [[20, 30, 40, 50]]
  }

  private func scroll(to offset: CGFloat) {
    table.bounds.origin.y = offset
    root.layoutIfNeeded()
  }

  private var seen: [[CGFloat]] { rows.visibleCells.map { frame(of: $0) } }

  @Test func `gets rows as high as what is in their cells`() {
    root.layoutIfNeeded()

    #expect(seen == [[0, 0, 320, 36], [0, 36, 320, 46], [0, 82, 320, 56]])
    #expect(table.area == CGSize(width: 320, height: 36 + 46 + 56 + 66))
    #expect(rows.height(of: RowPath(row: 3), in: table) == 66)
    let last = rows.rect(at: .row(RowPath(row: 3)), in: table)
    #expect(last == CGRect(x: 0, y: 138, width: 320, height: 66))
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `uses cells again when it is scrolled`() {
    root.layoutIfNeeded()
    scroll(to: 90)

    #expect(rows.visiblePaths == [2, 3].map { RowPath(row: $0) })
    let cell = rows.cell(at: RowPath(row: 3)) as? StrangeCell
    #expect(cell?.frame == CGRect(x: 0, y: 138, width: 320, height: 66))
    #expect(cell?.box.frame == CGRect(x: 16, y: 8, width: 288, height: 50))
    #expect(rows.cell(at: RowPath(row: 0)) == nil)
    // Three rows are seen at once, and one more is measured while they are.
    #expect(rows.work.cellsMade <= 4)
    #expect((cell?.preparations ?? 0) > 0)
  }

  @Test func `measures one of several rows with the same key`() {
    table.contents = [Array(repeating: 20, count: 100)]
    table.hasKeys = true
    root.layoutIfNeeded()

    #expect(table.area.height == 3_600)
    #expect(rows.work.solves == 1)
    #expect(rows.work.hits == 99)
  }

  @Test func `goes by its settings`() {
    rows.change(in: table) { settings in
      settings.heights[.row] = 60
      settings.insetsRows = true
    }
    root.layoutIfNeeded()
    #expect(seen == [[16, 0, 288, 60], [16, 60, 288, 60]])
    #expect(table.area.height == 240)

    rows.change(in: table) { $0.heights[.row] = .nan }
    #expect(rows.settings.heights[.row] == 60)
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `guesses heights, if it may`() {
    rows.change(in: table) { $0.estimates[.row] = 44 }
    root.layoutIfNeeded()

    // Rows 0 to 2 are seen: 36 + 46 + 56; row 3 is guessed.
    #expect(table.area.height == 182)
  }

  @Test func `takes note of rows that come, go and change`() {
    root.layoutIfNeeded()
    table.contents = [[20, 10, 30, 40, 50]]
    rows.insert([RowPath(row: 1)], in: table)
    root.layoutIfNeeded()
    // 204 + 26
    #expect(table.area.height == 230)
    #expect(rows.work.solves == 5)

    table.contents = [[10, 30, 50]]
    rows.delete([RowPath(row: 0), RowPath(row: 3)], in: table)
    root.layoutIfNeeded()
    #expect(seen == [[0, 0, 320, 26], [0, 26, 320, 46], [0, 72, 320, 66]])

    table.contents = [[10, 80, 50]]
    rows.reload([RowPath(row: 1), RowPath(row: 9)], in: table)
    root.layoutIfNeeded()
    #expect(seen == [[0, 0, 320, 26], [0, 26, 320, 96]])
    let reason = LayoutFault.Reason.noRow("row 9 of section 0", table: "table")
    #expect(root.diagnostics.faults.map(\.reason) == [reason])

    table.contents = [[60]]
    rows.reloadData(in: table)
    root.layoutIfNeeded()
    #expect(seen == [[0, 0, 320, 76]])
  }

  // MARK: Headers and footers

  /// A header of 10, rows of 36 and 46, and a footer of 5; a header, a row of 56 and a footer.
  @Test func `has headers and footers that stay in sight`() {
    table.contents = [[20, 30], [40]]
    table.ends = (10, 5)
    root.layoutIfNeeded()
    // 10 + 36 + 46 + 5 + 10 + 56 + 5
    #expect(table.area.height == 168)
    #expect(rows.sectionCount(in: table) == 2)
    #expect(rows.rowCount(ofSection: 0, in: table) == 2)

    scroll(to: 50)
    #expect(rows.visiblePaths == [RowPath(row: 1), RowPath(row: 0, section: 1)])
    let slots: [TableSlot] = [.header(0), .footer(0), .header(1), .footer(1)]
    let tops = slots.map { rows.sectionView(at: $0)?.frame.minY }
    // The last footer ends where the bounds do, at 150.
    #expect(tops == [50, 92, 97, 145])
    #expect(rows.rect(at: .header(0), in: table).minY == 0)

    table.adjustedContentInset.top = 20
    table.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(rows.sectionView(at: .header(0))?.frame == CGRect(x: 0, y: 70, width: 320, height: 10))
  }

  @Test func `has a header and a footer of its own, above and below all rows`() {
    let (header, footer) = (View(root: 50, 12), View(root: 50, 7))
    rows.ends.setHeader(header, in: table)
    rows.ends.setFooter(footer, in: table)
    root.layoutIfNeeded()

    #expect(frame(of: header) == [0, 0, 320, 12])
    #expect(seen == [[0, 12, 320, 36], [0, 48, 320, 46], [0, 94, 320, 56]])
    // 12 + 204
    #expect(frame(of: footer) == [0, 216, 320, 7])
    #expect(table.area.height == 223)

    rows.ends.setHeader(nil, in: table)
    root.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(table.area.height == 211)
  }

  /// No constraint says how wide it is, nor where.
  @Test func `has a header that constraints make as high as it is`() {
    let header = View(name: "header")
    header.makeConstraints { $0.height.equalTo(12) }
    rows.ends.setHeader(header, in: table)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    table.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(frame(of: header) == [0, 0, 320, 12])
    #expect(seen.first == [0, 12, 320, 36])
  }
}
