import Ashlar
import Testing

/// Reports about the headers and footers of tables, which are as wide as the table.
struct `Reported about the header of a table` {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 220, height: 480))

  private func header(isLoose: Bool = false) -> (header: View, box: View) {
    let header = View(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    header.name = "header"
    if isLoose { header.translatesAutoresizingMaskIntoConstraints = false }
    let box = View(name: "box")
    header.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    return (header, box)
  }

  @Test func `one without a width is laid out in silence, as wide as the table`() {
    let told = Told(by: table)
    let (header, box) = header()
    table.tableHeaderView = header
    #expect(header.frame.width == 220)
    table.layoutIfNeeded()

    #expect(frame(of: header) == [0, 0, 220, 44])
    #expect(frame(of: box) == [8, 8, 204, 28])
    #expect(told.texts == [])
    #expect(table.diagnostics.conflicts.isEmpty)
  }

  /// Twice 8, and nothing between.
  @Test func `one with its mask turned off is as high as its constraints say`() {
    let told = Told(by: table)
    let (header, box) = header(isLoose: true)
    table.tableHeaderView = header
    table.layoutIfNeeded()

    #expect(frame(of: header) == [0, 0, 220, 16])
    #expect(frame(of: box) == [8, 8, 204, 0])
    #expect(told.texts == [])
  }

  @Test func `a footer without a width is laid out in silence, as wide as the table`() {
    let told = Told(by: table)
    let (footer, box) = header()
    table.tableFooterView = footer
    table.layoutIfNeeded()

    #expect(frame(of: footer) == [0, 0, 220, 44])
    #expect(frame(of: box) == [8, 8, 204, 28])
    #expect(told.texts == [])
  }

  @Test(arguments: [true, false])
  func `one that is set before the table has a width is laid out in silence`(isFirst: Bool) {
    let root = View(root: 300, 400)
    let told = Told(by: root)
    let table = TableView(name: "table")
    let (header, box) = header()
    if isFirst { table.tableHeaderView = header }
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    if !isFirst { table.tableHeaderView = header }
    root.layoutIfNeeded()

    #expect(frame(of: header) == [0, 0, 300, 44])
    #expect(frame(of: box) == [8, 8, 284, 28])
    #expect(told.texts == [])
  }

  /// Twenty characters a line are three words, since "some words some words" has 21: six lines of 20, and twice 8.
  @Test func `one is fitted for the width of the table, and given to it again`() {
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let told = Told(by: table)
    let header = View(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let text = Label(
      text: Array(repeating: "some words", count: 9).joined(separator: " "), name: "text")
    text.numberOfLines = 0
    header.addSubview(text)
    text.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(header.frame.height == 44)

    let size = header.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 220, height: 136))
    header.frame.size.height = size.height
    table.tableHeaderView = header
    table.layoutIfNeeded()

    #expect(frame(of: header) == [0, 0, 220, 136])
    #expect(frame(of: text) == [8, 8, 204, 120])
    #expect(table.contentSize.height == 136)
    #expect(table.diagnostics.conflicts.isEmpty)
    #expect(told.texts == [])
  }
}
