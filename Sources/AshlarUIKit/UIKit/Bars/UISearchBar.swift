public import Ashlar

/// A field to search by.
///
/// It is 56 points high, as since iOS 11, and of any width. Nothing is laid out inside it.
///
/// Source: Apple, `UISearchBar`.
open class UISearchBar: UIView {
  /// How the bar looks. Without effect.
  public enum Style: UInt, Hashable, Sendable {
    /// As on UIKit.
    case `default`
    /// As on UIKit.
    case prominent
    /// As on UIKit.
    case minimal
  }

  /// On UIKit, is notified when a person searches. Kept, and never called.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text, as it is typed.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while there is no other.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The text above the field. Kept, and without effect.
  open var prompt: String?

  /// How the bar looks. Kept, and without effect.
  open var searchBarStyle = Style.default

  /// Whether there is a button to stop. Kept, and without effect.
  open var showsCancelButton = false

  /// The colour behind the field. Kept, and without effect.
  open var barTintColor: UIColor?

  /// Whether something shines through. Kept, and without effect.
  open var isTranslucent = true

  /// The picture behind the field. Kept, and without effect.
  open var backgroundImage: UIImage?

  /// The kinds of things that can be searched for. Kept, and without effect.
  open var scopeButtonTitles: [String]?

  /// The kind that is searched for. Kept, and without effect.
  open var selectedScopeButtonIndex = 0

  /// The field, which has the text. It is not in the bar.
  public let searchTextField = UITextField()

  /// Sets whether there is a button to stop. Kept, and without effect.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  /// 56 points high, and as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// The size of the bar, in points: as wide as there is room, and as high as it asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

/// On UIKit, is notified when a person searches. Ashlar calls no method of it, so that you may write any or none.
public protocol UISearchBarDelegate: AnyObject {}
