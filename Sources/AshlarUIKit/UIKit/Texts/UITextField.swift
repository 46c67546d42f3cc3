public import Ashlar

/// An editable line of text.
///
/// Its content is as wide as the text, or as the placeholder while there is none. Where there is no display, its size is
/// rounded up to the pixels of `UIScreen.main`.
///
/// Source: Apple, `UITextField`.
open class UITextField: UIControl, FieldTextPlacing {
  final let field = FieldContent()

  override func installParts() {
    show(field, isOfPlainKind: type(of: self) == UITextField.self)
    roundContentToPixels()
  }

  /// The text. Setting it clears ``attributedText``.
  open var text: String? {
    get { field.text.letters }
    set { if field.text.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// The text that is shown while the field is empty. Setting it clears ``attributedPlaceholder``.
  open var placeholder: String? {
    get { field.placeholder.letters }
    set { if field.placeholder.take(newValue) { invalidateIntrinsicContentSize() } }
  }

  /// The font of text and placeholder, unless a piece has its own; the system font at 17 points by default, and again
  /// when it is set to nil. It determines the height of the content.
  open var font: UIFont? {
    get { field.text.font }
    set { if field.text.take(newValue ?? .system(17)) { invalidateIntrinsicContentSize() } }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    guard adjustsFont, field.text.pieces == nil else { return }
    if let adjusted = field.text.font.adjusted(to: category) { font = adjusted }
  }

  /// The text with its attributes. Fonts and kerns determine its width; its height is that of a line in the field's
  /// font.
  ///
  /// Setting it sets ``text``, and ``font`` to that at the beginning of the text.
  open var attributedText: NSAttributedString? {
    get {
      .shown(text, field.text.pieces, kept: looks.attributedText, font: field.text.font)
    }
    set {
      if let font: UIFont = newValue?.first(.font) { self.font = font }
      let pieces = newValue.map { StyledText($0) }
      text = pieces?.text
      field.text.take(pieces)
      invalidateIntrinsicContentSize()
      appearance.attributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// The text that is shown while the field is empty, with its attributes. Setting it sets ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      .shown(
        placeholder, field.placeholder.pieces, kept: looks.attributedPlaceholder,
        font: field.text.font)
    }
    set {
      let pieces = newValue.map { StyledText($0) }
      placeholder = pieces?.text
      field.placeholder.take(pieces)
      invalidateIntrinsicContentSize()
      appearance.attributedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// The view in place of the keyboard. Kept, and not shown.
  open override var inputView: UIView? {
    get { looks.input.inputView }
    set { appearance.input.inputView = newValue }
  }

  /// The view above the keyboard. Kept, and not shown.
  open override var inputAccessoryView: UIView? {
    get { looks.input.inputAccessoryView }
    set { appearance.input.inputAccessoryView = newValue }
  }

  /// The colour of the text. No layout depends on it; a page is drawn with it.
  open var textColor: UIColor? {
    get { looks.textColor ?? .label }
    set { appearance.textColor = newValue }
  }

  /// The horizontal alignment of the text. It has no effect on frames; `ShownText` follows it.
  open var textAlignment: NSTextAlignment {
    get { field.alignment }
    set { field.alignment = newValue }
  }

  /// The border around the field. Only a rounded border has an effect: with it the field is 34 points high, or 8
  /// higher than a line in whole points if that is more. Its width stays that of the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      field.isRounded = borderStyle == .roundedRect
      invalidateIntrinsicContentSize()
    }
  }

  /// The view on the left of the text. Kept, and not shown.
  open var leftView: UIView?

  /// The view on the right of the text. Kept, and not shown.
  open var rightView: UIView?

  /// The rectangle of the text in the bounds, in points: all of the bounds. `ShownText` calls it; the field's size
  /// does not depend on it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  package final func rectangle(ofPlaceholder isPlaceholder: Bool, in bounds: CGRect) -> CGRect {
    isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the text while it is edited, in points: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder, in points: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the border, in points: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the view on the left, in points: empty, as it is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// The rectangle of the view on the right, in points: empty, as it is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// The rectangle of the clear button, in points: empty, as it is not shown.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Never called: there are no keys.
  open func deleteBackward() {}

  /// Whether letters shrink to fit the width. Kept, and without effect.
  public final var adjustsFontSizeToFitWidth = false

  /// The least size of shrunken letters, in points. Kept, and without effect.
  public final var minimumFontSize: CGFloat = 0

  /// Whether the text is hidden. Kept, and without effect: the text is measured as it is.
  public final var isSecureTextEntry = false

  /// The type of the keyboard. Kept, and without effect.
  public final var keyboardType = UIKeyboardType.default

  /// The title of the return key. Kept, and without effect.
  public final var returnKeyType = UIReturnKeyType.default

  /// The automatic capitalisation of text. Kept, and without effect.
  public final var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether typed text is corrected. Kept, and without effect.
  public final var autocorrectionType = UITextAutocorrectionType.default

  /// The kind of content of the text. Kept, and without effect.
  public final var textContentType: UITextContentType?

  /// The condition for showing the clear button. Kept, and without effect.
  public final var clearButtonMode = ViewMode.never

  /// The condition for showing the view on the left of the text. Kept, and without effect.
  public final var leftViewMode = ViewMode.never

  /// The condition for showing the view on the right of the text. Kept, and without effect.
  public final var rightViewMode = ViewMode.never

  /// On UIKit, is notified when a person types. Kept, and never called.
  public final weak var delegate: (any UITextFieldDelegate)?
}

extension UITextField {
  /// The border around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none, line, bezel, roundedRect
  }
}
