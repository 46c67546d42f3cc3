/// A line of text that can be edited.
///
/// Its content has the size of the text, or of the placeholder while there is none, and the height of a line
/// in any case.
///
/// Source: Apple, `UITextField`.
open class TextField: View {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What is seen while there is no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What both are set in; the system font at 17 points at first.
  open var font = Font.system(17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let run = TextRun(shown, font: font, lineLimit: 1, lineBreakMode: .byClipping)
    return CGSize(
      width: textMetrics(run, .unlimited).size.width, height: lineMetrics(of: font).size.height)
  }

  open override var firstBaselineOffsetFromTop: CGFloat { lineMetrics(of: font).firstBaseline }

  open override var lastBaselineOffsetFromBottom: CGFloat { lineMetrics(of: font).lastBaseline }

  open override var baselineFont: BaselineFont? { baselineFont(of: font) }

  /// The size of the content, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
