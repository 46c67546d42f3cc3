import AshlarUIKit
import Testing

/// The rule is the one that was recorded for signs at the end of rows: the content ends before the view and the margin, which
/// is 16 points in tables less than 390 points wide and 20 in others. A row is 43.5 points high at 2 pixels to the point,
/// and 43.667 at 3.
struct `Views at the end of a cell` {
  private func cell(
    _ view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.accessoryView = view
    return cell
  }

  // MARK: Places

  /// (43.5 - 20) / 2 is 11.75, and (43.667 - 20) / 2 is 11.833: the pixels before are at 11.5 and 11.667.
  @Test(
    arguments: [
      (320, 2, 16, 11.5), (375, 2, 16, 11.5), (375, 3, 16, 11.6667), (390, 3, 20, 11.6667),
      (414, 2, 20, 11.5), (600, 2, 20, 11.5),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `stand between the content and the margin`(
    width: CGFloat, scale: CGFloat, margin: CGFloat, top: CGFloat
  ) throws {
    let cell = cell()
    let table = cell.show(width: width, scale: scale)

    let view = try #require(cell.accessoryView)
    #expect(view.superview === cell)
    expectFrame(of: view, x: width - margin - 40, y: top, width: 40, height: 20)
    #expect(cell.contentView.frame.width == width - margin - 40)
    #expect(cell.textLabel?.frame.maxX == width - margin - 40 - 8)
    #expect(table.faultTexts == [])
  }

  /// A switch was printed at 254, 6 in a row 320 points wide, where the margin was 15. (43.5 - 31) / 2 is 6.25.
  @Test func `may be switches`() throws {
    let cell = cell(UISwitch())
    cell.show(width: 320)
    try expectFrame(of: #require(cell.accessoryView), x: 253, y: 6, width: 51, height: 31)
    #expect(cell.contentView.frame.width == 253)
  }

  /// 414 - 20 - 20 = 394, and 394 - 17 = 377; (43.5 - 20) / 2 = 11.75.
  @Test func `may be wheels, which have a size from the beginning`() throws {
    let cell = cell(UIActivityIndicatorView(style: .medium))
    cell.show(width: 414)
    try expectFrame(of: #require(cell.accessoryView), x: 374, y: 11.5, width: 20, height: 20)
    cell.accessoryView = UIActivityIndicatorView(style: .large)
    cell.layoutIfNeeded()
    // 414 - 20 - 37 = 357; (43.5 - 37) / 2 = 3.25.
    try expectFrame(of: #require(cell.accessoryView), x: 357, y: 3, width: 37, height: 37)
  }

  @Test func `stand on the left where people read from there`() throws {
    let cell = cell()
    cell.show(width: 375, direction: .rightToLeft)

    try expectFrame(of: #require(cell.accessoryView), x: 16, y: 11.5, width: 40, height: 20)
    expectFrame(of: cell.contentView, x: 56, y: 0, width: 319, height: 43.5)
    #expect(cell.textLabel?.frame.minX == 8)
    #expect(cell.textLabel?.frame.maxX == 303)
  }

  /// 414 - 2 * 20 = 374, and 374 - 20 - 40 = 314.
  @Test func `stand in the cell where the table insets it`() throws {
    let cell = cell()
    cell.show(width: 414, .insetGrouped)
    expectFrame(of: cell, x: 20, y: 0, width: 374, height: 43.5)
    try expectFrame(of: #require(cell.accessoryView), x: 314, y: 11.5, width: 40, height: 20)
    #expect(cell.contentView.frame.width == 314)
  }

  /// 375 - 20 - 16 - 40 = 299.
  @Test func `stand in the safe area`() throws {
    let cell = cell()
    cell.show(width: 375) {
      $0.environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    }
    try expectFrame(of: #require(cell.accessoryView), x: 299, y: 11.5, width: 40, height: 20)
    expectFrame(of: cell.contentView, x: 30, y: 0, width: 269, height: 43.5)
  }

  /// 320 - 16 - 40 = 264; (44 - 20) / 2 = 12.
  @Test func `stand in a cell alone`() throws {
    let cell = cell()
    cell.layoutIfNeeded()
    try expectFrame(of: #require(cell.accessoryView), x: 264, y: 12, width: 40, height: 20)
    expectFrame(of: cell.contentView, x: 0, y: 0, width: 264, height: 44)

    cell.frame.size = CGSize(width: 400, height: 60)
    try expectFrame(of: #require(cell.accessoryView), x: 340, y: 20, width: 40, height: 20)
    #expect(cell.contentView.frame.width == 340)
  }

  /// 30.2 is 30.5 on pixels: 375 - 16 - 30.5 = 328.5.
  @Test func `begin at a pixel`() throws {
    let cell = cell(UIView(frame: CGRect(x: 0, y: 0, width: 30.2, height: 20)))
    cell.show(width: 375)
    try expectFrame(of: #require(cell.accessoryView), x: 328.5, y: 11.5, width: 30.2, height: 20)
    #expect(cell.contentView.frame.width == 328.5)
  }

  // MARK: Sizes

  /// 375 - 16 - 60 = 299; (43.5 - 30) / 2 = 6.75.
  @Test func `may change their size`() throws {
    let cell = cell()
    let table = cell.show(width: 375)
    let view = try #require(cell.accessoryView)

    view.frame.size = CGSize(width: 60, height: 30)
    table.layoutIfNeeded()
    expectFrame(of: view, x: 299, y: 6.5, width: 60, height: 30)
    #expect(cell.contentView.frame.width == 299)

    view.bounds.size = .zero
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 359)
    #expect(table.faultTexts == [])
  }

  /// (43.5 - 100) / 2 = -28.25.
  @Test func `make no row higher`() throws {
    let cell = cell(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    cell.show(width: 375)
    #expect(cell.frame.height == 43.5)
    try expectFrame(of: #require(cell.accessoryView), x: 259, y: -28.5, width: 100, height: 100)
  }

  /// A quarter of 375 - 16 - 39 = 320 is 80, and of 375 - 16 - 59 = 300 it is 75.
  @Test func `count where a row sizes itself`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 39, height: 20))
    let box = UIView()
    cell.contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(cell.contentView.snp.width).multipliedBy(0.25).priority(999)
    }
    let table = cell.show(width: 375)
    #expect(cell.frame.height == 80)
    try expectFrame(of: #require(cell.accessoryView), x: 320, y: 30, width: 39, height: 20)

    cell.accessoryView?.frame.size.width = 59
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 75)
    #expect(table.faultTexts == [])
  }

  @Test func `keep their size whatever their masks say`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cell = cell(view)
    let table = cell.show(width: 375) { $0.rowHeight = 60 }
    table.rowHeight = 80
    table.frame.size.width = 414
    table.layoutIfNeeded()
    expectFrame(of: view, x: 354, y: 30, width: 40, height: 20)
    #expect(cell.contentView.frame.width == 354)
  }

  // MARK: Constraints

  /// 375 - 16 - 24 = 335 and (43.5 - 24) / 2 = 9.75; 375 - 16 - 50 = 309.
  @Test func `are as large as constraints say`() throws {
    let view = UIView()
    let cell = cell(view)
    view.snp.makeConstraints { $0.size.equalTo(24) }
    let table = cell.show(width: 375)
    expectFrame(of: view, x: 335, y: 9.5, width: 24, height: 24)
    #expect(cell.contentView.frame.width == 335)

    view.snp.updateConstraints { $0.size.equalTo(CGSize(width: 50, height: 24)) }
    table.layoutIfNeeded()
    expectFrame(of: view, x: 309, y: 9.5, width: 50, height: 24)
    #expect(cell.contentView.frame.width == 309)
    #expect(table.faultTexts == [])
    #expect(table.diagnostics.conflicts.isEmpty)
  }

  /// 8 around a box of 30 by 10: 46 by 26. 375 - 16 - 46 = 313; (43.5 - 26) / 2 = 8.75.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `are as large as what is inside them`(direction: UIUserInterfaceLayoutDirection) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView("box", in: view)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(8)
      make.size.equalTo(CGSize(width: 30, height: 10))
    }
    let cell = cell(view)
    let table = cell.show(width: 375, direction: direction)
    let left: CGFloat = direction == .leftToRight ? 313 : 16
    expectFrame(of: view, x: left, y: 8.5, width: 46, height: 26)
    expectFrame(of: box, x: 8, y: 8, width: 30, height: 10)
    #expect(cell.contentView.frame.width == 313)
    #expect(table.diagnostics.conflicts.isEmpty)
  }

  /// 375 - 4 - 30 = 341; the content has 375 - 16 - 30 = 329.
  @Test func `stand where constraints put them`() {
    let view = UIView()
    let cell = cell(view)
    view.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(4)
      make.top.equalToSuperview().offset(2)
      make.size.equalTo(CGSize(width: 30, height: 10))
    }
    let table = cell.show(width: 375)
    expectFrame(of: view, x: 341, y: 2, width: 30, height: 10)
    #expect(cell.contentView.frame.width == 329)
    #expect(table.diagnostics.conflicts.isEmpty)
  }
}

struct `Views that come to the end of a cell and leave it` {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private var contentWidth: CGFloat { cell.contentView.frame.width }

  init() { cell.textLabel?.text = "Title" }

  /// 375 - 16 - 24 = 335 with a checkmark, and 375 - 16 - 40 = 319 with the view.
  @Test func `stand there in place of a sign`() {
    cell.accessoryType = .checkmark
    let table = cell.show(width: 375)
    #expect(contentWidth == 335)

    cell.accessoryView = view
    table.layoutIfNeeded()
    #expect(contentWidth == 319)
    cell.accessoryType = .none
    table.layoutIfNeeded()
    #expect(contentWidth == 319)

    cell.accessoryType = .checkmark
    cell.accessoryView = nil
    table.layoutIfNeeded()
    #expect(contentWidth == 335)
    #expect(view.superview == nil)
  }

  @Test func `give way to each other`() {
    cell.accessoryView = view
    let table = cell.show(width: 375)
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 59, height: 20))
    cell.accessoryView = next
    table.layoutIfNeeded()

    #expect(view.superview == nil)
    #expect(cell.accessoryView === next)
    #expect(contentWidth == 300)
  }

  /// A view that has left is placed by others, and its size says nothing to the cell.
  @Test func `are none when they move elsewhere`() {
    cell.accessoryView = view
    let table = cell.show(width: 375)
    let other = UIView(root: 100, 100)
    other.addSubview(view)
    table.layoutIfNeeded()
    #expect(cell.accessoryView == nil)
    #expect(contentWidth == 375)

    view.autoresizingMask = .flexibleWidth
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    other.frame.size.width = 110
    #expect(view.frame.width == 60)
  }

  @Test func `are none when they are taken out or put into the content`() {
    cell.accessoryView = view
    let table = cell.show(width: 375)
    view.removeFromSuperview()
    table.layoutIfNeeded()
    #expect(contentWidth == 375)

    cell.accessoryView = view
    table.layoutIfNeeded()
    #expect(contentWidth == 319)
    cell.contentView.addSubview(view)
    table.layoutIfNeeded()
    #expect(cell.accessoryView == nil)
    #expect(contentWidth == 375)
  }

  @Test func `come from another cell`() {
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    other.accessoryView = view
    cell.accessoryView = view
    #expect(other.accessoryView == nil)
    #expect(cell.accessoryView === view)
    other.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(other.contentView.frame.width == 320)
    #expect(contentWidth == 264)
  }

  @Test func `come from the cell itself, and from its content`() {
    cell.contentView.addSubview(view)
    cell.accessoryView = view
    #expect(view.superview === cell)
    cell.accessoryView = nil
    cell.addSubview(view)
    cell.layoutIfNeeded()
    #expect(contentWidth == 320)
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(contentWidth == 264)
  }

  @Test func `cannot be what contains them or is there already`() {
    let table = cell.show(width: 375)
    for view in [cell.contentView, cell, table] {
      cell.accessoryView = view
      #expect(cell.accessoryView == nil)
    }
    table.layoutIfNeeded()
    #expect(cell.contentView.superview === cell)
    #expect(contentWidth == 375)
    #expect(table.faultTexts.count == 2)
  }

  @Test func `may be replaced while they come`() {
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 59, height: 20))
    let cell = Picky(style: .default, reuseIdentifier: nil)
    cell.preferred = next
    cell.accessoryView = view
    #expect(cell.accessoryView === next)
    #expect(view.superview == nil)
  }

