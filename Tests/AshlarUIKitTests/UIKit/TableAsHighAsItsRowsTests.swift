import AshlarUIKit
import Testing

struct `A table that is as high as its rows` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scroll = UIScrollView()
  let table: TallTable
  let foot = UIView()
  let rows: CountedRows

  init() {
    rows = CountedRows()
    table = TallTable()
    table.dataSource = rows
    let box = UIView()
    root.addSubview(scroll)
    scroll.addSubview(box)
    box.addSubview(table)
    box.addSubview(foot)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    box.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.width.equalToSuperview()
    }
    table.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    foot.snp.makeConstraints {
      $0.top.equalTo(table.snp.bottom)
      $0.left.right.bottom.equalToSuperview()
      $0.height.equalTo(30)
    }
  }

  /// 3 · 44 = 132, and 5 · 44 = 220.
  @Test func `lays itself out in its intrinsicContentSize`() {
    table.rowHeight = 44

    root.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 132))
    #expect(scroll.contentSize.height == 162)

    rows.count = 5
    table.reloadData()
    table.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(table.frame.height == 220)
    #expect(scroll.contentSize.height == 250)
    #expect(table.visibleCells.count == 5)
    #expect(root.diagnostics.faults.isEmpty)
  }

  /// 20 for each of the three rows, which constraints say.
  @Test func `lays itself out there with cells that size themselves`() {
    rows.cellHeight = 20

    root.layoutIfNeeded()

    #expect(table.frame.height == 60)
    #expect(table.visibleCells.count == 3)
    #expect(root.diagnostics.faults.isEmpty)
  }

  /// The accepted answer has this, too.
  @Test func `may ask for another layout when its contentSize changes`() {
    table.rowHeight = 44
    table.invalidates = true

    root.layoutIfNeeded()
    #expect(table.frame.height == 132)

    rows.count = 5
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame.height == 220)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `may be asked for its size by its data source`() {
    table.rowHeight = 44
    rows.whenCounting = { [table] in _ = table.intrinsicContentSize }

    root.layoutIfNeeded()

    #expect(table.frame.height == 132)
  }
}

/// A table that is to be as high as its rows.
final class TallTable: UITableView {
  var invalidates = false

  override var contentSize: CGSize {
    didSet { if invalidates { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

/// Rows of a test.
final class CountedRows: UITableViewDataSource {
  var count = 3
  var cellHeight: CGFloat?
  var whenCounting: () -> Void = {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    whenCounting()
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let cellHeight else { return cell }
    let inner = UIView()
    cell.contentView.addSubview(inner)
    inner.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(cellHeight)
    }
    return cell
  }
}
