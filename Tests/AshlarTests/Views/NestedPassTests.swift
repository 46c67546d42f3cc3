import Ashlar
import Testing

/// Layouts that `layoutSubviews` asks for, while views inside are new.
struct `Passes inside passes` {
  let root = View(root: 100, 100)

  /// Fills its body with a row when it is laid out for the first time.
  final class Box: View {
    let body = View(name: "body")
    let row = Row(name: "row")

    override func layoutSubviews() {
      super.layoutSubviews()
      if row.superview == nil { body.addSubview(row) }
      body.layoutIfNeeded()
    }
  }

  /// Makes its constraints when it is asked to.
  final class Row: View {
    override func updateConstraints() {
      remakeConstraints { make in
        make.top.left.right.equalToSuperview()
        make.height.equalTo(10)
      }
      super.updateConstraints()
    }
  }

  @Test func `reach what has been added on the way`() {
    let outer = View("outer", in: root)
    let box = Box(name: "box")
    outer.addSubview(box)
    box.addSubview(box.body)
    [outer, box, box.body].makeConstraints { $0.edges.equalToSuperview() }

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.isEmpty)
    expectFrame(of: box.row, x: 0, y: 0, width: 100, height: 10)
  }

  /// The table is as high as its rows, which is known when they have been laid out: 3 of 40 points.
  @Test func `find the height of a table`() {
    final class Screen: View, TableViewDataSource {
      let table = TableView(name: "table")
      lazy var height = table.heightAnchor.constraint(equalToConstant: 1_000)

      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        let cell = TableViewCell(reuseIdentifier: nil)
        let view = View("content", in: cell.contentView)
        view.makeConstraints { make in
          make.edges.equalToSuperview()
          make.height.equalTo(40)
        }
        return cell
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        table.layoutIfNeeded()
        height.constant = table.contentSize.height
      }
    }
    let screen = Screen(name: "screen")
    root.addSubview(screen)
    screen.addSubview(screen.table)
    screen.table.dataSource = screen
    screen.table.separatorStyle = .none
    screen.makeConstraints { $0.edges.equalToSuperview() }
    screen.table.makeConstraints { $0.left.top.right.equalToSuperview() }
    screen.height.isActive = true

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.isEmpty)
    #expect(screen.table.frame.height == 120)
  }
}
