import Ashlar
import Testing

/// Reports of people who turned off the mask of a cell's content view: the cell places it all the same, and says so.
struct `Reported about the content view of a cell` {
  private static func maskFaults(_ view: View) -> Int {
    view.diagnostics.faults.count { fault in
      if case .maskOfOwner = fault.reason { true } else { false }
    }
  }

  @Test(arguments: [true, false])
  func `it is placed by the cell with its mask turned off`(isPinned: Bool) {
    let cell = TableViewCell(name: "cell")
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    cell.diagnostics.handler = .silent
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    if isPinned { cell.contentView.makeConstraints { $0.edges.equalToSuperview() } }
    let box = View(name: "box")
    cell.contentView.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview() }
    cell.layoutIfNeeded()

    #expect(frame(of: cell.contentView) == [0, 0, 100, 50])
    #expect(frame(of: box) == [0, 0, 100, 50])
    #expect(cell.endlessFaults == 0)
    #expect(cell.diagnostics.conflicts.isEmpty)
    #expect(Self.maskFaults(cell) == 1)
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
  }

  /// Once for each view, however often.
  @Test func `that its mask is its cell's is told once`() {
    let cell = TableViewCell(name: "cell")
    cell.diagnostics.handler = .silent
    for _ in 0..<3 { cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
    cell.contentView.makeConstraints { $0.edges.equalToSuperview() }

    #expect(Self.maskFaults(cell) == 1)
  }

  /// 120 = 140 − 2 · 10, and two lines of 20 in twice 10.
  @Test func `a label in it is as wide as the table has room`() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 140, height: 400))
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    table.diagnostics.handler = .silent
    table.register("row") { LooseCell(name: "cell") }
    let rows = Rows([0, 0])
    table.dataSource = rows
    table.layoutIfNeeded()

    for (row, top) in [(0, 0), (1, 60)] as [(Int, CGFloat)] {
      let cell = try #require(table.cellForRow(at: RowPath(row: row)) as? LooseCell)
      #expect(frame(of: cell) == [0, top, 140, 60])
      #expect(frame(of: cell.contentView) == [0, 0, 140, 60])
      #expect(frame(of: cell.label) == [10, 10, 120, 40])
    }
    #expect(table.endlessFaults == 0)
    #expect(table.diagnostics.conflicts.isEmpty)
  }

  @Test func `it stays the cell's in headers of sections`() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    header.diagnostics.handler = .silent
    header.contentView.translatesAutoresizingMaskIntoConstraints = false
    let box = View(name: "box")
    header.contentView.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview() }
    header.layoutIfNeeded()

    #expect(frame(of: box) == [0, 0, 100, 30])
    #expect(Self.maskFaults(header) == 1)
  }
}

/// A cell that turns off the mask of its content view.
private final class LooseCell: TableViewCell {
  let label = Label(text: "one\ntwo", name: "label")

  override func didLoad() {
    diagnostics.handler = .silent
    contentView.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }
}
