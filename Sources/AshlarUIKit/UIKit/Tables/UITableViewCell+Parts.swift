import Ashlar

/// The texts and the picture of a cell, each made when it is first read.
struct CellParts {
  var text: CellLabel?
  var detail: CellLabel?
  var picture: CellPicture?

  var isEmpty: Bool { text == nil && detail == nil && picture == nil }
}

/// A text of a cell. A change of it places the cell's parts again.
final class CellLabel: UILabel {
  /// Makes a text in the system font of a size, in points.
  convenience init(ofSize size: CGFloat) {
    self.init()
    font = .systemFont(ofSize: size)
  }

  override var text: String? { didSet { noteText() } }

  override var font: UIFont! { didSet { noteText() } }

  override var numberOfLines: Int { didSet { noteText() } }

  private func noteText() { superview?.superview?.setNeedsLayout() }
}

/// The picture of a cell. A change of it places the cell's parts again.
final class CellPicture: UIImageView {
  override var image: UIImage? { didSet { superview?.superview?.setNeedsLayout() } }
}

extension UITableViewCell {
  /// The main text, in a font of 17 points by default; nil with a ``contentConfiguration``.
  ///
  /// A row whose cell has texts has their height plus 20 points, and at least 44 points, less the line between rows,
  /// if there is one.
  ///
  /// Source: recorded by Interface Builder since Xcode 11: 43.5 points at 2 pixels to the point and 43.67 at 3 (69), 44
  /// (33); of subtitles 55.5 (8 of 8).
  public var textLabel: UILabel? {
    if isConfigured { return nil }
    return part(\.text) { CellLabel(ofSize: 17) }
  }

  /// The other text: at the end of the row in a font of 17 points, or below the main text in one of 12.
  ///
  /// It is nil in the default style and with a ``contentConfiguration``.
  public var detailTextLabel: UILabel? {
    if style == .default || isConfigured { return nil }
    return part(\.detail) { CellLabel(ofSize: style == .subtitle ? 12 : 17) }
  }

  /// The picture before the texts. There is none in the style `value2` and with a ``contentConfiguration``.
  ///
  /// It has the size of its image, and is in the middle of the row. An image that is higher than the row is made
  /// smaller in its proportions, and does not make the row higher. The picture begins at the place of texts without
  /// it, and they begin after it and the margin: 16 points in tables less than 390 points wide, 20 in wider ones.
  /// Without an image it takes no room.
  ///
  /// Source: Apple, `UITableViewCell.imageView`; one layout recorded by Interface Builder up to Xcode 9, with an image
  /// at the margin of 15 points and the text 15 points after it. The height of a row with an image has not been recorded.
  public var imageView: UIImageView? {
    if style == .value2 || isConfigured { return nil }
    return part(\.picture) { CellPicture(frame: .zero) }
  }

  /// A part of the cell, made if there is none yet.
  private func part<Part: UIView>(
    _ path: WritableKeyPath<CellParts, Part?>, _ make: () -> Part
  ) -> Part {
    if let part = parts[keyPath: path] { return part }
    let part = make()
    parts[keyPath: path] = part
    contentView.addSubview(part)
    setNeedsLayout()
    return part
  }

  /// Takes away the texts and the picture.
  func removeParts() {
    let all: [UIView?] = [parts.text, parts.detail, parts.picture]
    parts = CellParts()
    for part in all { part?.removeFromSuperview() }
  }
}

// MARK: - Heights

extension UITableViewCell {
  /// In how many rounds a height is found at most; see ``textsHeight(atWidth:)``.
  private static let mostRounds = 4

  /// The height of a cell that shows nothing but its texts and its picture, in points; nil for another one.
  ///
  /// A picture that is higher than the row is the wider, and leaves the less room for texts, the higher the row is. So
  /// the height is found in a few rounds.
  func textsHeight(atWidth width: CGFloat) -> CGFloat? {
    guard !parts.isEmpty, contentView.constraints.isEmpty else { return nil }
    var height = 44 - separatorHeight
    var picture = pictureSize(inHeight: height)
    for _ in 0..<Self.mostRounds {
      let room = room(inContent: contentWidth(in: width), beside: picture)
      height = max(height, self.height(ofTextsIn: room) + 20 - separatorHeight)
      let next = pictureSize(inHeight: height)
      if next == picture { break }
      picture = next
    }
    return height
  }

