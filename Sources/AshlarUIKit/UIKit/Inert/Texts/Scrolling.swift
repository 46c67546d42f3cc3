import Ashlar

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
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
