import Ashlar
import Testing

/// Cells whose class is no `TableViewCell`, in a table whose class is no `TableView`.
struct `A view of a class that is no cell` {
  private let cell = StrangeCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44)).addBox()
  private let table = StrangeTable(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private var content: View { cell.cellContent.view }

  init() {
    cell.name = "cell"
    table.name = "table"
    table.contents = [[0]]
    table.diagnostics.handler = .silent
  }

  private func showCell() {
    table.makeOwnCell = { [cell] in cell }
    table.layoutIfNeeded()
  }

  @Test func `gives its content view all of its frame`() {
    #expect(frame(of: content) == [0, 0, 320, 44])
    cell.frame.size = CGSize(width: 100, height: 50)
    #expect(frame(of: content) == [0, 0, 100, 50])
    cell.layoutIfNeeded()
    #expect(frame(of: cell.box) == [16, 8, 68, 34])
  }

  /// A margin of 16 and a width of 10, at the end.
  @Test func `leaves room for what stands at the end of its row`() {
    cell.accessoryWidth = 10
    cell.layoutIfNeeded()
    #expect(frame(of: content) == [0, 0, 294, 44])
    #expect(cell.contentWidth(in: 200) == 174)

    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(frame(of: content) == [26, 0, 294, 44])
  }

  /// 320 - 16 - 40 = 264, and (44 - 20) / 2 = 12; a view of 50 by 20 begins at 320 - 16 - 50 = 254.
  @Test func `leaves room for a view at the end of its row`() {
    let end = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.accessoryWidth = 10
    cell.accessory = end
    cell.layoutIfNeeded()
    #expect(end.superview === cell)
    #expect(frame(of: end) == [264, 12, 40, 20])
    #expect(frame(of: content) == [0, 0, 264, 44])
    #expect(cell.contentWidth(in: 200) == 144)

    end.frame.size.width = 50
    cell.layoutIfNeeded()
    #expect(frame(of: end) == [254, 12, 50, 20])
    #expect(frame(of: content) == [0, 0, 254, 44])

    end.removeFromSuperview()
    cell.layoutIfNeeded()
    #expect(cell.accessory == nil)
    #expect(frame(of: content) == [0, 0, 294, 44])
  }

  /// What the engine is told of such a view has the words of a cell, not those of a mask that is off.
  @Test func `says that it places a view at its end`() {
    let end = View(name: "end")
    end.makeConstraints { $0.size.equalTo(24) }
    cell.accessory = end
    cell.layoutIfNeeded()
    #expect(frame(of: end) == [280, 10, 24, 24])
    let text = end.explain(.left).description
    #expect(text.contains("its cell places it"), "\(text)")
  }

  /// The margin is 20 in tables that are 390 points wide and more, and a line is one of two pixels.
  @Test func `hears of the table that it is in`() {
    cell.accessoryWidth = 10
    table.environment.displayScale = 2
    cell.box.contentSize.height = 30
    showCell()

    #expect(frame(of: cell) == [0, 0, 400, 46])
    #expect(frame(of: content) == [0, 0, 370, 46])
    #expect(cell.textMargin == 20)
    #expect(cell.separatorHeight == 0.5)
  }

  @Test func `ends at the safe area of the table`() {
    table.environment.safeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    cell.box.contentSize.height = 30
    showCell()
    #expect(frame(of: content) == [30, 0, 350, 46])

    table.tableRows.change(in: table) { $0.keepsToSafeArea = false }
    table.layoutIfNeeded()
    #expect(frame(of: content) == [0, 0, 400, 46])
  }

  @Test func `keeps its content view where it puts it`() {
    cell.diagnostics.handler = .silent
    content.translatesAutoresizingMaskIntoConstraints = false

    #expect(content.translatesAutoresizingMaskIntoConstraints)
    #expect(
      cell.diagnostics.faults.map(\.reason) == [.maskOfOwner(view: "content", owner: "cell")])
  }

  // MARK: Heights

  /// 8 + 30 + 8, and at least what a view beside the content view needs.
  @Test func `sizes itself by its content and by its own constraints`() {
    cell.box.contentSize.height = 30
    let sizing = CellSizing(cell)
    #expect(sizing.height(forWidth: 320, key: 1) { _ in } == 46)

    let side = View(name: "side")
    cell.addSubview(side)
    side.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.height.equalTo(70)
    }
    #expect(sizing.height(forWidth: 320, key: 2) { _ in } == 70)
  }

  @Test func `is 44 high, and reported, where nothing says how high it is`() {
    table.makeOwnCell = { StrangeCell(name: "flat") }
    table.layoutIfNeeded()

    #expect(table.area.height == 44)
    let fault = LayoutFault.Reason.flatCell(
      .nothingAtTop(cell: "flat"), table: "table", height: 44)
    #expect(table.diagnostics.faults.map(\.reason) == [fault])
  }

  /// An old height is no conflict when it is about to be measured again.
  @Test func `is as high as it becomes, without a conflict`() {
    let told = Told(by: table)
    cell.box.makeConstraints { $0.height.equalTo(30) }
    showCell()
    #expect(frame(of: cell) == [0, 0, 400, 46])

    for height in [200, 50] as [CGFloat] {
      cell.box.updateConstraints { $0.height.equalTo(height) }
      table.tableRows.invalidateHeights(in: table)
      table.layoutIfNeeded()
      expectFrame(of: cell, x: 0, y: 0, width: 400, height: height + 16)
    }
    #expect(told.texts == [])
  }

  /// What contradicts a height that stays is told.
  @Test func `keeps a height that is not measured again`() {
    cell.box.makeConstraints { $0.height.equalTo(30) }
    showCell()
    cell.box.updateConstraints { $0.height.equalTo(60) }
    table.layoutIfNeeded()

    #expect(cell.frame.height == 46)
    #expect(table.diagnostics.conflicts.count == 1)
  }

  /// A line of 20, then one of 40, with 5 above and below.
  @Test func `is measured anew with another measurer of texts`() {
    let label = Label(text: "text")
    cell.box.removeFromSuperview()
    content.addSubview(label)
    label.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    showCell()
    #expect(table.area.height == 30)

    table.textMeasurer = GridTextMeasurer(width: 10, height: 40)
    table.layoutIfNeeded()
    #expect(table.area.height == 50)
  }

  // MARK: Lifetime

  @Test func `goes with its table, which its rows do not keep`() {
    var gone: StrangeTable? = StrangeTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rows = gone?.tableRows
    rows?.registerCell("row") { StrangeCell(name: "cell").addBox() }
    gone?.contents = [[20]]
    gone?.layoutIfNeeded()
    weak let table = gone
    #expect(rows?.visibleCells.count == 1)

    gone = nil
    #expect(table == nil)
  }
}
