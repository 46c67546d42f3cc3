import Ashlar
import Testing

/// Labels of several lines in a stack in cells in a list. Every character is 10 wide and 20 high.
///
/// The texts are words of four letters. On 300 points there is room for six of them and the five blanks
/// between, 29 characters; a seventh makes 34. So *n* words take *n* / 6 lines, rounded up.
struct `A feed of texts` {
  let root = View(root: 320, 400)
  let table = TableView(name: "table")
  let feed = Feed(words: [1, 6, 7, 13, 30])

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.register("post") { PostCell(name: "cell") }
    table.dataSource = feed
    table.delegate = feed
  }

  /// Ten above, a title of one line, a gap of 4, the lines, ten below: 44 and 20 for each line.
  @Test func `has rows as high as their texts`() {
    root.layoutIfNeeded()

    #expect(
      feed.words.indices.map { table.heightForRow(at: RowPath(row: $0)) } == [64, 64, 84, 104, 144])
    #expect(table.contentSize.height == 460)
    let cell = table.cellForRow(at: RowPath(row: 2)) as? PostCell
    #expect(cell?.body.frame == CGRect(x: 0, y: 24, width: 300, height: 40))
    #expect(cell?.body.displayedLines.count == 2)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// At 200 points there are 180 for the text: three words and two blanks, 14 characters; a fourth makes 19,
  /// one too many. So a third as many lines: 1, 2, 3, 5 and 10.
  @Test func `follows when it becomes narrower`() {
    root.layoutIfNeeded()
    root.layout(in: CGSize(width: 200, height: 400))

    #expect(
      feed.words.indices.map { table.heightForRow(at: RowPath(row: $0)) } == [
        64, 84, 104, 144, 244,
      ])
  }

  @Test func `measures no text twice at one width`() {
    feed.words = (0..<200).map { $0 % 10 + 1 }
    root.layoutIfNeeded()
    let measured = root.layoutWork.textMeasurements
    // Ten bodies and one title, each without limit and at 300 points; a title has one line at any width.
    #expect(measured <= 22)

    table.invalidateRowHeights()
    root.layoutIfNeeded()
    #expect(root.layoutWork.textMeasurements == measured)
  }

  @Test func `finds each distinct height once`() {
    feed.words = (0..<1_000).map { $0 % 20 + 1 }
    root.layoutIfNeeded()

    #expect(table.sizingWork.solves == 20)
    // 50 times: 6 rows of one line, 6 of two, 6 of three and 2 of four make 6 · 64 + 6 · 84 + 6 · 104 + 2 · 124.
    #expect(table.contentSize.height == 88_000)
  }

  @Test func `keeps to the font and the measurer of its tree`() {
    root.layoutIfNeeded()
    root.textMeasurer = GridTextMeasurer(width: 5, height: 10)
    root.layoutIfNeeded()

    // Twice as many characters to a line: 60. Twelve words and eleven blanks are 59. Lines: 1, 1, 1, 2, 3.
    #expect(
      feed.words.indices.map { table.heightForRow(at: RowPath(row: $0)) } == [44, 44, 44, 54, 64])
  }
}

private final class PostCell: TableViewCell {
  let stack = StackView(name: "stack")
  let title = Label(text: "Post", name: "title")
  let body = Label(text: nil, name: "body")

  override func didLoad() {
    body.numberOfLines = 0
    stack.axis = .vertical
    stack.spacing = 4
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(body)
    contentView.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }
}

final class Feed: TableViewDataSource, TableViewDelegate {
  var words: [Int]

  init(words: [Int]) { self.words = words }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { words.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post")
    (cell as? PostCell)?.body.text = Array(repeating: "word", count: words[path.row])
      .joined(separator: " ")
    return cell
  }

  func tableView(_ tableView: TableView, sizeKeyForRowAt path: RowPath) -> AnyHashable? {
    AnyHashable(words[path.row])
  }
}
