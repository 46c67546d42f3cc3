import AshlarTesting
import AshlarUIKit
import Testing

/// Reports about remedies that are to mend, and about causes that are to be told once.
struct `Reported about what mends` {
  // MARK: Cells

  /// SnapKit#462: 20 + 30 + 10 + 20 beside a text of 40 are 120, and the item has 20.
  @Test(arguments: [1, 12])
  func `an item that is too narrow is to be made wider, once for all of them`(count: Int) throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 50)
    let items = NarrowItems(count)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    list.name = "list"
    list.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    list.register(NarrowItem.self, forCellWithReuseIdentifier: "item")
    list.dataSource = items
    let heard = Heard()
    list.diagnostics.handler = .call { heard.texts.append("\($0)") }
    list.layoutIfNeeded()

    #expect(list.visibleCells.count == count)
    #expect(heard.texts.count == 1)
    let conflict = try onlyConflict(list)
    #expect(conflict.alsoSetAside.count == count - 1)
    expect("\(conflict)", says: "contentView.width == 20 (the item size of list)")
    #expect(
      conflict.suggestions.first?.description
        == "make the items of list 120 wide in place of 20")
    if count > 1 { expect("\(conflict)", says: "The same line is set aside 11 times more.") }

    flow.itemSize.width = 120
    expectSilence(list)
  }

  /// The same for rows: 15 + 20 + 15 are 50, and the rows have 40.
  @Test func `a row that is too low is to be made higher`() throws {
    let rows = FixedRows(3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.name = "table"
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    table.diagnostics.handler = .silent
    table.rowHeight = 40
    table.dataSource = rows
    let conflict = try onlyConflict(table)
    expect("\(conflict)", says: "contentView.height == 40 (the row height of table)")
    #expect(
      conflict.suggestions.first?.description == "make the rows of table 50 high in place of 40")

    table.rowHeight = 50
    expectSilence(table)
  }

  /// The same where nothing inside has a size: 20 + 20 are 40, and more than that is left for what is between.
  @Test func `an item with no room for what is in it is to be wider than what is around that`()
    throws
  {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 50)
    let items = NarrowItems(1) { cell in
      cell.contentView.add(UIView(), "box").snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(20)
        make.top.bottom.equalToSuperview()
      }
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    list.name = "list"
    list.diagnostics.handler = .silent
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = items
    #expect(
      try onlyConflict(list).suggestions.first?.description
        == "make the items of list wider than 40: they have 20")

    flow.itemSize.width = 41
    expectSilence(list)
  }

  /// Rows that find their height themselves have none that could be written.
  @Test func `a row that sizes itself is not to be given a height`() {
    let rows = FixedRows(1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.diagnostics.handler = .silent
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    table.dataSource = rows
    expectSilence(table)
    #expect(table.visibleCells.first?.frame.height == 50)
  }

  /// SnapKit#120: what a line has made for a cell is made again for the next row with another number. A closure hears of
  /// the line once.
  @Test func `rows for which a line runs again are told of once`() {
    let rows = ReusedRows(20)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let heard = Heard()
    table.diagnostics.handler = .call { heard.texts.append("\($0)") }
    table.dataSource = rows
    table.layoutIfNeeded()

    #expect(!heard.texts.isEmpty)
    #expect(heard.texts.count <= 2, "\(heard.texts.count)")
    #expect(heard.texts.allSatisfy { $0.contains("that line ran twice") })
  }

  // MARK: Tables that are as high as their rows

  /// Stack Overflow 17334478: 3 · 44, and 5 · 44 after two rows have come, without `layoutIfNeeded()`.
  @Test func `a table that says how large its content is has all of its rows`() {
    let rows = PlainRows(3)
    let root = UIView(reported: 320, 480)
    let table = root.add(ContentTable(), "table")
    table.dataSource = rows
    table.rowHeight = 44
    table.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    expectSilence(root)
    #expect(table.frame.height == 132)

    rows.count = 5
    table.reloadData()
    table.invalidateIntrinsicContentSize()
    expectSilence(root)
    #expect(table.frame.height == 220)
  }

  /// The same page with a plain table between two views: it is what has no height, in what scrolls and outside.
  @Test(arguments: [true, false])
  func `a table that holds a chain open is named`(scrolls: Bool) {
    let root = UIView(reported: 320, 480)
    let outer = scrolls ? root.add(UIScrollView(), "outer") : root.add(UIView(), "outer")
    let box = outer.add(UIView(), "box")
    let parts = [
      box.add(UIView(), "head"), box.add(UITableView(), "table"), box.add(UIView(), "foot"),
    ]
    outer.snp.makeConstraints { make in
      if scrolls { make.edges.equalToSuperview() } else { make.top.left.right.equalToSuperview() }
    }
    box.snp.makeConstraints { $0.edges.width.equalToSuperview() }
    for (place, part) in parts.enumerated() {
      part.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(place == 0 ? box.snp.top : parts[place - 1].snp.bottom)
        if place != 1 { make.height.equalTo(40) }
        if place == 2 { make.bottom.equalToSuperview() }
      }
    }

    let told = problems(root, [.noAmbiguity])
    #expect(told.count == 1)
    expect(told.first, says: "nothing says how high table is".capitalizedFirst(scrolls))
    expect(told.first, says: scrolls ? "give it a height" : "give table a height")
    parts[1].snp.makeConstraints { $0.height.equalTo(100) }
    #expect(problems(root, [.noAmbiguity]) == [])
    #expect(box.frame.height == 180)
  }

  // MARK: Frames that are lost

  /// A frame that is set by hand lasts until the next layout.
  @Test func `a frame of a view that constraints place is lost, which is told`() {
    let root = UIView(reported: 320, 480)
    let box = root.add(UIView(), "box")
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    expectSilence(root)
    box.frame = CGRect(x: 100, y: 100, width: 80, height: 80)

    let told = problems(root)
    expectFrame(of: box, x: 0, y: 0, width: 50, height: 50)
    #expect(told.count == 1)
    expect(
      told.first, says: "box was given the frame (100, 100, 80, 80)", "(0, 0, 50, 50)",
      "box.translatesAutoresizingMaskIntoConstraints")
  }

  /// Cartography#101 and #91, with the frame that the container had: only its child speaks of it, or nothing does.
  @Test(arguments: [true, false])
  func `a mask that is turned off is named with the frame`(holdsChild: Bool) {
    let root = UIView(reported: 320, 480)
    let host = root.add(UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200)), "host")
    let child = (holdsChild ? host : root).add(UIView(), "child")
    child.contentSize = CGSize(width: 60, height: 30)
    child.snp.makeConstraints { make in
      if holdsChild {
        make.edges.equalToSuperview().inset(10)
      } else {
        make.top.left.equalToSuperview()
      }
    }
    host.translatesAutoresizingMaskIntoConstraints = false

    let told = problems(root, [.noAmbiguity]).joined()
    expect(told, says: "its autoresizing mask is off", "its frame (0, 100, 320, 200) is lost")
    host.translatesAutoresizingMaskIntoConstraints = true
    host.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    #expect(problems(root, [.noAmbiguity]) == [])
  }

  // MARK: Widths that are not there yet

  /// Aplus.rs, 2017: 8 on both sides are 16, and the view has no width yet.
  @Test func `a view that has no width yet is to be given one first`() throws {
    let card = UIView(reported: 0, 0, name: "card")
    let table = card.add(UIView(), "table")
    table.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    card.layoutIfNeeded()
    let firsts = card.diagnostics.conflicts.map { $0.suggestions.first?.description }
    #expect(firsts.contains("give card a width of more than 16 first: it is 0 now"))

    card.frame.size = CGSize(width: 320, height: 100)
    expectSilence(card)
  }
}

