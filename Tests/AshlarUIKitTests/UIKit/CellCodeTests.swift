import AshlarUIKit
import Testing

/// A row as many tutorials write it: what it shows is in the cell itself, not in its content view.
private final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let box = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [bubble, box] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40),
      bubble.topAnchor.constraint(equalTo: box.topAnchor, constant: -8),
      bubble.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: -8),
      bubble.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      bubble.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A row with its content in the content view, and a line across the bottom of the cell.
private final class LinedCell: UITableViewCell {
  let line = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let content = UIView()
    contentView.addSubview(content)
    content.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(30)
    }
    addSubview(line)
    line.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(1)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A row that makes its constraints when it is asked to.
private final class LateCell: UITableViewCell {
  let content = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(content)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConstraints() {
    content.snp.remakeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(70)
    }
    super.updateConstraints()
  }
}

/// Two rows of one kind of cell.
private final class TwoRows: UITableViewDataSource {
  let makeCell: () -> UITableViewCell

  init(_ makeCell: @escaping () -> UITableViewCell) {
    self.makeCell = makeCell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    makeCell()
  }
}

struct `Rows that size themselves` {
  private func layOut(_ source: TwoRows) -> UITableView {
    let table = UITableView(root: 200, 300)
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  /// 16 + 40 + 32 for each row.
  @Test func `may have their views in the cell itself`() throws {
    let source = TwoRows { BubbleCell(style: .default, reuseIdentifier: nil) }
    let table = layOut(source)

    #expect(table.visibleCells.map(\.frame.minY) == [0, 88])
    #expect(table.visibleCells.map(\.frame.height) == [88, 88])
    let cell = try #require(table.visibleCells.first as? BubbleCell)
    expectFrame(of: cell.box, x: 32, y: 16, width: 100, height: 40)
    expectFrame(of: cell.bubble, x: 24, y: 8, width: 116, height: 56)
    expectFrame(of: cell.contentView, x: 0, y: 0, width: 200, height: 88)
    #expect(table.diagnostics.conflicts.isEmpty)
  }

  /// 10 + 30 + 10 for each row: the line is across what the content view is as high as.
  @Test func `are as high as the higher of the cell's constraints and the content view's`() throws {
    let source = TwoRows { LinedCell(style: .default, reuseIdentifier: nil) }
    let table = layOut(source)

    #expect(table.visibleCells.map(\.frame.height) == [50, 50])
    let cell = try #require(table.visibleCells.first as? LinedCell)
    expectFrame(of: cell.line, x: 0, y: 49, width: 200, height: 1)
    #expect(table.diagnostics.conflicts.isEmpty)
  }

  @Test func `make their constraints before they are measured`() {
    let source = TwoRows { LateCell(style: .default, reuseIdentifier: nil) }
    let table = layOut(source)

    #expect(table.visibleCells.map(\.frame.height) == [70, 70])
  }
}

struct `Cells that are asked for by name` {
  private let table = UITableView()

  init() {
    table.diagnostics.handler = .silent
  }

  @Test func `are made by the program where their name is not registered`() {
    var cell = table.dequeueReusableCell(withIdentifier: "late")
    #expect(cell == nil)
    if cell == nil { cell = LateCell(style: .default, reuseIdentifier: "late") }
    let other = table.dequeueReusableCell(withIdentifier: "late") as? LateCell ?? LateCell()

    #expect(cell?.reuseIdentifier == "late")
    #expect(other !== cell)
    #expect(table.diagnostics.faults.isEmpty)
  }

  @Test func `are made by what was registered`() {
    table.register("late") { LateCell(style: .default, reuseIdentifier: nil) }

    #expect(table.dequeueReusableCell(withIdentifier: "late") is LateCell)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "late", for: path).reuseIdentifier == "late")
  }

  @Test func `are empty for a row if their name is not registered`() {
    let cell = table.dequeueReusableCell(
      withIdentifier: "late", for: IndexPath(row: 0, section: 0))

    #expect(cell.contentView.subviews.isEmpty)
    #expect(table.diagnostics.faults.count == 1)
  }

  /// A cell that was made by hand waits under its name as others do.
  @Test func `are used again when they were made by hand`() {
    let source = ByHand()
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    table.rowHeight = 50
    table.dataSource = source
    for offset in stride(from: CGFloat(0), to: 2_000, by: 50) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }

    // At most three rows are seen at once.
    #expect(source.made <= 3)
  }
}

/// Rows of cells that are made where there is none to be used again.
private final class ByHand: UITableViewDataSource {
  var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    made += 1
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