  @Test func `go with their cell`() {
    var gone: UITableViewCell? = UITableViewCell(style: .default, reuseIdentifier: nil)
    weak let cell = gone
    gone?.accessoryView = view
    gone = nil
    #expect(cell == nil)
    #expect(view.superview == nil)

    // What the cell was to the view is over, in another cell, too.
    view.autoresizingMask = .flexibleWidth
    self.cell.addSubview(view)
    #expect(self.cell.accessoryView == nil)
    self.cell.frame.size.width += 10
    #expect(view.frame.width == 50)
    #expect(contentWidth == 330)
  }

  /// A view that finds its size when it is laid out takes one more round. (43.5 - 10) / 2 is 16.75.
  @Test func `may size themselves in a layout`() {
    let view = Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessoryView = view
    let table = cell.show(width: 375)
    #expect(contentWidth == 299)
    expectFrame(of: view, x: 299, y: 16.5, width: 60, height: 10)
    #expect(table.faultTexts == [])
  }
}

/// Puts another view at its end than it is given.
private final class Picky: UITableViewCell {
  var preferred: UIView?

  override func didAddSubview(_ subview: UIView) {
    guard let preferred, subview !== preferred else { return }
    self.preferred = nil
    accessoryView = preferred
  }
}

/// Is 60 points wide after its first layout.
private final class Growing: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    frame.size.width = 60
  }
}
