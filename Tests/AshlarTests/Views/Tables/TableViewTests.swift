import Ashlar
import Testing

/// Rows that are as high as what they show, plus 8 above and 8 below.
struct `A table` {
  let root = View(root: 320, 100)
  let table = TableView(name: "table")
  let source = Rows([20, 30, 40, 50])

  init() {
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.register("row") { RowCell(name: "cell") }
    table.dataSource = source
  }

  @Test func `gives each row the height of its content`() {
    root.layoutIfNeeded()

    #expect(table.contentSize == CGSize(width: 320, height: 36 + 46 + 56 + 66))
    #expect(table.rectForRow(at: RowPath(row: 2)) == CGRect(x: 0, y: 82, width: 320, height: 56))
    #expect(table.heightForRow(at: RowPath(row: 3)) == 66)
  }

  @Test func `has cells for the rows that are seen`() {
    root.layoutIfNeeded()
    #expect(table.visibleRows == [0, 1, 2].map { RowPath(row: $0) })
    #expect(table.visibleCells.map(\.frame.minY) == [0, 36, 82])

    table.contentOffset.y = 90
    root.layoutIfNeeded()
    #expect(table.visibleRows == [2, 3].map { RowPath(row: $0) })
    let cell = table.cellForRow(at: RowPath(row: 3)) as? RowCell
    #expect(cell?.frame == CGRect(x: 0, y: 138, width: 320, height: 66))
    #expect(cell?.box.frame == CGRect(x: 16, y: 8, width: 288, height: 50))
    #expect(table.cellForRow(at: RowPath(row: 0)) == nil)
  }

  @Test func `uses cells again`() {
    root.layoutIfNeeded()
    for offset in stride(from: CGFloat(0), through: 104, by: 8) {
      table.contentOffset.y = offset
      root.layoutIfNeeded()
    }
    // At most three rows are seen at once, and one more is measured while they are.
    #expect(table.sizingWork.cellsMade <= 4)
  }

  @Test func `measures every row once`() {
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    table.contentOffset.y = 50
    root.layoutIfNeeded()

    #expect(table.sizingWork.solves == 4)
  }

  @Test func `measures again at another width`() {
    root.layoutIfNeeded()
    root.layout(in: CGSize(width: 200, height: 100))

    #expect(table.contentSize.width == 200)
    #expect(table.sizingWork.solves == 8)
  }

