import AshlarTesting
import AshlarUIKit
import Testing

/// Reports about cells: how large they are, and what is said of those that are used again.
struct `Reported about cells of lists` {
  // MARK: Sizes

  /// Stack Overflow 44187881: 20 letters in a line of 200, and 10 in one of 100; 10 above and below.
  @Test(arguments: [(220, [40, 60, 60]), (120, [40, 80, 80])] as [(CGFloat, [CGFloat])])
  func `cells of an estimated height are as high as their texts`(width: CGFloat, heights: [CGFloat])
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let texts = ["short", "one line, and then another", "a message of several lines"]
    let items = Items(3) { cell, place in (cell as? TextItem)?.label.text = texts[place] }
    let list = ItemList(
      CGSize(width: 400, height: 400), items, TextItem.self,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    list.diagnostics.handler = .silent
    list.layoutIfNeeded()
    list.frame.size.width = width

    expectSilence(list)
    let frames = list.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(frames.map(\.height) == heights)
    #expect(frames.map(\.minY) == [0, heights[0], heights[0] + heights[1]])
    #expect(list.contentSize.height == heights.reduce(0, +))
  }

  /// Danmunoz.com and yunissong.github.io: seven squares of 100 in 320, three a line, are 3 · 100 + 2 · 10 high.
  @Test(arguments: [true, false])
  func `a collection in a cell makes the row as high as its squares`(isFitted: Bool) {
    let rows = Rows(2) {
      if isFitted { return FittedGrid(style: .default, reuseIdentifier: nil) }
      let cell = TiedGrid(style: .default, reuseIdentifier: nil)
      cell.prepare(width: 320)
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    table.diagnostics.handler = .silent
    table.estimatedRowHeight = 100
    table.dataSource = rows

    expectSilence(table)
    let frames = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(frames.map(\.height) == [320, 320])
    for case let cell as Grid in table.visibleCells {
      expectFrame(of: cell.collection, x: 0, y: 0, width: 320, height: 320)
      #expect(cell.collection.visibleCells.count == 7)
    }
  }

  // MARK: Widths

  /// SnapKit#462: 20, 30, 10 and 20 are more than an item of 20. In one of 300 the label has the rest, 220.
  @Test func `items that are too narrow contradict what is in them`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 50)
    let list = ItemList(CGSize(width: 320, height: 400), Items(2), PictureItem.self, flow)
    list.diagnostics.handler = .silent
    list.layoutIfNeeded()
    let conflict = try #require(list.diagnostics.conflicts.first)
    #expect(conflict.leastMiss == 60)
    expect("\(conflict)", says: "contentView.width == 20", "picture.width == 30", "label.left ==")

    flow.itemSize.width = 300
    expectSilence(list)
    let item = try #require(list.visibleCells.first as? PictureItem)
    expectFrame(of: item.picture, x: 20, y: 10, width: 30, height: 30)
    expectFrame(of: item.label, x: 60, y: 15, width: 220, height: 20)
  }

  /// The same in forty cells that are made by one line: standard error has the words once.
  @Test func `forty items that are too narrow are told of once`() async {
    let process = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 20, height: 50)
      let list = ItemList(CGSize(width: 320, height: 400), Items(40), NarrowItem.self, flow)
      list.layoutIfNeeded()
      precondition(list.visibleCells.count == 40)
    }

    let text = process.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Try one of these:") || $0.hasPrefix("Do this:") } == 1)
    #expect(lines.count { $0.hasPrefix("Ashlar: ") } <= 2, "\(text)")
  }

  // MARK: Cells that are used again

  /// SnapKit#120 and PureLayout#159: constraints that are remade do not pile up. 5 + 20 + 5, and 5 + 30 + 5.
  @Test func `a cell that is used again remakes its constraints`() {
    let (cell, label) = reusedCell()
    for height in [20, 30, 20] as [CGFloat] {
      label.snp.remakeConstraints { make in
        make.edges.equalToSuperview().inset(5)
        make.height.equalTo(height)
      }
      cell.frame.size = CGSize(width: 200, height: cell.height(forWidth: 200))
      expectSilence(cell)
      #expect(cell.frame.height == height + 10)
      #expect(cell.contentView.constraints.count + label.constraints.count == 5)
    }
  }

  /// The same, made again with the same numbers: nothing breaks, and each of the two lines is told of.
  @Test func `a cell that is used again and makes its constraints again is told of`() {
    let (cell, label) = reusedCell()
    for _ in 0..<3 {
      label.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(5)
        make.height.equalTo(20)
      }
    }
    cell.frame.size = CGSize(width: 200, height: cell.height(forWidth: 200))
    let told = problems(cell)

    #expect(told.count == 2)
    expect(told.first, says: "label.left == contentView.left + 5 is there twice")
    expect(told.last, says: "label.height == 20 is there twice")
    let advice = "Use updateConstraints or remakeConstraints where code runs more than once"
    #expect(told.allSatisfy { $0.contains(advice) })
  }

  private func reusedCell() -> (cell: UITableViewCell, label: UILabel) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    cell.diagnostics.handler = .silent
    let label = cell.contentView.add(UILabel(), "label")
    label.text = "x"
    return (cell, label)
  }
}

// MARK: - Items

/// A collection that keeps what it shows.
private final class ItemList: UICollectionView {
  private let items: Items

  init(
    _ size: CGSize, _ items: Items, _ item: UICollectionViewCell.Type,
    _ layout: UICollectionViewLayout
  ) {
    self.items = items
    super.init(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    textMeasurer = GridTextMeasurer(width: 10, height: 20)
    register(item, forCellWithReuseIdentifier: "item")
    dataSource = items
  }

  required init?(coder: NSCoder) { nil }
}

private final class Items: UICollectionViewDataSource {
  private let count: Int
  private let configure: (UICollectionViewCell, Int) -> Void

  init(_ count: Int, _ configure: @escaping (UICollectionViewCell, Int) -> Void = { _, _ in }) {
    self.count = count
    self.configure = configure
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    configure(cell, indexPath.item)
    return cell
  }
}

private final class TextItem: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.add(label, "label")
    label.numberOfLines = 0
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class PictureItem: UICollectionViewCell {
  let picture = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.add(picture, "picture")
    contentView.add(label, "label")
    label.text = "text"
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

private final class NarrowItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = contentView.add(UIView(), "label")
    label.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(20)
      make.centerY.equalToSuperview()
      make.height.equalTo(10)
    }
  }

  required init?(coder: NSCoder) { nil }
}

// MARK: - Rows

private final class Rows: UITableViewDataSource {
  private let count: Int
  private let make: () -> UITableViewCell

  init(_ count: Int, _ make: @escaping () -> UITableViewCell) {
    self.count = count
    self.make = make
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    make()
  }
}

private class Grid: UITableViewCell {
  let collection: UICollectionView
  private let items = Items(7)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 10
    flow.minimumInteritemSpacing = 10
    collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    contentView.add(collection, "grid")
    collection.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize { collection.collectionViewLayout.collectionViewContentSize }
}

/// Lays out the squares when it is asked for its size.
private final class FittedGrid: Grid {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    collection.frame = CGRect(x: 0, y: 0, width: targetSize.width, height: 10_000)
    collection.layoutIfNeeded()
    return contentSize
  }
}

/// Makes a constraint for the height, with the number that a layout gave.
private final class TiedGrid: Grid {
  func prepare(width: CGFloat) {
    let height = collection.heightAnchor.constraint(equalToConstant: 1)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    frame = CGRect(x: 0, y: 0, width: width, height: 100)
    layoutIfNeeded()
    collection.reloadData()
    height.constant = contentSize.height
  }
}
