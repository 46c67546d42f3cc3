import Ashlar
import Testing

/// Reports about the heights of rows.
struct `Reported about heights of rows` {
  private let measurer = GridTextMeasurer(width: 10, height: 20)

  /// An old height is no conflict when it is about to be measured again.
  @Test func `a height that changes is told by none`() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let told = Told(by: table)
    table.register("row") { LimitedCell(name: "cell") }
    let rows = Rows([0])
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: RowPath(row: 0)) as? LimitedCell)

    for height in [200, 50, 300] as [CGFloat] {
      cell.limit?.update(offset: height)
      table.invalidateRowHeights()
      table.layoutIfNeeded()
      #expect(frame(of: cell) == [0, 0, 100, height])
      #expect(frame(of: cell.box) == [0, 0, 100, height])
    }
    #expect(told.texts == [])
  }

  /// A height that is not measured again is the row's, and what contradicts it is told.
  @Test func `a height that stays is a conflict`() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.diagnostics.handler = .silent
    table.register("row") { LimitedCell(name: "cell") }
    let rows = Rows([0])
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: RowPath(row: 0)) as? LimitedCell)

    cell.limit?.update(offset: 200)
    table.layoutIfNeeded()

    #expect(cell.frame.height == 100)
    #expect(table.diagnostics.conflicts.count == 1)
  }

  /// Three rows of 20, and four gaps of 8; without the middle one and its gap.
  @Test func `a hidden label leaves its room unless it collapses`() {
    let cell = TableViewCell(name: "cell")
    cell.textMeasurer = measurer
    let (a, b, c) = (
      Label(text: "aaa", name: "a"), Label(text: "bbb", name: "b"), Label(text: "ccc", name: "c")
    )
    cell.contentView.addSubviews(a, b, c)
    a.makeConstraints { $0.top.left.right.equalToSuperview().inset(8) }
    b.makeConstraints { make in
      make.top.equalTo(a.bottom).offset(8)
      make.left.right.equalTo(a)
    }
    c.makeConstraints { make in
      make.top.equalTo(b.bottom).offset(8)
      make.left.right.equalTo(a)
      make.bottom.equalToSuperview().inset(8)
    }
    #expect(cell.height(forWidth: 200) == 92)
    b.isHidden = true
    #expect(cell.height(forWidth: 200) == 92)
    b.collapsesWhenHidden = true
    #expect(cell.height(forWidth: 200) == 64)
    b.isHidden = false
    #expect(cell.height(forWidth: 200) == 92)
    for view in [a, c] {
      view.collapsesWhenHidden = true
      view.isHidden = true
      #expect(cell.height(forWidth: 200) == 64)
      view.isHidden = false
    }
  }

  /// Columns of 105 points, which have room for ten characters: two lines, and one and four lines with a gap of 5.
  @Test func `two columns of texts are as high as the higher one`() {
    let cell = TableViewCell(name: "cell")
    cell.textMeasurer = measurer
    cell.diagnostics.handler = .silent
    let (left, right) = (View(name: "left"), View(name: "right"))
    cell.contentView.addSubviews(left, right)
    left.makeConstraints { $0.left.top.bottom.equalToSuperview().inset(5) }
    right.makeConstraints { make in
      make.right.top.bottom.equalToSuperview().inset(5)
      make.left.equalTo(left.right).offset(5)
      make.width.equalTo(left)
    }
    let texts = ["some notes and", "Priority", "aaaaa bbbbb ccccc ddddd"]
    let labels = texts.map { Label(text: $0, name: $0) }
    for label in labels { label.numberOfLines = 0 }
    left.addSubview(labels[0])
    right.addSubviews(labels[1], labels[2])
    labels[0].makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
    labels[1].makeConstraints { $0.left.top.right.equalToSuperview() }
    labels[2].makeConstraints { make in
      make.top.equalTo(labels[1].bottom).offset(5)
      make.left.right.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
    #expect(cell.height(forWidth: 225) == 115)
    cell.frame = CGRect(x: 0, y: 0, width: 225, height: 115)
    cell.layoutIfNeeded()

    #expect(labels.map(\.frame.height) == [40, 20, 80])
    #expect(cell.diagnostics.conflicts.isEmpty)
  }

  /// Twelve characters a line make 5, 1 and 3 lines, and gaps of 30; 46 make one each.
  @Test func `heights follow the width in both directions`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 140, height: 400))
    table.textMeasurer = measurer
    let told = Told(by: table)
    table.register("row") { ThreeLabelsCell(name: "cell") }
    let rows = Rows([0, 0, 0])
    table.dataSource = rows
    table.estimatedRowHeight = 100
    for (width, height) in [(140, 210), (480, 90), (140, 210)] as [(CGFloat, CGFloat)] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: RowPath(row: 0)).height == height)
    }
    #expect(told.texts == [])
  }

  /// 5 and 5 around three lines, and around two.
  @Test func `a bottom that may be further up makes a height`() {
    let cell = TableViewCell(name: "cell")
    cell.textMeasurer = measurer
    let labels = ["one\ntwo", "one\ntwo\nthree"].map { Label(text: $0, name: $0) }
    for label in labels { label.numberOfLines = 0 }
    cell.contentView.addSubviews(labels[0], labels[1])
    labels[0].makeConstraints { make in
      make.left.top.equalToSuperview().inset(5)
      make.bottom.lessThanOrEqualToSuperview().inset(5)
      make.width.equalTo(labels[1])
    }
    labels[1].makeConstraints { make in
      make.right.top.equalToSuperview().inset(5)
      make.bottom.lessThanOrEqualToSuperview().inset(5)
      make.left.equalTo(labels[0].right).offset(5)
    }

    #expect(cell.height(forWidth: 200) == 70)
  }

  @Test func `a bottom in a box that may be further up makes a height`() {
    let cell = TableViewCell(name: "cell")
    cell.textMeasurer = measurer
    let (box, text) = (View(name: "box"), Label(text: "one\ntwo", name: "text"))
    text.numberOfLines = 0
    cell.contentView.addSubview(box)
    box.addSubview(text)
    box.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    text.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }

    #expect(cell.height(forWidth: 200) == 50)
  }
}

/// A cell with a box as high as a constraint says.
private final class LimitedCell: TableViewCell {
  let box = View(name: "box")
  var limit: ConstraintHandle?

  override func didLoad() {
    contentView.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview() }
    limit = box.makeConstraints { $0.height.equalTo(100) }.first
  }
}

/// A cell with a title, a line and a note below each other.
private final class ThreeLabelsCell: TableViewCell {
  override func didLoad() {
    let labels = ["main", "sub", "small"].map { Label(name: $0) }
    for label in labels {
      label.numberOfLines = 0
      contentView.addSubview(label)
      label.makeConstraints { $0.left.right.equalToSuperview().inset(10) }
    }
    labels[0].text = Array(repeating: "abcdefgh", count: 5).joined(separator: " ")
    labels[1].text = "12345"
    labels[2].text = Array(repeating: "abcdefgh", count: 3).joined(separator: " ")
    labels[0].makeConstraints { $0.top.equalToSuperview().offset(10) }
    labels[1].makeConstraints { $0.top.equalTo(labels[0].bottom).offset(5) }
    labels[2].makeConstraints { make in
      make.top.equalTo(labels[1].bottom).offset(5)
      make.bottom.equalToSuperview().offset(-10)
    }
  }
}
