public import Ashlar

/// A bar with a search field.
///
/// It is 56 points high, as since iOS 11, and of any width. Nothing is laid out inside it.
///
/// Source: Apple, `UISearchBar`.
open class UISearchBar: UIView {
  /// The look of the bar. Without effect.
  public enum Style: UInt, Hashable, Sendable {
    /// As on UIKit.
    case `default`, prominent, minimal
  }

  /// On UIKit, is notified when a person searches. Kept, and never called.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text of the search field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The text above the field. Kept, and without effect.
  open var prompt: String?

  /// The look of the bar. Kept, and without effect.
  open var searchBarStyle = Style.default

  /// Whether a cancel button is shown. Kept, and without effect.
  open var showsCancelButton = false

  /// The colour behind the field. Kept, and without effect.
  open var barTintColor: UIColor?

  /// Whether the bar is translucent. Kept, and without effect.
  open var isTranslucent = true

  /// The picture behind the field. Kept, and without effect.
  open var backgroundImage: UIImage?

  /// The titles of the scopes of a search. Kept, and without effect.
  open var scopeButtonTitles: [String]?

  /// The index of the selected scope. Kept, and without effect.
  open var selectedScopeButtonIndex = 0

  /// The search field, which has the text. It is not a subview of the bar.
  public let searchTextField = UITextField()

  /// Sets whether a cancel button is shown. Kept, and without effect.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// 56 points high, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// The size of the bar, in points: the available width, and the bar's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

/// On UIKit, is notified when a person searches. Ashlar calls no method of it, so that you may write any or none.
public protocol UISearchBarDelegate: AnyObject {}
