import Ashlar
import Testing

/// Four rows of 30 points, of which 100 points are seen.
struct `The header and the footer of a table` {
  let root = View(root: 320, 100)
  let table = TableView(name: "table")
  let rows = Rows([0, 0, 0, 0])
  let header = View(frame: CGRect(x: 7, y: 7, width: 50, height: 40))
  let footer = View(frame: CGRect(x: 7, y: 7, width: 50, height: 25))

  init() {
    root.diagnostics.handler = .silent
    header.name = "header"
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.rowHeight = 30
    table.register("row") { TableViewCell(name: "row") }
    table.dataSource = rows
    table.tableHeaderView = header
    table.tableFooterView = footer
    root.layoutIfNeeded()
  }

  @Test func `are as wide as it and as high as they were made`() {
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(footer.frame == CGRect(x: 0, y: 160, width: 320, height: 25))
    #expect(table.contentSize == CGSize(width: 320, height: 185))
    #expect(table.visibleCells.map(\.frame.minY) == [40, 70])
    #expect(table.rectForRow(at: RowPath(row: 3)).minY == 130)
  }

  @Test func `move rows when they are fitted, and given to it again`() {
    let text = View(name: "text")
    text.contentSize = CGSize(width: 100, height: 50)
    header.addSubview(text)
    text.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    header.frame.size.height =
      header.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height
    table.tableHeaderView = header
    root.layoutIfNeeded()

    // 5 + 50 + 5.
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(text.frame == CGRect(x: 5, y: 5, width: 310, height: 50))
    #expect(table.visibleCells.map(\.frame.minY) == [60, 90])
    #expect(table.contentSize.height == 205)
  }

  @Test func `leave when others take their places`() {
    table.tableHeaderView = nil
    table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 1, height: 5))
    root.layoutIfNeeded()

    #expect(header.superview == nil)
    #expect(footer.superview == nil)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 60, 90])
    #expect(table.contentSize.height == 125)
  }

  @Test func `stand in a table without rows`() {
    table.dataSource = nil
    root.layoutIfNeeded()

    #expect(footer.frame == CGRect(x: 0, y: 40, width: 320, height: 25))
    #expect(table.contentSize.height == 65)
  }

  @Test func `are where rows are seen from when it is scrolled`() {
    table.contentOffset.y = 75
    root.layoutIfNeeded()

    #expect(header.frame.minY == 0)
    #expect(table.visibleRows.map(\.row) == [1, 2, 3])
  }

  @Test func `follow its width`() {
    root.layout(in: CGSize(width: 200, height: 100))

    #expect(header.frame.width == 200)
    #expect(footer.frame.width == 200)
  }

  @Test func `take no room after they have been taken away`() {
    header.removeFromSuperview()
    root.layoutIfNeeded()

    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 60, 90])
  }

  @Test func `are no views that contain it`() {
    table.tableHeaderView = root
    root.layoutIfNeeded()

    #expect(table.tableHeaderView == nil)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.contentSize.height == 145)
    #expect(
      root.diagnostics.faults.map(\.reason)
        == [.viewInsideItself(view: root.reportName, superview: "table")])
  }

  /// The height of a header by its constraints: 33 points.
  @Test func `may be placed by constraints`() {
    header.makeConstraints { make in
      make.width.equalTo(200)
      make.height.equalTo(33)
    }
    root.layoutIfNeeded()

    #expect(header.frame.size == CGSize(width: 200, height: 33))
    #expect(table.visibleCells.map(\.frame.minY) == [33, 63, 93])
  }
}

struct `Cells that the data source never dequeues` {
  /// 1,000 rows of which ten are seen at once, each in a cell that the data source makes for it alone.
  @Test func `do not pile up`() {
    let root = View(root: 100, 100)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Wasteful()
    table.rowHeight = 10
    table.dataSource = source
    root.addSubview(table)

    for offset in stride(from: CGFloat(0), to: 9_900, by: 100) {
      table.contentOffset.y = offset
      root.layoutIfNeeded()
    }

    #expect(source.made >= 990)
    #expect(source.living < 300)
  }
}

/// Makes a cell for each row, under a name by which it never asks for one.
private final class Wasteful: TableViewDataSource {
  private var cells: [Weak] = []

  var made: Int { cells.count }
  var living: Int { cells.count { $0.cell != nil } }

  private struct Weak {
    weak var cell: TableViewCell?
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = TableViewCell(name: nil)
    cell.reuseIdentifier = "row"
    cells.append(Weak(cell: cell))
    return cell
  }
}