  private func height(ofTextsIn room: CGFloat) -> CGFloat {
    let (text, detail) = textSizes(within: room)
    if style != .subtitle { return max(text.height, detail.height) }
    return text.height + detail.height + (detail.height > 0 ? 1 : 0)
  }

  /// The sizes of both texts, in points, on lines no wider than the room.
  private func textSizes(within room: CGFloat) -> (text: CGSize, detail: CGSize) {
    func size(_ label: CellLabel?) -> CGSize {
      guard let size = label?.sizeThatFits(CGSize(width: max(room, 1), height: 0)) else {
        return .zero
      }
      return CGSize(width: min(size.width, room), height: size.height)
    }
    return (size(parts.text), size(parts.detail))
  }

  /// The size of the picture in content of a height, in points; zero without an image.
  private func pictureSize(inHeight height: CGFloat) -> CGSize {
    guard let size = parts.picture?.image?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    if size.height <= height { return size }
    let height = max(0, height)
    return CGSize(width: downToPixel(size.width * height / size.height), height: height)
  }
}

// MARK: - Places

extension UITableViewCell {
  /// The distance of texts from the end of the content view, in points.
  ///
  /// Source: recorded by Interface Builder: the margin without an accessory (146 of 153), 8 with one (31 of 31).
  private var trailingRoom: CGFloat { hasAccessory ? 8 : textMargin }

  /// The leading edge of texts in the content view, in points: at the margin, or after a picture and the margin once
  /// more.
  private func textStart(beside picture: CGSize) -> CGFloat {
    picture.width > 0 ? textMargin + picture.width + textMargin : textMargin
  }

  /// The greatest width of texts in a content view of a width, in points.
  private func room(inContent width: CGFloat, beside picture: CGSize) -> CGFloat {
    max(0, width - textStart(beside: picture) - trailingRoom)
  }

  /// Places the texts and the picture by the style.
  ///
  /// Source: recorded by Interface Builder; default 152 of 152, value 1 117 of 120, subtitle 56 of 67.
  func placeParts() {
    if parts.isEmpty { return }
    let picture = pictureSize(inHeight: contentView.bounds.height)
    let top = downToPixel((contentView.bounds.height - picture.height) / 2)
    place(parts.picture, x: textMargin, y: top, picture)
    placeTexts(from: textStart(beside: picture), beside: picture)
  }

  private func placeTexts(from start: CGFloat, beside picture: CGSize) {
    let content = contentView.bounds.size
    let room = room(inContent: content.width, beside: picture)
    let (text, detail) = textSizes(within: room)
    switch style {
    case .default:
      place(parts.text, x: start, y: 0, CGSize(width: room, height: content.height))
    case .value1, .value2:
      let width = max(0, min(text.width, room - detail.width))
      let rest = CGSize(width: width, height: text.height)
      place(parts.text, x: start, y: middle(text.height), rest)
      let x = content.width - trailingRoom - detail.width
      place(parts.detail, x: x, y: middle(detail.height), detail)
    case .subtitle:
      let gap = detail.height > 0 ? Self.gap(inHeight: content.height) : 0
      let top = middle(text.height + detail.height + gap)
      place(parts.text, x: start, y: top, text)
      place(parts.detail, x: start, y: top + text.height + gap, detail)
    }
  }

  /// The top of a text in the middle of the content view, on whole points.
  private func middle(_ height: CGFloat) -> CGFloat {
    ((contentView.bounds.height - height) / 2).rounded(.up)
  }

  /// The distance between the texts of a cell with a subtitle, in points: nothing up to 50 points, and more in higher
  /// rows.
  private static func gap(inHeight height: CGFloat) -> CGFloat {
    height <= 50 ? 0 : height <= 60 ? 1 : 2
  }

  private func place(_ part: UIView?, x: CGFloat, y: CGFloat, _ size: CGSize) {
    guard let part else { return }
    let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    part.frame = CGRect(
      x: isMirrored ? contentView.bounds.width - x - size.width : x, y: y, width: size.width,
      height: size.height)
  }
}