// MARK: - Views

extension String {
  /// The text, with a capital if it begins a sentence.
  fileprivate func capitalizedFirst(_ isFirst: Bool) -> String {
    isFirst ? prefix(1).uppercased() + dropFirst() : self
  }
}

private final class Heard {
  var texts: [String] = []
}

private final class NarrowItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let picture = contentView.add(UIView(), "picture")
    let label = contentView.add(label: "text")
    picture.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.size.equalTo(30)
      make.centerY.equalToSuperview()
    }
    label.snp.makeConstraints { make in
      make.left.equalTo(picture.snp.right).offset(10)
      make.right.equalToSuperview().offset(-20)
      make.centerY.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class NarrowItems: UICollectionViewDataSource {
  private let count: Int
  private let fill: (UICollectionViewCell) -> Void

  init(_ count: Int, _ fill: @escaping (UICollectionViewCell) -> Void = { _ in }) {
    self.count = count
    self.fill = fill
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    fill(cell)
    return cell
  }
}

// MARK: - Rows

private class PlainRows: UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// Rows of a text that is 20 high, and 15 above and below it.
private final class FixedRows: PlainRows {
  override func tableView(
    _ table: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(table, cellForRowAt: indexPath)
    let label = cell.contentView.add(label: "text")
    label.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(15)
      make.height.equalTo(20)
    }
    return cell
  }
}

/// Rows whose constraints are made again each time a cell is used.
private final class ReusedRows: PlainRows {
  override func tableView(
    _ table: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(table, cellForRowAt: indexPath)
    let label = cell.contentView.add(label: "text")
    for height in [20, 30] as [CGFloat] {
      label.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(5)
        make.height.equalTo(height)
      }
    }
    return cell
  }
}

private final class ContentTable: UITableView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}
