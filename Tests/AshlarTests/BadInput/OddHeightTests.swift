import Ashlar
import Testing

/// Cells and headers that ask for heights which are none.
struct `Odd heights in a table` {
  private let root = View(root: 320, 100)
  private let table = TableView(name: "table")
  private let rows = Rows([20, 30])

  init() {
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.dataSource = rows
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -3])
  func `of cells that size themselves are 0`(height: CGFloat) {
    table.register("row") { OddCell(height) }
    root.layoutIfNeeded()

    #expect(table.contentSize == CGSize(width: 320, height: 0))
    let text = height == -3 ? "-3" : "\(height)"
    #expect(
      root.diagnostics.faults.map(\.reason)
        == [0, 1].map { .notComputable(text, for: "the height of row \($0) of section 0") })
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `of the table's header are those that it was given`(height: CGFloat) {
    let header = OddHeader(frame: CGRect(x: 0, y: 0, width: 10, height: 15))
    header.height = height
    table.rowHeight = 30
    table.register("row") { TableViewCell(name: "row") }
    table.tableHeaderView = header
    root.layoutIfNeeded()

    // 15 + 2 * 30.
    #expect(table.contentSize == CGSize(width: 320, height: 75))
    #expect(table.visibleCells.map(\.frame.minY) == [15, 45])
    #expect(!root.diagnostics.faults.isEmpty)
  }
}

private final class OddCell: TableViewCell {
  private let height: CGFloat

  init(_ height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize { CGSize(width: 10, height: height) }
}

private final class OddHeader: View {
  var height: CGFloat = 0

  override var frame: CGRect {
    get { CGRect(origin: super.frame.origin, size: CGSize(width: 10, height: height)) }
    set { super.frame = newValue }
  }
}
