// The properties of container controllers that no layout needs.

/// On UIKit, is notified of a tab bar. Ashlar calls no method of it, so that you may write any or none.
public protocol UITabBarControllerDelegate: AnyObject {}

/// On UIKit, is notified of a navigation. Ashlar calls no method of it, so that you may write any or none.
public protocol UINavigationControllerDelegate: AnyObject {}

/// A controller that shows others side by side, on UIKit. Here it shows nothing.
open class UISplitViewController: UIViewController {
  /// The controllers. Kept, and not shown.
  public var viewControllers: [UIViewController] = []
}

extension UIViewController {
  /// The closest split view controller that contains this one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }
}
