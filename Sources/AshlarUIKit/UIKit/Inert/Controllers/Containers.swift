// What controllers around others hear and keep, and a layout does not need.

/// Hears on UIKit of a bar of tabs. Here no method is called, so that any may be written, or none.
public protocol UITabBarControllerDelegate: AnyObject {}

/// Hears on UIKit of a navigation. Here no method is called, so that any may be written, or none.
public protocol UINavigationControllerDelegate: AnyObject {}

/// A controller that shows others beside each other, on UIKit. Here it shows nothing.
open class UISplitViewController: UIViewController {
  /// The controllers. Kept, and not shown.
  public var viewControllers: [UIViewController] = []
}

extension UIViewController {
  /// The closest controller around this one that shows others beside each other.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }
}
