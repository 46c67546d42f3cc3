/// An editable line of text.
///
/// Its content is as wide as the text, or as the placeholder while it is empty. It is one point higher than a line,
/// which is rounded up to whole points: 22 points in the default font. Text and placeholder are centred vertically.
///
/// Source: Apple, `UITextField`; heights recorded by Interface Builder since Xcode 11, 10 of 14 without a border and 16
/// of 16 with a rounded one.
open class TextField: View {
  final let fieldContent = FieldContent()

  /// The text. Setting it clears ``styledText``.
  open var text: String? {
    get { fieldContent.text.letters }
    set { if fieldContent.text.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// The pieces of the text, if they are not all set in the same way. Setting them sets ``text``.
  public var styledText: StyledText? {
    get { fieldContent.text.pieces }
    set {
      text = newValue?.text
      fieldContent.text.take(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The text that is shown while the field is empty. Setting it clears ``styledPlaceholder``.
  open var placeholder: String? {
    get { fieldContent.placeholder.letters }
    set { if fieldContent.placeholder.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// The pieces of the placeholder, if they are not all set in the same way. Setting them sets ``placeholder``.
  public var styledPlaceholder: StyledText? {
    get { fieldContent.placeholder.pieces }
    set {
      placeholder = newValue?.text
      fieldContent.placeholder.take(newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of text and placeholder, unless a piece has its own; the system font at 17 points by default. Setting
  /// it sets all pieces of the text in it. It determines the height of the content.
  open var font: Font {
    get { fieldContent.text.font }
    set { if fieldContent.text.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// The horizontal alignment of the text; natural by default.
  ///
  /// Source: Apple, `UITextField.textAlignment`.
  public var textAlignment: TextAlignment {
    get { fieldContent.alignment }
    set { fieldContent.alignment = newValue }
  }

  /// Makes a field with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(fieldContent, isOfPlainKind: type(of: self) == TextField.self)
  }
}
