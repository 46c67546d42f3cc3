public import Ashlar

/// A line of text that can be changed.
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

  /// The text that is shown while there is no other. Setting it clears ``attributedPlaceholder``.
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

  /// The text and how it is set. Fonts and kerns count for its width; its height is that of a line in the field's
  /// font.
  ///
  /// Setting it sets ``text``, and ``font`` to what is at the beginning.
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

  /// The text that is shown while there is no other, with its attributes. Setting it sets ``placeholder``.
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

  /// What stands in for the keyboard. Kept, and not shown.
  open override var inputView: UIView? {
    get { looks.input.inputView }
    set { appearance.input.inputView = newValue }
  }

  /// What stands above the keyboard. Kept, and not shown.
  open override var inputAccessoryView: UIView? {
    get { looks.input.inputAccessoryView }
    set { appearance.input.inputAccessoryView = newValue }
  }

  /// The colour of the text. No layout depends on it; a page is drawn with it.
  open var textColor: UIColor? {
    get { looks.textColor ?? .label }
    set { appearance.textColor = newValue }
  }

  /// How the text lies in the width of the field. It has no effect on frames; `ShownText` goes by it.
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
  open var leftView: UIView? {
    get { looks.input.leftView }
    set { appearance.input.leftView = newValue }
  }

  /// The view on the right of the text. Kept, and not shown.
  open var rightView: UIView? {
    get { looks.input.rightView }
    set { appearance.input.rightView = newValue }
  }

  /// Where the text is in a rectangle, in points: all of it. `ShownText` calls it; the field's size does not depend
  /// on it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  package final func rectangle(ofPlaceholder isPlaceholder: Bool, in bounds: CGRect) -> CGRect {
    isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the text is while it is changed, in points: where it is otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder is, in points: where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the border is, in points: all of the rectangle.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the view on the left is, in points: nowhere, as it is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Where the view on the right is, in points: nowhere, as it is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Where the button is that empties the field, in points: nowhere, as it is not shown.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Never called: there are no keys.
  open func deleteBackward() {}
}

extension UITextField {
  /// The border around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none
    /// As on UIKit.
    case line
    /// As on UIKit.
    case bezel
    /// As on UIKit.
    case roundedRect
  }

  /// Whether letters get smaller where there is no room. Kept, and without effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { looks.adjustsFontSizeToFitWidth }
    set { appearance.adjustsFontSizeToFitWidth = newValue }
  }

  /// How small letters get at least, in points. Kept, and without effect.
  public var minimumFontSize: CGFloat {
    get { looks.minimumFontSize }
    set { appearance.minimumFontSize = newValue }
  }

  /// Whether the font follows the size that people choose for texts; see ``UIContentSizeCategoryAdjusting``.
  public var adjustsFontForContentSizeCategory: Bool {
    get { looks.adjustsFontForContentSizeCategory }
    set { appearance.adjustsFontForContentSizeCategory = newValue }
  }
}
