import Ashlar
import Testing

struct `Sizing with a template` {
  let sizing = CellSizing(RowCell(name: "template"))

  private func height(_ content: CGFloat, width: CGFloat = 320) -> CGFloat {
    sizing.height(forWidth: width, key: content) { cell in
      cell.box.contentSize = CGSize(width: View.noIntrinsicMetric, height: content)
    }
  }

  @Test func `finds each height once`() {
    #expect([20, 30, 20, 30].map { height($0) } == [36, 46, 36, 46])
    #expect(sizing.work.solves == 2)
    #expect(sizing.work.hits == 2)
  }

  @Test func `finds it again for another width, and when told to`() {
    _ = height(20)
    _ = height(20, width: 200)
    #expect(sizing.work.solves == 2)

    sizing.invalidate(key: CGFloat(20))
    _ = height(20)
    _ = height(20, width: 200)
    #expect(sizing.work.solves == 4)

    sizing.invalidateAll()
    _ = height(20)
    #expect(sizing.work.solves == 5)
  }
}

struct `A cell that cannot size itself` {
  let cell = TableViewCell(name: "cell")
  let first = View(name: "first")
  let second = View(name: "second")

  init() {
    cell.contentView.addSubviews(first, second)
    for view in [first, second] { view.contentSize = CGSize(width: 10, height: 20) }
  }

  private var problems: [CellSizingProblem] { cell.sizingProblems(forWidth: 320) }

  @Test func `has nothing at the top`() {
    second.makeConstraints { $0.bottom.left.equalToSuperview() }

    #expect(problems == [.nothingAtTop(cell: "cell")])
  }

  @Test func `has nothing at the bottom`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.makeConstraints { $0.top.equalTo(first.bottom) }

    #expect(problems == [.nothingAtBottom(cell: "cell")])
  }

  @Test func `has a gap`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.makeConstraints { $0.bottom.left.equalToSuperview() }

    #expect(problems == [.gap(cell: "cell", above: ["first"], below: ["second"])])
    #expect("\(problems[0])".hasPrefix("cell: nothing ties first to second."))
  }

  /// Both have heights, and the second is kept from rising: the row is as high as both and the least gap.
  @Test func `has none with a gap of any length`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.makeConstraints { make in
      make.top.greaterThanOrEqualTo(first.bottom).offset(8)
      make.bottom.left.equalToSuperview()
    }

    #expect(problems.isEmpty)
    #expect(cell.height(forWidth: 320) == 48)
  }

  @Test func `has a view without a height on the way`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.contentSize.height = View.noIntrinsicMetric
    second.makeConstraints { make in
      make.top.equalTo(first.bottom)
      make.left.bottom.equalToSuperview()
    }

    #expect(problems == [.noHeight(cell: "cell", views: ["second"])])
  }

  @Test func `has a view that may be no higher than so much, and nothing else`() {
    first.contentSize.height = View.noIntrinsicMetric
    first.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.lessThanOrEqualTo(30)
    }

    #expect(problems == [.noHeight(cell: "cell", views: ["first"])])
  }

  /// The row is the least that is as low as the bottoms of both.
  @Test func `has none with views that push the bottom by inequalities`() {
    first.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
    second.makeConstraints { make in
      make.top.left.equalTo(first)
      cell.diagnostics.handler = .silent
      cell.contentView.makeConstraints { $0.bottom.greaterThanOrEqualTo(second.bottom) }
    }

    #expect(problems.isEmpty)
    #expect(cell.height(forWidth: 320) == 20)
  }

  @Test func `can when the chain is whole`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.makeConstraints { make in
      make.top.equalTo(first.bottom).offset(4)
      make.left.bottom.equalToSuperview()
    }

    #expect(problems.isEmpty)
    #expect(cell.height(forWidth: 320) == 44)
  }
}

/// Views that are in the cell itself, and not in its content view.
struct `A cell of views of its own` {
  let cell = TableViewCell(name: "cell")
  let first = View(name: "first")
  let second = View(name: "second")

  init() {
    cell.addSubviews(first, second)
    for view in [first, second] { view.contentSize = CGSize(width: 10, height: 20) }
  }

  private var problems: [CellSizingProblem] { cell.sizingProblems(forWidth: 320) }

