/// The look of a bar, on UIKit. Kept, and without effect.
open class UIBarAppearance {
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: UIColor?
  /// As on UIKit; no layout depends on it.
  public var backgroundEffect: UIBlurEffect?
  /// As on UIKit; no layout depends on it.
  public var backgroundImage: UIImage?
  /// As on UIKit; no layout depends on it.
  public var shadowColor: UIColor?
  /// As on UIKit; no layout depends on it.
  public var shadowImage: UIImage?

  /// Makes a look with default values.
  public init() {}

  /// Does nothing.
  public func configureWithDefaultBackground() {}
  /// Does nothing.
  public func configureWithOpaqueBackground() {}
  /// Does nothing.
  public func configureWithTransparentBackground() {}
}

/// The look of a navigation bar, on UIKit. Kept, and without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// As on UIKit; no layout depends on it.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// As on UIKit; no layout depends on it.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar, on UIKit. Kept, and without effect.
open class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar, on UIKit. Kept, and without effect.
open class UIToolbarAppearance: UIBarAppearance {}

/// The height variant of a bar. Without effect.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, compact
}

/// The look of a bar. Without effect.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, black, blackTranslucent
}

extension UINavigationBar {
  /// Does nothing: bars are not shown.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// The common look of all bars. Setting its properties has no effect.
  public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

extension UITabBar {
  /// The common look of all bars. Setting its properties has no effect.
  public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

extension UIBarButtonItem {
  /// The common look of all buttons. Setting its properties has no effect.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// Does nothing: buttons are not shown.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIToolbar {
  /// The common look of all bars. Setting its properties has no effect.
  public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

extension UISearchBar {
  /// The common look of all bars. Setting its properties has no effect.
  public static func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
}

extension UITableView {
  /// The common look of all tables. Setting its properties has no effect.
  public static func appearance() -> UITableView { UITableView(frame: .zero) }
}

extension UITableViewCell {
  /// The common look of all cells. Setting its properties has no effect.
  public static func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension UISwitch {
  /// The common look of all switches. Setting its properties has no effect.
  public static func appearance() -> UISwitch { UISwitch(frame: .zero) }
}

extension UITextField {
  /// The common look of all fields. Setting its properties has no effect.
  public static func appearance() -> UITextField { UITextField(frame: .zero) }
}

extension UILabel {
  /// The common look of all labels. Setting its properties has no effect.
  public static func appearance() -> UILabel { UILabel(frame: .zero) }
}

extension UIButton {
  /// The common look of all buttons. Setting its properties has no effect.
  public static func appearance() -> UIButton { UIButton(frame: .zero) }
}

extension UITextView {
  /// The common look of all text views. Setting its properties has no effect.
  public static func appearance() -> UITextView { UITextView(frame: .zero) }
}

extension UIPageControl {
  /// The common look of all dots. Setting its properties has no effect.
  public static func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

extension UISegmentedControl {
  /// The common look of all segments. Setting its properties has no effect.
  public static func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
}
