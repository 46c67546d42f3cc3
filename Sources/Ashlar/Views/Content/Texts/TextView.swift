/// An editable text, which may be larger than the view.
///
/// While it scrolls, it has no content size. While it does not, its content has the size of the text and its padding,
/// and its height follows its width, as for a ``Label``.
///
/// Source: Apple, `UITextView`.
open class TextView: View {
  final let writing = TextViewContent()

  /// The text. Setting it clears ``styledText``.
  open var text: String {
    get { writing.text.letters ?? "" }
    set { if writing.text.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// The pieces of the text, if they are not all set in the same way. Setting them sets ``text``.
  public var styledText: StyledText? {
    get { writing.text.pieces }
    set {
      text = newValue?.text ?? ""
      writing.text.take(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the text; the system font at 12 points by default. Setting it sets all pieces of the text in it.
  open var font: Font {
    get { writing.text.font }
    set { if writing.text.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text scrolls, in which case the view has no content size.
  public var isScrollEnabled: Bool {
    get { writing.scrolls }
    set { writing.takeScrolling(newValue, in: self) }
  }

  /// The room around the text, in points; 8 above and below by default.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var textContainerInset: EdgeInsets {
    get { writing.insets }
    set { writing.takeInsets(newValue, in: self) }
  }

  /// The room at both ends of each line, in points; 5 by default.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var lineFragmentPadding: CGFloat {
    get { writing.linePadding }
    set { writing.takeLinePadding(newValue, in: self) }
  }

  /// The horizontal alignment of the lines; natural by default.
  ///
  /// Source: Apple, `UITextView.textAlignment`.
  public var textAlignment: TextAlignment {
    get { writing.alignment }
    set { writing.alignment = newValue }
  }

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(writing, isOfPlainKind: type(of: self) == TextView.self)
  }
}