  @Test func `has no problem when their chain is whole`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.makeConstraints { make in
      make.top.equalTo(first.bottom).offset(4)
      make.left.bottom.equalToSuperview()
    }

    #expect(problems.isEmpty)
    #expect(cell.height(forWidth: 320) == 44)
  }

  @Test func `says what is not tied to it`() {
    second.makeConstraints { $0.bottom.left.equalToSuperview() }
    #expect(problems == [.nothingAtTop(cell: "cell")])

    second.remakeConstraints { $0.top.left.equalToSuperview() }
    #expect(problems == [.nothingAtBottom(cell: "cell")])
    let text = "cell: nothing is tied to the bottom of its content view, or to its own."
    #expect("\(problems[0])".hasPrefix(text))
  }

  @Test func `says where the gap is and what has no height`() {
    first.makeConstraints { $0.top.left.equalToSuperview() }
    second.makeConstraints { $0.bottom.left.equalToSuperview() }
    #expect(problems == [.gap(cell: "cell", above: ["first"], below: ["second"])])

    second.contentSize.height = View.noIntrinsicMetric
    second.makeConstraints { $0.top.equalTo(first.bottom) }
    #expect(problems == [.noHeight(cell: "cell", views: ["second"])])
  }

  @Test func `has no problem with a line below a content view that sizes itself`() {
    cell.contentView.addSubview(first)
    first.makeConstraints { $0.edges.equalToSuperview() }
    second.makeConstraints { $0.left.right.bottom.equalToSuperview() }

    #expect(problems.isEmpty)
  }

  @Test func `has a problem if neither they nor the content view size it`() {
    cell.contentView.addSubview(first)
    first.makeConstraints { $0.left.top.equalToSuperview() }
    second.makeConstraints { $0.left.right.bottom.equalToSuperview() }

    #expect(problems == [.gap(cell: "cell", above: ["first"], below: ["second"])])
  }
}

/// UIKit holds it for a mistake if nothing says how high a cell is, and gives the row 44 points.
struct `A row whose cell does not say how high it is` {
  let root = View(root: 320, 400)
  let table = TableView(name: "table")
  let source = Rows([20, 30])

  init() {
    root.diagnostics.handler = .silent
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.dataSource = source
  }

  @Test func `is 44 points high, and that is told once`() {
    table.register("row") { TableViewCell(name: "empty") }
    root.layoutIfNeeded()
    table.reloadData()
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 88)
    #expect(
      root.diagnostics.faults.map { "\($0.reason)" } == [
        "Rows of table are 44 high, as nothing determines their height. "
          + "empty: nothing is tied to the top of its content view, or to its own. Tie the first view to it."
      ])
  }

  @Test func `is 44 points high if its views hang from the top alone`() {
    table.register("row") {
      let cell = TableViewCell(name: "hanging")
      let view = View("view", in: cell.contentView)
      view.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(10)
      }
      return cell
    }
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 88)
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `is flat if the cell wants to be`() {
    table.register("row") {
      let cell = TableViewCell(name: "flat")
      cell.diagnostics.handler = .silent
      cell.contentView.makeConstraints { $0.height.equalTo(0) }
      return cell
    }
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `is flat if the class of the cell says so`() {
    table.register("row") { FlatCell(name: "flat") }
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `is flat while what is in it is collapsed`() {
    table.register("row") {
      let cell = TableViewCell(name: "collapsed")
      let label = Label(text: "text")
      cell.contentView.addSubview(label)
      label.makeConstraints { $0.edges.equalToSuperview() }
      label.collapsesWhenHidden = true
      label.isHidden = true
      return cell
    }
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `is no header, even if that is a cell`() {
    let header = CellAsHeader()
    table.dataSource = header
    table.delegate = header
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 0)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `is as high as the table says, if it says so`() {
    table.register("row") { TableViewCell(name: "empty") }
    table.rowHeight = 30
    root.layoutIfNeeded()

    #expect(table.contentSize.height == 60)
    #expect(root.diagnostics.faults.isEmpty)
  }
}

/// A cell that works out its height itself.
private final class FlatCell: TableViewCell {
  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    CGSize(width: target.width, height: 0)
  }
}

/// A section without rows, whose header is an empty cell.
private final class CellAsHeader: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    TableViewCell(name: nil)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    TableViewCell(name: "header")
  }
}
