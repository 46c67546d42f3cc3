public import Ashlar

/// An editable text, which may be larger than the view.
///
/// While it scrolls, it has no content size. While it does not, its content has the size of the text and its padding,
/// and its height follows its width. Where there is no display, its size is rounded up to the pixels of
/// `UIScreen.main`.
///
/// Source: Apple, `UITextView`.
open class UITextView: UIScrollView {
  final let writing = TextViewContent()

  /// Makes a view with a frame, in points, in the coordinate space of its future superview. The container has no effect.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view of size zero; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func installParts() {
    super.installParts()
    show(writing, isOfPlainKind: false)
    roundContentToPixels()
  }

  /// The text; an empty one when it is set to nil. Setting it clears ``attributedText``.
  open var text: String! {
    get { writing.text.letters ?? "" }
    set { if writing.text.take(newValue ?? "") { invalidateIntrinsicContentSize() } }
  }

  /// The font of the text; the system font at 12 points by default, and again when it is set to nil. Setting it sets
  /// all of the text in it.
  open var font: UIFont? {
    get { writing.text.font }
    set { if writing.text.take(newValue ?? .system(12)) { invalidateIntrinsicContentSize() } }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    guard adjustsFont, writing.text.pieces == nil else { return }
    if let adjusted = writing.text.font.adjusted(to: category) { font = adjusted }
  }

  /// The text with its attributes. Fonts, kerns and line heights have an effect; text without a font uses the view's.
  ///
  /// Setting it sets ``text``, and ``font`` to that at the beginning of the text.
  open var attributedText: NSAttributedString! {
    get { .shown(text, writing.text.pieces, kept: looks.attributedText, font: writing.text.font) }
    set {
      if let font: UIFont = newValue?.first(.font) { self.font = font }
      let pieces = newValue.map { StyledText($0) }
      text = pieces?.text
      writing.text.take(pieces)
      invalidateIntrinsicContentSize()
      appearance.attributedText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// Whether the text scrolls, in which case the view has no content size.
  open override var isScrollEnabled: Bool {
    get { writing.scrolls }
    set { writing.takeScrolling(newValue, in: self) }
  }

  /// The room around the text, in points; 8 above and below by default.
  ///
  /// A number that is not finite is a `LayoutFault` and changes nothing.
  open var textContainerInset: UIEdgeInsets {
    get { writing.insets }
    set { writing.takeInsets(newValue, in: self) }
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

  /// The horizontal alignment of the lines. It has no effect on frames; `ShownText` follows it.
  open var textAlignment: NSTextAlignment {
    get { writing.alignment }
    set { writing.alignment = newValue }
  }

  /// Whether the text can be edited. Kept, and without effect.
  open var isEditable = true

  /// Whether the text can be selected. Kept, and without effect.
  open var isSelectable = true

  /// Measures the text at the width of the view, which gives the size of the scrolled content, and places the
  /// subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.width,
      height: writing.bestSize(in: self, for: CGSize(width: bounds.width, height: 0)).height)
  }

  /// On UIKit, is notified when a person types. Kept, and never called.
  public final weak var delegate: (any UITextViewDelegate)?
}

extension UITextView {
  /// The area for the lines.
  public var textContainer: NSTextContainer { NSTextContainer(view: self) }
}