  @Test func `measures one of several rows with the same key`() {
    source.heights = Array(repeating: 20, count: 100)
    source.keys = true
    table.delegate = source
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 3_600)
    #expect(table.sizingWork.solves == 1)
    #expect(table.sizingWork.hits == 99)
  }

  @Test func `goes by the delegate first, then by its own row height, then by the cell`() {
    table.rowHeight = 60
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 240)

    source.given = [10, TableView.automaticDimension, 20, 30]
    table.delegate = source
    root.layoutIfNeeded()
    // 10 + 46 + 20 + 30
    #expect(table.contentSize.height == 106)
    #expect(TableView.automaticDimension == -1)
  }

  @Test func `guesses heights of rows that were not seen, if it may`() {
    table.estimatedRowHeight = 44
    root.layoutIfNeeded()
    // Rows 0 to 2 are seen: 36 + 46 + 56; row 3 is guessed.
    // 138 + 44
    #expect(table.contentSize.height == 182)

    table.contentOffset.y = 90
    root.layoutIfNeeded()
    // 138 + 66
    #expect(table.contentSize.height == 204)
  }

  @Test func `takes note of rows that come and go, and keeps the other heights`() {
    root.layoutIfNeeded()
    source.heights = [20, 10, 30, 40, 50]
    table.insertRows(at: [RowPath(row: 1)])
    root.layoutIfNeeded()
    // 204 + 26
    #expect(table.contentSize.height == 230)
    #expect(table.sizingWork.solves == 5)

    source.heights = [10, 30, 50]
    table.deleteRows(at: [RowPath(row: 0), RowPath(row: 3)])
    root.layoutIfNeeded()
    // 26 + 46 + 66
    #expect(table.contentSize.height == 138)
    #expect(table.sizingWork.solves == 5)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 26, 72])
  }

  @Test func `measures a row again when it is asked to`() {
    root.layoutIfNeeded()
    source.heights[1] = 100
    table.reloadRows(at: [RowPath(row: 1)])
    root.layoutIfNeeded()

    // 204 + 70
    #expect(table.contentSize.height == 274)
    #expect(table.sizingWork.solves == 5)
  }

  @Test func `measures everything again when its data are others`() {
    root.layoutIfNeeded()
    source.heights = [60, 70]
    table.reloadData()
    root.layoutIfNeeded()

    // 76 + 86
    #expect(table.contentSize.height == 162)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 76])
  }

  @Test func `tells of a row that is to be measured again and is not there`() {
    root.layoutIfNeeded()
    table.reloadRows(at: [RowPath(row: 7)])
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 204)
    #expect(table.rectForRow(at: RowPath(row: 7)) == .zero)
    #expect(table.cellForRow(at: RowPath(row: 7)) == nil)
    let reason = LayoutFault.Reason.noRow("row 7 of section 0", table: "table")
    #expect(root.diagnostics.faults.map(\.reason) == [reason])
  }

  /// Rows 0 to 2 are seen first; row 3 is shown by a cell that has shown another one.
  @Test func `prepares cells that it uses again`() {
    root.layoutIfNeeded()
    let first = table.visibleCells.compactMap { ($0 as? RowCell)?.preparations }
    table.contentOffset.y = 104
    root.layoutIfNeeded()

    let cell = table.cellForRow(at: RowPath(row: 3)) as? RowCell
    #expect(first.count == 3)
    #expect((cell?.preparations ?? 0) > 0)
    #expect(table.sizingWork.cellsMade <= 4)
  }

  /// Recorded since Xcode 11: content views are as high as their cells (1,079 of 1,079).
  @Test func `has lines between rows that take no room`() {
    root.environment.displayScale = 2
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 204)
    #expect(table.visibleCells[0].frame.height == 36)
    #expect(table.visibleCells[0].contentView.frame == table.visibleCells[0].bounds)

    table.separatorStyle = .none
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 204)
  }

  @Test func `has sections`() {
    source.sections = 3
    root.layoutIfNeeded()

    // 3 * 204
    #expect(table.contentSize.height == 612)
    // 2 * 204 + 36
    #expect(table.rectForRow(at: RowPath(row: 1, section: 2)).minY == 444)
  }

  // MARK: Bad input

  @Test func `takes fewer rows than none for none`() {
    source.count = -3
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(root.diagnostics.faults.map(\.reason) == [.negativeCount(-3, of: "table's rows")])
  }

  @Test func `asks for everything again when the numbers do not match`() {
    root.layoutIfNeeded()
    table.insertRows(at: [RowPath(row: 0)])
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 204)
    #expect(
      root.diagnostics.faults.map(\.reason) == [.rowMismatch(table: "table", expected: 5, given: 4)]
    )
  }

  @Test func `leaves out rows that it does not have`() {
    root.layoutIfNeeded()
    table.reloadRows(at: [RowPath(row: 9)])
    table.deleteRows(at: [RowPath(row: 0, section: 4)])
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 204)
    #expect(root.diagnostics.faults.count == 2)
    #expect(table.heightForRow(at: RowPath(row: -1)) == 0)
    #expect(table.rectForRow(at: RowPath(row: 4)) == .zero)
  }

  @Test func `makes an empty cell where none is registered`() {
    let cell = table.dequeueReusableCell(withIdentifier: "nobody")

    #expect(cell.contentView.subviews.isEmpty)
    #expect(
      root.diagnostics.faults.map(\.reason)
        == [.unknownCell(identifier: "nobody", table: "table")])
  }

  @Test(arguments: [-2, CGFloat.nan, .infinity])
  func `takes a height that is none for 0`(_ height: CGFloat) {
    source.given = [height, height, height, height]
    table.delegate = source
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(root.diagnostics.faults.count == 4)
  }

  @Test func `survives a width of 0`() {
    root.layout(in: CGSize(width: 0, height: 100))

    #expect(table.contentSize.width == 0)
  }

  @Test func `lays out 10,000 rows of 20 kinds with one measurement for each kind`() {
    source.heights = (0..<10_000).map { CGFloat($0 % 20) }
    source.keys = true
    table.delegate = source
    root.layoutIfNeeded()

    // 500 times the sum of 16 to 35.
    // 500 * 510
    #expect(table.contentSize.height == 255000)
    #expect(table.sizingWork.solves == 20)
  }
}

final class RowCell: TableViewCell {
  let box = View(name: "box")
  var preparations = 0

  override func prepareForReuse() { preparations += 1 }

  override func didLoad() {
    contentView.addSubview(box)
    box.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview().inset(8)
    }
  }
}

final class Rows: TableViewDataSource, TableViewDelegate {
  var heights: [CGFloat]
  var count: Int?
  var sections = 1
  var keys = false
  var given: [CGFloat] = []

  init(_ heights: [CGFloat]) { self.heights = heights }

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count ?? heights.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row")
    if let cell = cell as? RowCell {
      cell.box.contentSize = CGSize(width: View.noIntrinsicMetric, height: heights[path.row])
    }
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat {
    given.indices.contains(path.row) ? given[path.row] : tableView.rowHeight
  }

  func tableView(_ tableView: TableView, sizeKeyForRowAt path: RowPath) -> AnyHashable? {
    keys ? AnyHashable(heights[path.row]) : nil
  }
}
