/// A title and a picture that can be tapped.
///
/// Its content is the picture, the title behind it, and the room around both.
///
/// Source: Apple, `UIButton`.
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

  /// The room around the title and the picture, in points; none at first.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var contentEdgeInsets = EdgeInsets.zero {
    didSet {
      if refuses(contentEdgeInsets, for: "contentEdgeInsets") { contentEdgeInsets = oldValue }
      if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a button of size zero with a title and a picture, and perhaps a name for reports.
  public convenience init(title: String?, image: Image? = nil, name: String? = nil) {
    self.init(name: name)
    self.title = title
    self.image = image
  }

  open override var intrinsicContentSize: CGSize {
    let text = titleExtent?.size ?? .zero
    let picture = image?.size ?? .zero
    return CGSize(
      width: text.width + picture.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(text.height, picture.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    guard hasTitle else { return 0 }
    return roomAboveTitle + contentEdgeInsets.top + lineOfTitle.firstBaseline
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    guard hasTitle else { return 0 }
    return roomAboveTitle + contentEdgeInsets.bottom + lineOfTitle.lastBaseline
  }

  open override var baselineFont: BaselineFont? { hasTitle ? baselineFont(of: font) : nil }

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
      guard takes(newValue, for: storedImage) else { return }
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
    return run.text.isEmpty ? nil : textExtent(run, .unlimited)
  }

  /// What the line takes up that the title is on.
  private var lineOfTitle: TextExtent {
    styledTitle == nil ? lineExtent(of: font) : titleExtent ?? lineExtent(of: font)
  }

  /// How far a picture that is higher than the title reaches beyond it, above and below.
  private var roomAboveTitle: CGFloat {
    max(0, ((image?.size.height ?? 0) - (titleExtent?.size.height ?? 0)) / 2)
  }
}
