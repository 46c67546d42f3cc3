/// A view whose font can follow the size that people choose for texts.
///
/// A layout of a `UIWindow` in another size than its last one gives these views their fonts in that size, before it
/// places any view; a view that enters the window gets it then. It applies to fonts from
/// `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`. Other fonts stay as they are, and so does a text with
/// attributes.
///
/// Source: Apple, `UIContentSizeCategoryAdjusting`.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows that size. False by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Whether the font of the view follows that size. False by default.
  public var adjustsFontForContentSizeCategory: Bool {
    get { looks.adjustsFontForContentSizeCategory }
    set { appearance.adjustsFontForContentSizeCategory = newValue }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
