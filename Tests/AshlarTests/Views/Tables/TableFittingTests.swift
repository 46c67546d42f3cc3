import Ashlar
import Testing

/// A row with a text on as many lines as it takes, which counts what the questions about its height cost.
private final class TextRow: TableViewCell {
  let body = Label(text: nil)

  /// The questions, the visits that they took, and those about rows that had never been asked.
  final class Count {
    var questions = 0
    var visits = 0
    var first = 0
  }

  var count = Count()
  private var wasAsked = false

  override func didLoad() {
    body.numberOfLines = 0
    contentView.addSubview(body)
    body.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    let before = layoutWork
    defer {
      let work = layoutWork - before
      count.questions += 1
      count.visits += work.unknownsVisited + work.constraintsVisited
      if !wasAsked { count.first += 1 }
      wasAsked = true
    }
    return super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// Fitting questions of the rows of a table go on from one another.
struct `The heights of rows with texts` {
  private final class Texts: TableViewDataSource {
    var texts: [String] = []
    let count = TextRow.Count()

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text")
      guard let row = cell as? TextRow else { return TextRow(name: nil) }
      row.count = count
      row.body.text = texts[path.row]
      return row
    }
  }

  private static let measurer = GridTextMeasurer(width: 10, height: 20)

  /// Words of five letters with the space behind them: 4 to 27 of them, all lengths in 24 rows.
  private static func texts(_ count: Int, _ round: Int) -> [String] {
    (0..<count).map { row in
      Array(repeating: "four", count: 4 + (7 * row + 5 * round) % 24).joined(separator: " ")
    }
  }

  /// The height of a row, in points: a line of *n* words has 5*n* − 1 letters.
  private static func height(_ text: String, _ width: CGFloat) -> CGFloat {
    let words = (text.count + 1) / 5
    let most = Int((width - 20) / 10 + 1) / 5
    return 20 + 20 * CGFloat((words + most - 1) / most)
  }

  private struct Screen {
    let root = View(root: 320, 480)
    let table = TableView()
    let data = Texts()

    init(_ count: Int) {
      root.textMeasurer = measurer
      root.addSubview(table)
      table.makeConstraints { $0.edges.equalToSuperview() }
      table.register("text") { TextRow(name: nil) }
      data.texts = texts(count, 0)
      table.dataSource = data
      root.layoutIfNeeded()
    }

    /// The visits of the questions in a layout, one for each row.
    func visits(_ change: () -> Void) -> (visits: Int, first: Int) {
      let (visits, first, questions) = (data.count.visits, data.count.first, data.count.questions)
      change()
      root.layoutIfNeeded()
      #expect(data.count.questions - questions == data.texts.count)
      return (data.count.visits - visits, data.count.first - first)
    }
  }

  /// The visits that layouts of the first 24 rows take, each by itself, for a change of the width or of the text.
  private func visits(
    from old: (texts: [String], width: CGFloat), to new: (texts: [String], width: CGFloat)
  ) -> Int {
    let root = View(root: 320, 480)
    root.textMeasurer = Self.measurer
    let row = TextRow(name: nil)
    root.addSubview(row)
    var visits = 0
    var last = 0
    for index in 0..<24 {
      for state in [old, new] {
        let (texts, width) = state
        row.body.text = texts[index]
        row.frame.size = CGSize(width: width, height: Self.height(texts[index], width))
        let before = root.layoutWork
        root.layoutIfNeeded()
        let work = root.layoutWork - before
        last = work.unknownsVisited + work.constraintsVisited
      }
      visits += last
    }
    return visits
  }

  private func expectHeights(of screen: Screen) {
    let width = screen.root.frame.width
    for row in [0, 13, screen.data.texts.count - 1] {
      #expect(
        screen.table.rectForRow(at: RowPath(row: row, section: 0)).height
          == Self.height(screen.data.texts[row], width))
    }
  }

  /// The rows that are seen are asked for the first time when the width changes: one has measured them all before.
  @Test func `take at most two resizes of each at another width`() {
    let screen = Screen(960)
    expectHeights(of: screen)
    let found = screen.visits { screen.root.frame.size.width = 250 }
    let texts = screen.data.texts
    let resizes = 40 * visits(from: (texts, 320), to: (texts, 250))

    #expect(found.first <= 480 / 40 + 1)
    #expect(found.visits <= 2 * resizes, "\(found) and \(resizes)")
    expectHeights(of: screen)
  }

  @Test func `take at most one and a half layouts of each with new texts`() {
    let screen = Screen(960)
    let old = screen.data.texts
    let found = screen.visits {
      screen.data.texts = Self.texts(960, 1)
      screen.table.reloadData()
    }
    let layouts = 40 * visits(from: (old, 320), to: (screen.data.texts, 320))

    #expect(2 * found.visits <= 3 * layouts, "\(found) and \(layouts)")
    expectHeights(of: screen)
  }

  /// The problem that was made before the row came into the table serves inside it.
  @Test func `go on in a table from where they were outside`() {
    let root = View(root: 320, 480)
    root.textMeasurer = Self.measurer
    let row = TextRow(name: nil)
    row.environment = root.environment
    row.textMeasurer = Self.measurer
    row.body.text = Self.texts(1, 0)[0]
    #expect(row.height(forWidth: 320) == 40)
    let first = row.count.visits

    root.addSubview(row)
    #expect(row.height(forWidth: 150) == Self.height(Self.texts(1, 0)[0], 150))
    #expect(row.count.visits - first <= first)
    let again = row.count.visits
    row.removeFromSuperview()
    row.textMeasurer = Self.measurer
    #expect(row.height(forWidth: 250) == 40)
    #expect(row.count.visits - again <= first)
  }
}
