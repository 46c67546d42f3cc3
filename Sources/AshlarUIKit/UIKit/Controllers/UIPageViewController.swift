/// Shows one of several controllers after another, as pages of a book.
///
/// The page that is seen fills the view, and follows it. No finger turns pages: a program that sets them does, and a test can
/// ask the ``dataSource`` for the next one.
///
/// Source: Apple, `UIPageViewController`.
open class UIPageViewController: UIViewController {
  /// How pages are turned. Without effect.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case pageCurl
    /// As on UIKit.
    case scroll
  }

  /// In which direction pages follow each other. Without effect.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// As on UIKit.
    case horizontal
    /// As on UIKit.
    case vertical
  }

  /// To where pages are turned. Without effect.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// As on UIKit.
    case forward
    /// As on UIKit.
    case reverse
  }

  /// What is said of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of what is said.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// As on UIKit.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are turned. Without effect.
  public private(set) var transitionStyle = TransitionStyle.pageCurl
  /// In which direction pages follow each other. Without effect.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal

  /// Gives the pages before and after one, on UIKit. Kept, and never asked.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Hears on UIKit that pages are turned. Kept, and never called.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Makes a controller without a page.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
  }

  /// The pages that have been set; the first of them is seen.
  open var viewControllers: [UIViewController]? { children }

  /// Shows the first of some controllers, at once, in place of the present one.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let controllers = controllers ?? []
    for child in children where child !== controllers.first {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if let page = controllers.first, page.view.superview !== view { fill(with: page.view) }
    completion?(true)
  }

  override var shownChildren: [UIViewController] { Array(children.prefix(1)) }
}

/// Gives the pages of a controller.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears on UIKit that pages are turned. Here no method is called, so that any may be written, or none.
public protocol UIPageViewControllerDelegate: AnyObject {}
