/// What a bar looks like, on UIKit. Kept, and without effect.
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

  /// Makes a look that says nothing.
  public init() {}

  /// Does nothing.
  public func configureWithDefaultBackground() {}
  /// Does nothing.
  public func configureWithOpaqueBackground() {}
  /// Does nothing.
  public func configureWithTransparentBackground() {}
}

/// What the bar above a view looks like, on UIKit. Kept, and without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// As on UIKit; no layout depends on it.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// As on UIKit; no layout depends on it.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What the bar below a view looks like, on UIKit. Kept, and without effect.
open class UITabBarAppearance: UIBarAppearance {}

/// What a bar of buttons looks like, on UIKit. Kept, and without effect.
open class UIToolbarAppearance: UIBarAppearance {}

/// How a bar stands to what is below it. Without effect.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`
  /// As on UIKit.
  case compact
}

/// How a bar looks. Without effect.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`
  /// As on UIKit.
  case black
  /// As on UIKit.
  case blackTranslucent
}

extension UINavigationBar {
  /// Does nothing: bars are not shown.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  /// What all bars look like. Setting what it says has no effect.
  public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

extension UITabBar {
  /// What all bars look like. Setting what it says has no effect.
  public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

extension UIBarButtonItem {
  /// What all buttons look like. Setting what it says has no effect.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// Does nothing: buttons are not shown.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIToolbar {
  /// What all bars look like. Setting what it says has no effect.
  public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

extension UISearchBar {
  /// What all bars look like. Setting what it says has no effect.
  public static func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
}

extension UITableView {
  /// What all tables look like. Setting what it says has no effect.
  public static func appearance() -> UITableView { UITableView(frame: .zero) }
}

extension UITableViewCell {
  /// What all cells look like. Setting what it says has no effect.
  public static func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension UISwitch {
  /// What all switches look like. Setting what it says has no effect.
  public static func appearance() -> UISwitch { UISwitch(frame: .zero) }
}

extension UITextField {
  /// What all fields look like. Setting what it says has no effect.
  public static func appearance() -> UITextField { UITextField(frame: .zero) }
}

extension UILabel {
  /// What all labels look like. Setting what it says has no effect.
  public static func appearance() -> UILabel { UILabel(frame: .zero) }
}

extension UIButton {
  /// What all buttons look like. Setting what it says has no effect.
  public static func appearance() -> UIButton { UIButton(frame: .zero) }
}

extension UITextView {
  /// What all text views look like. Setting what it says has no effect.
  public static func appearance() -> UITextView { UITextView(frame: .zero) }
}

extension UIPageControl {
  /// What all dots look like. Setting what it says has no effect.
  public static func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

extension UISegmentedControl {
  /// What all segments look like. Setting what it says has no effect.
  public static func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
}
