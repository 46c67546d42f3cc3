import AshlarUIKit
import Testing

/// A cell as people write it for `register(_:forCellReuseIdentifier:)`.
private final class RowCell: UITableViewCell {
  let title: UILabel

  override init(style: CellStyle, reuseIdentifier: String?) {
    title = UILabel()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    title.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(30)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A cell that has what it needs.
private final class PlainCell: UITableViewCell {
  var number = 0
}

private final class Heading: UITableViewHeaderFooterView {
  let line: UIView

  override init(reuseIdentifier: String?) {
    line = UIView()
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(line)
    line.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(20)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class Rows: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = indexPath.row == 0 ? "plain" : "row"
    return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 44 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "heading")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
}

struct `Classes that are registered with a table` {
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
  private let rows = Rows()

  init() {
    table.diagnostics.handler = .silent
    table.rowHeight = UITableView.automaticDimension
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
  }

  @Test func `make its cells and headers, which size themselves`() throws {
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()

    let cells = table.visibleCells
    #expect(cells.map { $0 is RowCell } == [false, true, true])
    #expect(cells.first is PlainCell)
    #expect(cells.map(\.reuseIdentifier) == ["plain", "row", "row"])
    let last = try #require(cells.last)
    #expect(last.frame.height == 30)
    #expect(table.headerView(forSection: 0) is Heading)
    #expect(table.headerView(forSection: 0)?.frame.height == 20)
    #expect(table.faultTexts == [])
  }

  @Test func `are those of cells, headers and footers`() {
    table.register(UILabel.self, forCellReuseIdentifier: "label")
    table.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "label")
    table.register(
      UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")

    #expect(
      table.faultTexts == [
        "UILabel is no class of cells. Nothing was registered.",
        "UILabel is no class of headers and footers. Nothing was registered.",
        "there is no nib named RowCell. Write the view in Swift and register a class for row.",
      ])
  }

  @Test func `give an empty cell for a name that is not registered`() {
    let cell = table.dequeueReusableCell(
      withIdentifier: "other\n", for: IndexPath(row: 0, section: 0))

    #expect(cell.reuseIdentifier == "other\n")
    #expect(
      table.faultTexts == [
        #"unable to dequeue a cell with identifier other\n - must register a nib or a class for the identifier "#
          + "or connect a prototype cell in a storyboard. It is empty."
      ])
  }
}
