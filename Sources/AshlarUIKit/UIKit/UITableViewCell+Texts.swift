import Ashlar

/// The texts of a cell, each made when it is first read.
struct CellTexts {
  var text: CellLabel?
  var detail: CellLabel?
}

/// A text of a cell, which places it anew when it changes.
final class CellLabel: UILabel {
  override var text: String? { didSet { noteText() } }

  override var font: UIFont! { didSet { noteText() } }

  override var numberOfLines: Int { didSet { noteText() } }

  private func noteText() { superview?.superview?.setNeedsLayout() }
}

extension UITableViewCell {
  /// The main text, in a font of 17 points by default.
  ///
  /// A row whose height comes out of a cell with texts is as high as they are with 20 points of room, and at least 44
  /// points; of that the line between rows is taken off, if there is one.
  ///
  /// Source: recorded by Interface Builder since Xcode 11: 43.5 points at 2 pixels to the point and 43.67 at 3 (69), 44
  /// (33); of subtitles 55.5 (8 of 8).
  public var textLabel: UILabel? {
    if let label = texts.text { return label }
    let label = addText(.systemFont(ofSize: 17))
    texts.text = label
    return label
  }

  /// The other text: at the end of the row in a font of 17 points, or below the main text in one of 12. There is none in
  /// the default style.
  public var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let label = texts.detail { return label }
    let label = addText(.systemFont(ofSize: style == .subtitle ? 12 : 17))
    texts.detail = label
    return label
  }

  private func addText(_ font: UIFont) -> CellLabel {
    let label = CellLabel()
    label.font = font
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
}

// MARK: - Heights

extension UITableViewCell {
  /// How high a cell is that shows nothing but its texts, in points; nil for another one.
  func textsHeight(atWidth width: CGFloat) -> CGFloat? {
    guard texts.text != nil || texts.detail != nil, contentView.constraints.isEmpty else {
      return nil
    }
    return max(44, height(ofTextsIn: width) + 20) - separatorHeight
  }

  private func height(ofTextsIn width: CGFloat) -> CGFloat {
    let (text, detail) = textSizes(within: room(inContent: contentWidth(in: width)))
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
    return (size(texts.text), size(texts.detail))
  }
}

// MARK: - Places

extension UITableViewCell {
  /// How far texts stay from the end of the content view, in points.
  ///
  /// Source: recorded by Interface Builder: the margin without an accessory (146 of 153), 8 with one (31 of 31).
  private var trailingRoom: CGFloat { accessoryWidth == nil ? textMargin : 8 }

  /// How wide texts are at most in a content view of a width, in points.
  private func room(inContent width: CGFloat) -> CGFloat {
    max(0, width - textMargin - trailingRoom)
  }

  /// Puts the texts where the style has them.
  ///
  /// Source: recorded by Interface Builder; default 152 of 152, value 1 117 of 120, subtitle 56 of 67.
  func placeTexts() {
    guard texts.text != nil || texts.detail != nil else { return }
    let content = contentView.bounds.size
    let room = room(inContent: content.width)
    let (text, detail) = textSizes(within: room)
    switch style {
    case .default:
      place(texts.text, x: textMargin, y: 0, CGSize(width: room, height: content.height))
    case .value1, .value2:
      let width = max(0, min(text.width, room - detail.width))
      let rest = CGSize(width: width, height: text.height)
      place(texts.text, x: textMargin, y: middle(text.height), rest)
      let x = content.width - trailingRoom - detail.width
      place(texts.detail, x: x, y: middle(detail.height), detail)
    case .subtitle:
      let gap = detail.height > 0 ? Self.gap(inHeight: content.height) : 0
      let top = middle(text.height + detail.height + gap)
      place(texts.text, x: textMargin, y: top, text)
      place(texts.detail, x: textMargin, y: top + text.height + gap, detail)
    }
  }

  /// Where something begins that stands in the middle of the content view, on whole points.
  private func middle(_ height: CGFloat) -> CGFloat {
    ((contentView.bounds.height - height) / 2).rounded(.up)
  }

  /// What is between the texts of a cell with a subtitle, in points: nothing up to 50 points, and more in higher rows.
  private static func gap(inHeight height: CGFloat) -> CGFloat {
    height <= 50 ? 0 : height <= 60 ? 1 : 2
  }

  private func place(_ label: CellLabel?, x: CGFloat, y: CGFloat, _ size: CGSize) {
    guard let label else { return }
    let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? contentView.bounds.width - x - size.width : x, y: y, width: size.width,
      height: size.height)
  }
}
