import Ashlar
import Testing

/// A cell with 8 points around a text of one line.
private final class LineCell: TableViewCell {
  let line = Label(text: "line")

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.name = "content"
    contentView.addSubview(line)
    line.makeConstraints { $0.edges.equalToSuperview().inset(8) }
  }
}

private final class LineSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "line")
  }
}

struct `A table hears of what rows go by` {
  private let root = View(root: 100, 200)
  private let table = TableView(name: "table")
  private let lines = LineSource()

  init() {
    root.diagnostics.handler = .silent
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    table.register("line") { LineCell() }
    table.dataSource = lines
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
  }

  /// Two rows of 8 + 20 + 8, then of 8 + 40 + 8.
  @Test func `another measurer of texts`() {
    #expect(table.contentSize.height == 72)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 40)
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 112)
  }

  /// Of the same size at the same place, in a tree where a line is 40 high.
  @Test func `another tree`() {
    let other = View(root: 100, 200)
    other.textMeasurer = GridTextMeasurer(width: 10, height: 40)
    other.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    other.layoutIfNeeded()
    #expect(table.contentSize.height == 112)
  }

  /// Each row is 8 + 20.3 + 8 points high, and on pixels 36.5.
  @Test func `a display`() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20.3)
    root.layoutIfNeeded()
    #expect((table.contentSize.height - 72.6).magnitude < 1e-9)
    root.environment.displayScale = 2
    root.layoutIfNeeded()
    #expect(table.contentSize.height == 73)
  }

  /// The row is 30 high, and the content wants 8 + 20 + 8.
  @Test func `and a row that is too low is named, and not the mask of its content`() throws {
    table.rowHeight = 30
    let cell = try #require(table.visibleCells.first as? LineCell)
    cell.line.makeConstraints { $0.height.equalTo(20) }
    root.layoutIfNeeded()
    let conflict = try #require(root.diagnostics.conflicts.first)
    let row = conflict.members.filter { $0.identifier == "UIView-Encapsulated-Layout-Height" }
    #expect(row.map(\.text) == ["content.height == 30"])
    #expect(!"\(conflict)".contains("translatesAutoresizingMask"))
    #expect(conflict.appleLog.contains("'UIView-Encapsulated-Layout-Height'"))
  }
}
