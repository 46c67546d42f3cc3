import Ashlar

/// What it costs to find the heights of rows that size themselves, and to scroll through them.
struct TableBenchmark {
  let rowCount: Int
  private let posts: Posts

  private static let rowsOfScrolling = 1_000

  init(rowCount: Int) {
    self.rowCount = rowCount
    posts = Posts(count: rowCount)
  }

  /// Prints microseconds for each row.
  func run() {
    let (root, table) = makeTable()
    let first = Stopwatch.work.time { root.layoutIfNeeded() }
    print("heights of \(rowCount) rows: \((first / Double(rowCount)).microseconds) µs each")
    report("scrolling", table, in: root)
    let (guessedRoot, guessed) = makeTable()
    guessed.estimatedRowHeight = 60
    guessedRoot.layoutIfNeeded()
    report(
      "scrolling through rows whose heights are guessed until they are seen", guessed,
      in: guessedRoot)
  }

  private func makeTable() -> (View, TableView) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
    let table = TableView()
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.register("post") { PostRow(name: nil) }
    table.dataSource = posts
    return (root, table)
  }

  private func report(_ name: String, _ table: TableView, in root: View) {
    let time = Stopwatch.work.time { scroll(table, in: root) }
    print("\(name): \((time / Double(Self.rowsOfScrolling)).microseconds) µs for 40 points")
  }

  private func scroll(_ table: TableView, in root: View) {
    for _ in 0..<Self.rowsOfScrolling {
      let bottom = table.contentSize.height - table.bounds.height
      table.contentOffset.y = table.contentOffset.y < bottom - 40 ? table.contentOffset.y + 40 : 0
      root.layoutIfNeeded()
    }
  }
}

/// Texts of three to twenty-six words, no two of them the same.
private final class Posts: TableViewDataSource {
  private let texts: [String]

  init(count: Int) {
    texts = (0..<count).map { row in
      Array(repeating: "word", count: 3 + row * 7 % 24).joined(separator: " ") + " \(row)"
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let row = tableView.reusableCell(withIdentifier: "post") as? PostRow ?? PostRow(name: nil)
    row.body.text = texts[path.row]
    return row
  }
}

/// A picture, a title, a time, and a text below whose height follows its width.
private final class PostRow: TableViewCell {
  let body = Label(text: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = View()
    let title = Label(text: "title")
    let time = Label(text: "12:34")
    body.numberOfLines = 0
    for view in [picture, title, time, body] { contentView.addSubview(view) }
    picture.makeConstraints {
      $0.left.top.equalToSuperview().inset(10)
      $0.size.equalTo(40)
      $0.bottom.lessThanOrEqualToSuperview().offset(-10)
    }
    title.makeConstraints {
      $0.left.equalTo(picture.right).offset(12)
      $0.top.equalToSuperview().offset(10)
      $0.right.lessThanOrEqualTo(time.left).offset(-8)
    }
    time.makeConstraints {
      $0.right.equalToSuperview().offset(-16)
      $0.centerY.equalTo(title)
    }
    body.makeConstraints {
      $0.left.equalTo(title)
      $0.right.equalToSuperview().offset(-16)
      $0.top.equalTo(title.bottom).offset(4)
      $0.bottom.equalToSuperview().offset(-10).priority(999)
    }
  }
}
