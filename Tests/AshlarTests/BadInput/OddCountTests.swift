import Ashlar
import Testing

/// Data sources that say what cannot be: 1 << 60 rows of 16 bytes are more than there are addresses.
struct `Odd counts of a table` {
  private let root = View(root: 320, 100)
  private let table = TableView(name: "table")
  private let rows = Rows([20, 30])

  init() {
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.estimatedRowHeight = 40
    table.register("row") { RowCell(name: "cell") }
    table.dataSource = rows
  }

  private var reasons: [LayoutFault.Reason] { root.diagnostics.faults.map(\.reason) }

  @Test(arguments: [1 << 31, 1 << 60, Int.max])
  func `of rows are none`(count: Int) {
    rows.count = count
    root.layoutIfNeeded()

    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.contentSize == CGSize(width: 320, height: 0))
    #expect(reasons == [.excessiveCount(count, of: "table's rows", most: 10_000_000)])
  }

  @Test(arguments: [1 << 31, 1 << 60, Int.max])
  func `of sections are none`(count: Int) {
    rows.sections = count
    root.layoutIfNeeded()

    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(reasons == [.excessiveCount(count, of: "table's sections", most: 1_000_000)])
  }

  /// Any three of them are beyond what an integer holds.
  @Test func `of many sections are none in each of them`() {
    rows.sections = 4
    rows.count = .max / 2
    root.layoutIfNeeded()

    #expect(table.numberOfSections == 4)
    #expect((0..<4).map { table.numberOfRows(inSection: $0) } == [0, 0, 0, 0])
    #expect(reasons.count == 4)
  }

  @Test func `that come with rows which are put in have everything asked for again`() {
    root.layoutIfNeeded()
    rows.count = 1 << 60
    table.insertRows(at: [RowPath(row: 0)])
    root.layoutIfNeeded()

    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(reasons.contains(.rowMismatch(table: "table", expected: 3, given: 0)))
  }

  @Test func `are gone with the next ones`() {
    rows.count = 1 << 60
    root.layoutIfNeeded()
    rows.count = nil
    table.reloadData()
    root.layoutIfNeeded()

    // 20 + 16 and 30 + 16.
    #expect(table.visibleCells.map(\.frame.height) == [36, 46])
    #expect(reasons.count == 1)
  }
}
