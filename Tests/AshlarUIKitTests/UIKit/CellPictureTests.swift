import AshlarUIKit
import Testing

/// An image stands at the margin, and texts begin after it and the margin: 16 points in tables less than 390 points wide, 20
/// in others. A row is 43.5 points high at 2 pixels to the point, and 43.667 at 3.
struct `Pictures of cells` {
  private func cell(
    _ style: UITableViewCell.CellStyle = .default, _ width: CGFloat = 29, _ height: CGFloat = 29
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = UIImage(size: CGSize(width: width, height: height))
    return cell
  }

  // MARK: Places

  /// (43.5 - 29) / 2 is 7.25, and (43.667 - 29) / 2 is 7.333.
  @Test(
    arguments: [
      (320, 2, 16, 7), (375, 2, 16, 7), (375, 3, 16, 7.3333), (390, 3, 20, 7.3333),
      (414, 2, 20, 7), (600, 2, 20, 7),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `stand before the text`(width: CGFloat, scale: CGFloat, margin: CGFloat, top: CGFloat) throws
  {
    let cell = cell()
    cell.show(width: width, scale: scale)

    let (text, image) = try (#require(cell.textLabel), #require(cell.imageView))
    let start = margin + 29 + margin
    expectFrame(of: image, x: margin, y: top, width: 29, height: 29)
    expectFrame(of: text, x: start, y: 0, width: width - start - margin, height: cell.frame.height)
  }

  /// 375 - 16 - 29 = 330, and the text has 375 - 16 - 29 - 2 * 16 = 298 from 16.
  @Test func `stand on the right where people read from there`() throws {
    let cell = cell()
    cell.show(width: 375, direction: .rightToLeft)
    try expectFrame(of: #require(cell.imageView), x: 330, y: 7, width: 29, height: 29)
    try expectFrame(of: #require(cell.textLabel), x: 16, y: 0, width: 298, height: 43.5)
  }

  /// The content has 375 - 16 - 10.5 = 348.5, and the text 348.5 - 61 - 8 = 279.5.
  @Test func `stand in rows with a sign at the end`() throws {
    let cell = cell()
    cell.accessoryType = .disclosureIndicator
    cell.show(width: 375)
    try expectFrame(of: #require(cell.imageView), x: 16, y: 7, width: 29, height: 29)
    try expectFrame(of: #require(cell.textLabel), x: 61, y: 0, width: 279.5, height: 43.5)
  }

  /// "Title" is 32.64 points wide in a font of 17 points, "Detail" 43.75; both are 20.5 high.
  @Test func `stand before a text with a value`() throws {
    let cell = cell(.value1)
    cell.show(width: 375)
    try expectFrame(of: #require(cell.imageView), x: 16, y: 7, width: 29, height: 29)
    try expectFrame(of: #require(cell.textLabel), x: 61, y: 12, width: 33, height: 20.5)
    try expectFrame(of: #require(cell.detailTextLabel), x: 315, y: 12, width: 44, height: 20.5)
  }

  /// "Detail" is 32.67 points wide in a font of 12 points. (55.5 - 29) / 2 is 13.25.
  @Test func `stand before both texts with a subtitle`() throws {
    let cell = cell(.subtitle)
    cell.show(width: 414)
    #expect(cell.frame.height == 55.5)
    try expectFrame(of: #require(cell.imageView), x: 20, y: 13, width: 29, height: 29)
    try expectFrame(of: #require(cell.textLabel), x: 69, y: 10, width: 33, height: 20.5)
    try expectFrame(of: #require(cell.detailTextLabel), x: 69, y: 31.5, width: 33, height: 14.5)
  }

  @Test func `are without a text, too`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(size: CGSize(width: 29, height: 29))
    let table = cell.show(width: 375)
    try expectFrame(of: #require(cell.imageView), x: 16, y: 7, width: 29, height: 29)
    #expect(cell.frame.height == 43.5)
    #expect(table.faultTexts == [])
  }

  // MARK: Sizes

  /// 100 by 60 points are 72.5 by 43.5 in a low row, and the text begins at 16 + 72.5 + 16. In one of 80 points the image
  /// is as it is, at (80 - 60) / 2.
  @Test func `are no higher than the row`() throws {
    let cell = cell(.default, 100, 60)
    let table = cell.show(width: 375)
    let (text, image) = try (#require(cell.textLabel), #require(cell.imageView))
    expectFrame(of: cell, x: 0, y: 0, width: 375, height: 43.5)
    expectFrame(of: image, x: 16, y: 0, width: 72.5, height: 43.5)
    #expect(text.frame.minX == 104.5)

    table.rowHeight = 80
    table.layoutIfNeeded()
    expectFrame(of: image, x: 16, y: 10, width: 100, height: 60)
    #expect(text.frame.minX == 132)
  }

  /// Three lines are 61 points high, and the row 61 + 20 - 0.5. (80.5 - 60) / 2 is 10.25.
  @Test(arguments: [(60, 60, 10), (100, 80.5, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func `are in rows as high as the text`(side: CGFloat, shown: CGFloat, top: CGFloat) throws {
    let cell = cell(.default, side, side)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "One\nTwo\nThree"
    cell.show(width: 375)
    #expect(cell.frame.height == 80.5)
    try expectFrame(of: #require(cell.imageView), x: 16, y: top, width: shown, height: shown)
    #expect(cell.textLabel?.frame.minX == 16 + shown + 16)
  }

  /// "Title Title" is about 70 points wide: it fits into 375 - 2 * 16 = 343, and not into 375 - 3 * 16 - 290 = 37. Two lines
  /// are 41 points high.
  @Test func `leave texts less room`() {
    let cell = cell(.default, 290, 40)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "Title Title"
    cell.show(width: 375)
    #expect(cell.frame.height == 41 + 20 - 0.5)
  }

  // MARK: Changes

  @Test func `take room while there is an image`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    let table = cell.show(width: 375)
    let text = try #require(cell.textLabel)
    #expect(cell.contentView.subviews.count == 1)

    let image = try #require(cell.imageView)
    table.layoutIfNeeded()
    #expect(cell.imageView === image)
    #expect(image.superview === cell.contentView)
    #expect(image.frame.size == .zero)
    #expect(text.frame.minX == 16)

    image.image = UIImage(size: CGSize(width: 29, height: 29))
    table.layoutIfNeeded()
    #expect(text.frame.minX == 61)
    image.image = UIImage(size: CGSize(width: 20, height: 20))
    table.layoutIfNeeded()
    #expect(text.frame.minX == 52)
    image.image = nil
    table.layoutIfNeeded()
    #expect(image.frame.size == .zero)
    #expect(text.frame.minX == 16)
  }

  @Test func `are not there in the style value2`() {
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
  }

  @Test func `go when a configuration comes, as texts do`() throws {
    let cell = cell(.subtitle)
    let (text, image) = try (#require(cell.textLabel), #require(cell.imageView))
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(text.superview == nil)
    #expect(image.superview == nil)
    #expect(cell.textLabel == nil)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.imageView == nil)

    cell.contentConfiguration = nil
    #expect(cell.imageView?.image == nil)
    #expect(cell.imageView?.superview === cell.contentView)
  }

  /// What a program lays out itself is left to it.
  @Test func `may be placed by a subclass`() {
    let cell = Own(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(size: CGSize(width: 29, height: 29))
    let table = cell.show(width: 375)
    #expect(cell.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(table.faultTexts == [])
  }
}

private final class Own: UITableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
  }
}
