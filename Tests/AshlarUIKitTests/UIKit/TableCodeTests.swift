import AshlarUIKit
import Testing

/// A list whose rows are as high as their numbers say, without separators.
private final class Numbers: UITableViewController {
  var sections: [[CGFloat]] = [[40, 60, 80], [100]]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    sections[indexPath.section][indexPath.row]
  }

  /// The rows that the user has chosen, and those that are not chosen any more.
  private(set) var chosen: [IndexPath] = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    chosen.append(indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    chosen.removeAll { $0 == indexPath }
  }
}

struct `Tables as people write them` {
  private let numbers = Numbers(style: .grouped)

  /// A window of 200 × 150 points without a safe area.
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

  private var table: UITableView { numbers.tableView }

  init() {
    window.rootViewController = numbers
    window.makeKeyAndVisible()
  }

  @Test func `a table controller says how many sections there are and how high rows are`() {
    #expect(table.visibleCells.map(\.frame.height) == [40, 60, 80])
    #expect(table.contentSize == CGSize(width: 200, height: 280))
  }

  @Test func `rows are found by their index paths`() throws {
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path))

    #expect(cell.frame == CGRect(x: 0, y: 40, width: 200, height: 60))
    #expect(table.rectForRow(at: path) == cell.frame)
    #expect(table.indexPath(for: cell) == path)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 5)) == nil)
  }

  /// The rows stand at 0, 40, 100 and 180; the table shows 150 of 280 points.
  @Test(
    arguments: [
      (IndexPath(row: 1, section: 0), UITableView.ScrollPosition.top, 40),
      (IndexPath(row: 1, section: 0), .middle, 0),
      (IndexPath(row: 2, section: 0), .middle, 65),
      (IndexPath(row: 2, section: 0), .bottom, 30),
      (IndexPath(row: 0, section: 1), .top, 130),
      (IndexPath(row: 0, section: 1), .none, 130),
    ] as [(IndexPath, UITableView.ScrollPosition, CGFloat)])
  func `a row is scrolled to where it is wanted, within the area`(
    path: IndexPath, position: UITableView.ScrollPosition, offset: CGFloat
  ) {
    table.scrollToRow(at: path, at: position, animated: true)

    #expect(table.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func `the last row is found at once after reloading`() {
    numbers.sections[1] += [70]
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .bottom, animated: false)

    #expect(table.contentOffset.y == 200)
  }

  @Test func `rows that come and go one by one leave the others as they are`() {
    numbers.sections[0].remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    numbers.sections[0].append(20)
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    window.layoutIfNeeded()

    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 140])
    #expect(window.diagnostics.faults.isEmpty)
  }

  /// The data have all changes before the table hears of the first one.
  @Test func `rows that come and go together are counted at the end`() {
    numbers.sections[0] = [60, 80, 20, 30]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      table.insertRows(
        at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .right)
    }
    window.layoutIfNeeded()

    #expect(table.contentSize.height == 290)
    #expect(window.diagnostics.faults.isEmpty)
  }

  @Test func `updates without a change ask for heights again, and keep the cells`() {
    let cells = table.visibleCells
    numbers.sections[0][0] = 50
    table.beginUpdates()
    table.endUpdates()
    window.layoutIfNeeded()

    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 110])
    #expect(table.visibleCells == cells)
  }

  @Test func `sections that are reloaded, added and removed`() {
    numbers.sections[1] = [10]
    table.reloadSections(IndexSet(integer: 1), with: .automatic)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 190)

    numbers.sections.append([5, 5])
    table.insertSections([2], with: .none)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 200)

    numbers.sections.removeFirst()
    table.deleteSections([0], with: .top)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 20)
    #expect(window.diagnostics.faults.isEmpty)
  }

  /// As on UIKit, where a person chooses rows, and a test calls what is called then.
  @Test func `a row that the program selects is not told of, and one can be chosen by hand`() {
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(numbers.chosen.isEmpty)

    numbers.tableView(table, didSelectRowAt: path)
    #expect(numbers.chosen == [path])

    numbers.tableView(table, didDeselectRowAt: path)
    #expect(numbers.chosen.isEmpty)
  }

  @Test func `rows that are reloaded are measured again`() {
    numbers.sections[0][1] = 10
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    window.layoutIfNeeded()

    #expect(table.contentSize.height == 230)
  }
}
