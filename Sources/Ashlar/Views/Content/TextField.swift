/// A line of text that can be edited.
///
/// Its content is as wide as the text, or as the placeholder while there is none. It is one point higher than a line in
/// whole points: 22 points in the font that it has at first. A text of either stands in the middle.
///
/// Source: Apple, `UITextField`; heights recorded by Interface Builder since Xcode 11, 10 of 14 without a border and 16
/// of 16 with a rounded one.
open class TextField: View {
  /// The text. Setting it takes ``styledText`` away.
  open var text: String? {
    didSet {
      if text != oldValue || pieces != nil { invalidateIntrinsicContentSize() }
      pieces = nil
    }
  }

  /// The pieces of the text, if they are not all set in the same way. Setting them sets ``text``.
  public var styledText: StyledText? {
    get { pieces }
    set {
      text = newValue?.text
      pieces = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// What is seen while there is no text. Setting it takes ``styledPlaceholder`` away.
  open var placeholder: String? {
    didSet {
      if placeholder != oldValue || placeholderPieces != nil { invalidateIntrinsicContentSize() }
      placeholderPieces = nil
    }
  }

  /// The pieces of the placeholder, if they are not all set in the same way. Setting them sets ``placeholder``.
  public var styledPlaceholder: StyledText? {
    get { placeholderPieces }
    set {
      placeholder = newValue?.text
      placeholderPieces = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// What both are set in, unless a piece has a font of its own; the system font at 17 points at first. Setting it sets
  /// all pieces of the text in it. The height of the content goes by it.
  open var font = Font.system(17) {
    didSet {
      if font != oldValue || pieces != nil { invalidateIntrinsicContentSize() }
      pieces = pieces?.withoutFonts()
    }
  }

  private var pieces: StyledText?
  private var placeholderPieces: StyledText?

  /// Whether the field has a rounded border, which has room above and below the line, and is at least 34 points high.
  package var isRounded = false {
    didSet { if isRounded != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ruler.extent(of: shown, .unlimited).size.width, height: contentHeight)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    roomAboveLine + ruler.lineExtent(of: font).firstBaseline
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    roomAboveLine + ruler.lineExtent(of: font).lastBaseline
  }

  open override var baselineFont: BaselineFont? { ruler.baselineFont(of: font) }

  override var centresText: Bool { true }

  /// The size of the content, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension TextField {
  /// The height of the content, in points, whatever the text is.
  private var contentHeight: CGFloat {
    let line = PixelGrid.ceil(ruler.lineExtent(of: font).size.height, scale: 1)
    return isRounded ? max(34, line + 8) : line + 1
  }

  /// How far the line is from the top of the content, and from its bottom, in points.
  private var roomAboveLine: CGFloat {
    (contentHeight - ruler.lineExtent(of: font).size.height) / 2
  }

  /// The text, or the placeholder while there is none.
  private var shown: TextRun {
    let isEmpty = text?.isEmpty ?? true
    if let styled = isEmpty ? placeholderPieces : pieces {
      return TextRun(styled, font: font, lineLimit: 1, lineBreakMode: .byClipping)
    }
    let shown = isEmpty ? placeholder : text
    return TextRun(shown ?? "", font: font, lineLimit: 1, lineBreakMode: .byClipping)
  }
}
