import AshlarUIKit
import Testing

/// A heading of 5 + 20 + 5 points.
private final class Heading: UITableViewHeaderFooterView {
  let box = UIView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(5)
      make.height.equalTo(20)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Two sections of a heading and three rows of 40 points: 150 points each.
private final class Contents: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.rowHeight = 40
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.sectionHeaderTopPadding = 0
    tableView.registerHeaderFooterView("heading") { Heading(reuseIdentifier: "heading") }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "heading") as? Heading
  }
}

/// A table below what is fitted when the view is laid out.
private final class Profile: UITableViewController {
  let cover = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.rowHeight = 40
    let picture = UIView()
    cover.addSubview(picture)
    picture.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(60)
    }
    tableView.tableHeaderView = cover
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 15))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = cover.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    if cover.frame.height != height {
      cover.frame.size.height = height
      tableView.tableHeaderView = cover
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

struct `Headers and footers as people write them` {
  /// A window of 200 × 150 points without a safe area.
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

  private func show(_ controller: UITableViewController) -> UITableView {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller.tableView
  }

  @Test func `headings are as high as their constraints make them`() {
    let table = show(Contents(style: .plain))

    #expect(table.contentSize == CGSize(width: 200, height: 300))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 150, width: 200, height: 30))
    #expect(table.visibleCells.map(\.frame.minY) == [30, 70, 110])
    let heading = table.headerView(forSection: 0) as? Heading
    #expect(heading?.box.frame == CGRect(x: 5, y: 5, width: 190, height: 20))
    #expect(window.diagnostics.conflicts.isEmpty)
  }

  /// Rows stand at 30, 70 and 110, and 150 below; the table shows 150 of 300 points.
  @Test(
    arguments: [
      (UITableView.Style.plain, IndexPath(row: 1, section: 0), .top, 40, 40),
      (.grouped, IndexPath(row: 1, section: 0), .top, 70, nil),
      (.plain, IndexPath(row: 0, section: 1), .bottom, 70, 70),
      (.plain, IndexPath(row: 0, section: 1), .none, 70, 70),
      (.plain, IndexPath(row: 2, section: 1), .top, 150, nil),
    ] as [(UITableView.Style, IndexPath, UITableView.ScrollPosition, CGFloat, CGFloat?)])
  func `rows are scrolled to, and headings of plain tables stay above them`(
    style: UITableView.Style, path: IndexPath, position: UITableView.ScrollPosition,
    offset: CGFloat, heading: CGFloat?
  ) {
    let table = show(Contents(style: style))
    table.scrollToRow(at: path, at: position, animated: false)
    window.layoutIfNeeded()

    #expect(table.contentOffset.y == offset)
    #expect(table.headerView(forSection: 0)?.frame.minY == heading)
  }

  /// Until it is fitted, its frame has no height, which leaves no room for its edges: that is told.
  @Test func `a header of a table is fitted, and given to it again`() {
    window.diagnostics.handler = .silent
    let profile = Profile()
    let table = show(profile)

    // 10 + 60 + 10.
    expectFrame(of: profile.cover, x: 0, y: 0, width: 200, height: 80)
    #expect(table.visibleCells.map(\.frame.minY) == [80, 120])
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 160, width: 200, height: 15))
    #expect(table.contentSize.height == 175)
    #expect(window.diagnostics.conflicts.isEmpty)
  }

  @Test func `a heading that is not registered is nil`() {
    let table = UITableView(frame: .zero, style: .grouped)
    let heading =
      table.dequeueReusableHeaderFooterView(withIdentifier: "heading") as? Heading
      ?? Heading(reuseIdentifier: "heading")

    #expect(heading.reuseIdentifier == "heading")
    #expect(table.diagnostics.faults.isEmpty)
  }

  @Test func `a table says that it adds no room above headings`() {
    let table = UITableView()
    table.name = "table"
    table.diagnostics.handler = .silent
    table.sectionHeaderTopPadding = 10

    #expect(table.sectionHeaderTopPadding == 0)
    let text =
      "sectionHeaderTopPadding is 0 here. It does not change. Make the headers higher instead."
    #expect(table.diagnostics.faults.map { "\($0)" } == [text])
  }
}
