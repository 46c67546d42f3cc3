/// A line of text that can be edited.
///
/// Its content has the size of the text, or of the placeholder while there is none, and the height of a line
/// in any case.
///
/// Source: Apple, `UITextField`.
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
  /// all pieces of the text in it. A line of it is as high as the content.
  open var font = Font.system(17) {
    didSet {
      if font != oldValue || pieces != nil { invalidateIntrinsicContentSize() }
      pieces = pieces?.withoutFonts()
    }
  }

  private var pieces: StyledText?
  private var placeholderPieces: StyledText?

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: textExtent(shown, .unlimited).size.width, height: lineExtent(of: font).size.height)
  }

  open override var firstBaselineOffsetFromTop: CGFloat { lineExtent(of: font).firstBaseline }

  open override var lastBaselineOffsetFromBottom: CGFloat { lineExtent(of: font).lastBaseline }

  open override var baselineFont: BaselineFont? { baselineFont(of: font) }

  override var centresText: Bool { true }

  /// The size of the content, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension TextField {
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
