public import Ashlar

/// The properties of scrolling that no layout needs. A view has an object of this class once one of them is set.
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
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var bouncesZoom = true
  var refreshControl: UIRefreshControl?
  var scrollsToTop = true
  var decelerationRate = UIScrollView.DecelerationRate.normal
  lazy var pan = UIPanGestureRecognizer()
  var separatorColor: UIColor? = .separator
  var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
}

/// On UIKit, is notified when fingers scroll. Ashlar calls no method of it, so that you may write any or none.
public protocol UIScrollViewDelegate: AnyObject {}

/// A scroll view with a delegate. The property is in a protocol, so that a subclass can have a delegate of another
/// type.
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating {
  /// On UIKit, is notified when fingers scroll. Kept, and never called.
  @_disfavoredOverload
  public var delegate: (any UIScrollViewDelegate)? {
    get { looks.scrolling.delegate }
    set { appearance.scrolling.delegate = newValue }
  }
}

extension UITableView {
  /// Whether rows can be selected. Kept, and without effect.
  public var allowsSelection: Bool {
    get { looks.scrolling.allowsSelection }
    set { appearance.scrolling.allowsSelection = newValue }
  }

  /// The colour of the lines between rows. Kept, and without effect.
  public var separatorColor: UIColor? {
    get { looks.scrolling.separatorColor }
    set { appearance.scrolling.separatorColor = newValue }
  }

  /// The insets of the lines between rows, in points. Kept, and without effect.
  public var separatorInset: UIEdgeInsets {
    get { looks.scrolling.separatorInset }
    set { appearance.scrolling.separatorInset = newValue }
  }
}
