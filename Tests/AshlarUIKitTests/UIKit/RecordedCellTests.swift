import AshlarUIKit
import Testing

/// Frames in cells as Interface Builder recorded them of iOS since Xcode 11, each in five cases or more.
struct `Recorded cells` {
  private func cell(
    _ style: UITableViewCell.CellStyle = .default, _ text: String = "Title", _ detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  // MARK: Content views

  @Test(
    arguments: [
      (375, 2, 26.5), (414, 2, 30.5), (390, 3, 30.3333), (375, 3, 26.3333), (320, 2, 26.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `end before a disclosure indicator and its margin`(
    width: CGFloat, scale: CGFloat, room: CGFloat
  ) {
    let cell = cell()
    cell.accessoryType = .disclosureIndicator
    cell.show(width: width, scale: scale)

    #expect((cell.contentView.frame.width - (width - room)).magnitude < 0.001)
    #expect(cell.contentView.frame.height == cell.frame.height)
  }

  /// 231 content views of 320 and 375 points, and 115 of 414.
  @Test(arguments: [(320, 16), (375, 16), (414, 20)] as [(CGFloat, CGFloat)])
  func `have margins of the width of texts' ones`(width: CGFloat, margin: CGFloat) {
    let cell = cell()
    let box = UIView()
    cell.contentView.addSubview(box)
    box.snp.makeConstraints { $0.edges.equalTo(cell.contentView.layoutMarginsGuide) }
    cell.show(width: width, scale: 2)
    let (x, bounds) = (margin, cell.contentView.bounds)
    #expect(box.frame == bounds.inset(by: UIEdgeInsets(top: 11, left: x, bottom: 11, right: x)))
    #expect(cell.contentView.layoutMargins.left == margin)

    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.layoutIfNeeded()
    #expect(box.frame.minX == 2)
  }

  /// A button is 32 points wide; with an indicator it is 32 + 10.3, on pixels.
  @Test(
    arguments: [
      (.detailButton, 375, 2, 48), (.detailButton, 414, 3, 52),
      (.detailDisclosureButton, 375, 2, 58.5), (.detailDisclosureButton, 375, 3, 58.3333),
      (.detailDisclosureButton, 414, 2, 62.5), (.detailDisclosureButton, 390, 3, 62.3333),
    ] as [(UITableViewCell.AccessoryType, CGFloat, CGFloat, CGFloat)])
  func `end before buttons and their margin`(
    type: UITableViewCell.AccessoryType, width: CGFloat, scale: CGFloat, room: CGFloat
  ) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let cell = cell()
      cell.accessoryType = type
      cell.show(width: width, scale: scale, direction: direction)
      let left = direction == .leftToRight ? 0 : room
      #expect((cell.contentView.frame.width - (width - room)).magnitude < 0.001)
      #expect((cell.contentView.frame.minX - left).magnitude < 0.001)
    }
  }

  /// Where there is no display, the pixels are those of the main screen, of which there are 3 to the point.
  @Test func `end on pixels in no table`() {
    let cell = cell()
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect((cell.contentView.frame.width - (320 - 16 - 31 / 3)).magnitude < 0.001)
  }

  @Test func `end before a checkmark, and nothing otherwise`() {
    let cell = cell()
    let table = cell.show(width: 375)
    #expect(cell.contentView.frame.width == 375)
    cell.accessoryType = .checkmark
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 335)
    #expect(cell.textLabel?.frame.maxX == 327)
    cell.accessoryType = .none
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 375)
  }

  @Test func `have the accessory on the left where people read from there`() {
    let cell = cell()
    cell.accessoryType = .checkmark
    cell.show(width: 375, direction: .rightToLeft)

    expectFrame(of: cell.contentView, x: 40, y: 0, width: 335, height: 43.5)
    #expect(cell.textLabel?.frame.minX == 8)
    #expect(cell.textLabel?.frame.maxX == 319)
  }

  @Test(arguments: [(414, 20), (375, 16)] as [(CGFloat, CGFloat)])
  func `are inset in tables that are so and grouped`(width: CGFloat, margin: CGFloat) {
    let cell = cell()
    let table = cell.show(width: width, .insetGrouped)

    expectFrame(of: cell, x: margin, y: 0, width: width - 2 * margin, height: 43.5)
    #expect(cell.textLabel?.frame.minX == margin)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == cell.frame)
  }

  // MARK: Heights

  @Test(arguments: [(1, 43), (2, 43.5), (3, 43.6667)] as [(CGFloat, CGFloat)])
  func `are 44 points high less a line`(scale: CGFloat, height: CGFloat) {
    for style in [UITableViewCell.CellStyle.default, .value1] {
      let cell = cell(style, "Title", "Detail")
      cell.show(width: 375, scale: scale)
      #expect((cell.frame.height - height).magnitude < 0.001)
    }
  }

  @Test func `are as high as they are told`() {
    let cell = cell()
    cell.show(width: 375) { $0.rowHeight = 60 }
    expectFrame(of: cell, x: 0, y: 0, width: 375, height: 60)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `are 44 points high without lines`() {
    let cell = cell()
    cell.show(width: 375) { $0.separatorStyle = .none }
    #expect(cell.frame.height == 44)
  }

  // MARK: Texts

  @Test(
    arguments: [(320, 16), (375, 16), (390, 20), (393, 20), (414, 20), (600, 20)]
      as [(CGFloat, CGFloat)])
  func `have a text as high as the content`(width: CGFloat, margin: CGFloat) throws {
    let cell = cell()
    cell.show(width: width)

    let text = try #require(cell.textLabel)
    expectFrame(of: text, x: margin, y: 0, width: width - 2 * margin, height: 43.5)
    #expect(cell.detailTextLabel == nil)
  }

  /// "Title" is 32.64 points wide in a font of 17 points, "Detail" 43.75; both are 20.5 high: (43.5 - 20.5) / 2 is 11.5.
  @Test func `have both texts in the middle with a value`() throws {
    let cell = cell(.value1, "Title", "Detail")
    let table = cell.show(width: 375)

    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    expectFrame(of: text, x: 16, y: 12, width: 33, height: 20.5)
    expectFrame(of: detail, x: 315, y: 12, width: 44, height: 20.5)
    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    #expect(detail.frame.maxX == 375 - 26.5 - 8)
    detail.text = "Other detail"
    table.layoutIfNeeded()
    #expect(detail.frame.maxX == 375 - 26.5 - 8)
    #expect(detail.frame.width > 44)
  }

  /// "Detail" is 32.67 points wide in a font of 12 points. 20.5 and 14.5 points are 35.
  @Test func `have one text below the other with a subtitle`() throws {
    let cell = cell(.subtitle, "Title", "Detail")
    cell.show(width: 414)

    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(cell.frame.height == 55.5)
    expectFrame(of: text, x: 20, y: 10, width: 33, height: 20.5)
    expectFrame(of: detail, x: 20, y: 31.5, width: 33, height: 14.5)
  }

  @Test(arguments: [43.5, 44] as [CGFloat])
  func `have no gap between both texts in low rows`(height: CGFloat) throws {
    let cell = cell(.subtitle, "Title", "Detail")
    cell.show(width: 414) { $0.rowHeight = height }

    #expect(try #require(cell.textLabel).frame.minY == 5)
    #expect(try #require(cell.detailTextLabel).frame.minY == 25.5)
  }

  @Test func `go by constraints where there are some`() {
    let cell = cell()
    let box = UIView()
    cell.contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(80)
    }
    cell.show(width: 375)
    #expect(cell.frame.height == 80)
  }
}

struct `Recorded cells of collections` {
  @Test func `have content views as large as they are`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }
}
