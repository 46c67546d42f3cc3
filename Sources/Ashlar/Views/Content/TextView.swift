/// A text that can be edited, and may be larger than the view.
///
/// While it scrolls it asks for no size. While it does not, its content has the size of the text and what is
/// around it, and its height follows its width as that of a ``Label`` does.
///
/// Source: Apple, `UITextView`.
open class TextView: View {
  /// The text. Setting it takes ``styledText`` away.
  open var text = "" {
    didSet {
      if text != oldValue || pieces != nil { invalidateIntrinsicContentSize() }
      pieces = nil
    }
  }

  /// The pieces of the text, if they are not all set in the same way. Setting them sets ``text``.
  public var styledText: StyledText? {
    get { pieces }
    set {
      text = newValue?.text ?? ""
      pieces = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// What the text is set in; the system font at 12 points at first. Setting it sets all pieces of the text in it.
  open var font = Font.system(12) {
    didSet {
      if font != oldValue || pieces != nil { invalidateIntrinsicContentSize() }
      pieces = pieces?.withoutFonts()
    }
  }

  private var pieces: StyledText?

  /// Whether the text may be larger than the view, so that the view asks for no size.
  public var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { noteScrollChange() } }
  }

  /// The room around the text, in points; 8 above and below at first.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if refuses(textContainerInset, for: "textContainerInset") { textContainerInset = oldValue }
      if textContainerInset != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The room at both ends of each line, in points; 5 at first.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if refuses(lineFragmentPadding, for: "lineFragmentPadding") { lineFragmentPadding = oldValue }
      if lineFragmentPadding != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  // MARK: What it asks for

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    let natural = size(within: .infinity)
    guard let width = flexible?.width else { return natural }
    return CGSize(width: natural.width, height: size(within: width).height)
  }

  open override var firstBaselineOffsetFromTop: CGFloat {
    textContainerInset.top + shownExtent.firstBaseline
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    textContainerInset.bottom + shownExtent.lastBaseline
  }

  open override var baselineFont: BaselineFont? { ruler.baselineFont(of: font) }

  /// The size of the text and what is around it, in points, on lines that leave the view no wider than a size.
  ///
  /// At a width of 0 lines are as wide as they like. The height that there is makes no difference.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .infinity)
  }

  override var baselinesFollowHeight: Bool { type(of: self) != TextView.self || pieces != nil }
}

extension TextView {
  /// An empty text is as high as a line.
  private func size(within width: CGFloat) -> CGSize {
    let size = extent(within: width).size
    let least = isInOneFont ? ruler.lineExtent(of: font).size.height : 0
    return CGSize(
      width: size.width + textContainerInset.left + textContainerInset.right
        + 2 * lineFragmentPadding,
      height: max(size.height, least) + textContainerInset.top + textContainerInset.bottom)
  }

  /// What the text takes up on lines that leave the view no wider than a width.
  private func extent(within width: CGFloat) -> TextExtent {
    let around = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
    let run = pieces.map { TextRun($0, font: font) } ?? TextRun(text, font: font)
    return ruler.extent(of: run, WidthProposal(limit: width > 0 ? width - around : .infinity))
  }

  /// What the text takes up at the width that is known; of one in one font, what a line of it does.
  private var shownExtent: TextExtent {
    isInOneFont ? ruler.lineExtent(of: font) : extent(within: flexible?.width ?? bounds.width)
  }

  private var isInOneFont: Bool { pieces == nil || text.isEmpty }

  private func noteScrollChange() {
    flexible = isScrollEnabled ? nil : FlexibleContent()
    noteContentWidth()
    invalidateIntrinsicContentSize()
  }
}
