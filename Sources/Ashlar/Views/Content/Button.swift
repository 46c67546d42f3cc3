/// A title and a picture that can be tapped.
///
/// Its content is the picture, the title behind it, and the room around both. The title is rounded up to whole points,
/// also where there are pixels, and one without a picture has 6 points of room above and below: in the font that it has at
/// first, a button is 30 points high.
///
/// Source: Apple, `UIButton`; sizes recorded by Interface Builder, of 375 widths all and of 324 heights 312.
open class Button: View {
  /// What ``LayoutItem/title`` is.
  var givenTitle: String? {
    didSet { if givenTitle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A title of several pieces, on one line, which is shown instead of ``LayoutItem/title``; none at first.
  public var styledTitle: StyledText? {
    didSet { if styledTitle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What the title is set in, unless a piece of it has a font of its own; the system font at 15 points at first.
  public var font = Font.system(15) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  fileprivate var storedImage: Image?

  /// The room around the title and the picture, in points; zero at first.
  ///
  /// If it is not zero on all sides, it takes the place of the 6 points above and below a title.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var contentEdgeInsets = EdgeInsets.zero {
    didSet {
      if refuses(contentEdgeInsets, for: "contentEdgeInsets") { contentEdgeInsets = oldValue }
      if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// How wide a button is at least that has a title and no picture, in points.
  package var leastWidth: CGFloat = 0 {
    didSet { if leastWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The room around the title and the picture of a button that is described by a configuration, in points. Its title
  /// is not rounded up to whole points.
  package var configuredInsets: DirectionalEdgeInsets? {
    didSet { if configuredInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes a button of size zero with a title and a picture, and perhaps a name for reports.
  public convenience init(title: String?, image: Image? = nil, name: String? = nil) {
    self.init(name: name)
    self.title = title
    self.image = image
  }

  open override var intrinsicContentSize: CGSize {
    let inner = innerSize
    let room = room
    let width = inner.width + room.left + room.right
    return CGSize(
      width: image == nil && titleExtent != nil ? max(leastWidth, width) : width,
      height: inner.height + room.top + room.bottom)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    guard hasTitle else { return 0 }
    return roomAboveTitle + room.top + lineOfTitle.firstBaseline
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    guard hasTitle else { return 0 }
    return roomAboveTitle + room.bottom + lineOfTitle.lastBaseline
  }

  open override var baselineFont: BaselineFont? { hasTitle ? ruler.baselineFont(of: font) : nil }

  override var centresText: Bool { true }

  /// The size of the content, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

// UIKit's buttons have no properties of these names, so that classes of programs may have them.
extension LayoutItem where Self: Button {
  /// The title, on one line.
  public var title: String? {
    get { givenTitle }
    set { givenTitle = newValue }
  }

  /// The picture in front of the title. One whose size has numbers that are not finite is a
  /// ``LayoutFault`` and changes nothing.
  public var image: Image? {
    get { storedImage }
    set {
      guard Image.isTaken(newValue, by: self, for: storedImage) else { return }
      storedImage = newValue
      invalidateIntrinsicContentSize()
    }
  }
}

extension Button {
  private var hasTitle: Bool { title != nil || styledTitle != nil }

  /// What the title takes up, if there is any.
  private var titleExtent: TextExtent? {
    let run: TextRun
    if let styledTitle {
      run = TextRun(styledTitle, font: font, lineLimit: 1, lineBreakMode: .byTruncatingMiddle)
    } else {
      run = TextRun(title ?? "", font: font, lineLimit: 1, lineBreakMode: .byTruncatingMiddle)
    }
    return run.text.isEmpty ? nil : ruler.extent(of: run, .unlimited)
  }

  /// What the line takes up that the title is on.
  private var lineOfTitle: TextExtent {
    styledTitle == nil ? ruler.lineExtent(of: font) : titleExtent ?? ruler.lineExtent(of: font)
  }

  /// The size of the title and the picture, in points.
  private var innerSize: CGSize {
    let title = titleExtent?.size ?? .zero
    let picture = image?.size ?? .zero
    return CGSize(
      width: roundedTitle(title.width) + picture.width,
      height: max(roundedTitle(title.height), picture.height))
  }

  /// A length of the title, in points, as the content has it.
  private func roundedTitle(_ length: CGFloat) -> CGFloat {
    configuredInsets == nil ? PixelGrid.ceil(length, scale: 1) : length
  }

  /// The room around the title and the picture, in points.
  private var room: EdgeInsets {
    if let configuredInsets { return configuredInsets.absolute(.leftToRight) }
    guard contentEdgeInsets == .zero, image == nil, titleExtent != nil else {
      return contentEdgeInsets
    }
    return EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// How far the title's line is from the room above it, and from that below it, in points.
  private var roomAboveTitle: CGFloat {
    max(0, (innerSize.height - (titleExtent?.size.height ?? 0)) / 2)
  }
}
