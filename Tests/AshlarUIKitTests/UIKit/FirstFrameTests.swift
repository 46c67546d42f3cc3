import AshlarUIKit
import Testing

/// What is there before a layout, and layouts that come before there is room.
struct `First frames as in UIKit` {
  @Test func `of pictures, switches and cells have a size`() {
    let image = UIImage(size: CGSize(width: 30, height: 20))
    #expect(UIImageView(image: image).frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    let frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    #expect(UISwitch(frame: frame).frame == CGRect(x: 7, y: 8, width: 51, height: 31))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.bounds.size == CGSize(width: 320, height: 44))
    #expect(cell.contentView.bounds.width == 320)
  }

  /// A cell with a box in it, 10 from all edges.
  fileprivate static func cell(boxHeight: CGFloat) -> (cell: UITableViewCell, box: UIView) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    cell.contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(boxHeight).priority(999)
    }
    return (cell, box)
  }

  /// A prototype is given a width, laid out, and asked for its height: 10 + 100 + 10. At no time is there no room for
  /// the insets.
  @Test func `of a prototype are those of its width`() {
    let (cell, box) = Self.cell(boxHeight: 100)
    var problems = 0
    cell.diagnostics.handler = .call { _ in problems += 1 }

    cell.bounds.size.width = 200
    cell.layoutIfNeeded()

    #expect(problems == 0)
    #expect(box.frame.width == 180)
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 120)
  }

  /// Before its superview has a frame a table has no room for rows, and asks for none.
  @Test func `of tables without width have no rows`() {
    final class Source: NSObject, UITableViewDataSource {
      var asked = 0

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        asked += 1
        return `First frames as in UIKit`.cell(boxHeight: 40).cell
      }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    root.addSubview(table)

    table.layoutIfNeeded()
    #expect(source.asked == 0)
    #expect(root.diagnostics.conflicts.isEmpty)

    table.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(source.asked > 0)
    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.width == 100)
  }

  @Test func `of stacks with the space of the system are 8 apart`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    for view in stack.arrangedSubviews { view.snp.makeConstraints { $0.size.equalTo(10) } }
    stack.spacing = UIStackView.spacingUseSystem

    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 28)
  }
}
