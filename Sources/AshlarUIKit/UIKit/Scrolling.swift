public import Ashlar

/// What a scroll view or a table says about scrolling, and a layout does not need. A view has it once something of it
/// is set.
final class Scrolling {
  weak var delegate: (any UIScrollViewDelegate)?
  var isScrollEnabled = true
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var bounces = true
  var showsHorizontalScrollIndicator = true
  var showsVerticalScrollIndicator = true
  var scrollIndicatorInsets = UIEdgeInsets.zero
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var allowsSelection = true
  var refreshControl: UIRefreshControl?
  var separatorColor: UIColor? = .separator
  var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
}

/// Who hears on UIKit that fingers scroll. Here nobody is told anything, so that any method may be written, or none.
public protocol UIScrollViewDelegate: AnyObject {}

// Not in an extension of the class, so that a subclass can have a delegate of another type.
extension LayoutItem where Self: UIScrollView {
  /// Who hears on UIKit that fingers scroll. Kept, and never called.
  @_disfavoredOverload
  public var delegate: (any UIScrollViewDelegate)? {
    get { looks.scrolling.delegate }
    set { appearance.scrolling.delegate = newValue }
  }
}

extension UIScrollView {
  /// How scrolling takes the keyboard away. Without effect.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case none
    /// As on UIKit.
    case onDrag
    /// As on UIKit.
    case interactive
  }

  /// Whether fingers can scroll. Kept, and without effect.
  public var isScrollEnabled: Bool {
    get { looks.scrolling.isScrollEnabled }
    set { appearance.scrolling.isScrollEnabled = newValue }
  }

  /// Whether scrolling ends at multiples of the bounds. Kept, and without effect.
  public var isPagingEnabled: Bool {
    get { looks.scrolling.isPagingEnabled }
    set { appearance.scrolling.isPagingEnabled = newValue }
  }

  /// Whether fingers scroll along one axis at a time. Kept, and without effect.
  public var isDirectionalLockEnabled: Bool {
    get { looks.scrolling.isDirectionalLockEnabled }
    set { appearance.scrolling.isDirectionalLockEnabled = newValue }
  }

  /// Whether fingers can scroll past the end. Kept, and without effect.
  public var bounces: Bool {
    get { looks.scrolling.bounces }
    set { appearance.scrolling.bounces = newValue }
  }

  /// Whether there is a bar at the bottom. Kept, and without effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { looks.scrolling.showsHorizontalScrollIndicator }
    set { appearance.scrolling.showsHorizontalScrollIndicator = newValue }
  }

  /// Whether there is a bar at the side. Kept, and without effect.
  public var showsVerticalScrollIndicator: Bool {
    get { looks.scrolling.showsVerticalScrollIndicator }
    set { appearance.scrolling.showsVerticalScrollIndicator = newValue }
  }

  /// How far the bars stand off the edges, in points. Kept, and without effect.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { looks.scrolling.scrollIndicatorInsets }
    set { appearance.scrolling.scrollIndicatorInsets = newValue }
  }

  /// How scrolling takes the keyboard away. Kept, and without effect.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { looks.scrolling.keyboardDismissMode }
    set { appearance.scrolling.keyboardDismissMode = newValue }
  }
}

extension UITableView {
  /// Whether rows can be chosen. Kept, and without effect.
  public var allowsSelection: Bool {
    get { looks.scrolling.allowsSelection }
    set { appearance.scrolling.allowsSelection = newValue }
  }

  /// The colour of the lines between rows. Kept, and without effect.
  public var separatorColor: UIColor? {
    get { looks.scrolling.separatorColor }
    set { appearance.scrolling.separatorColor = newValue }
  }

  /// How far the lines between rows stand off the edges, in points. Kept, and without effect.
  public var separatorInset: UIEdgeInsets {
    get { looks.scrolling.separatorInset }
    set { appearance.scrolling.separatorInset = newValue }
  }
}
