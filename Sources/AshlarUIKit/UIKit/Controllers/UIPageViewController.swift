/// A controller that shows others one after another, like the pages of a book.
///
/// The visible page fills the view, and follows it. Touches turn no pages: a program sets them, and a test can ask
/// the ``dataSource`` for the next one.
///
/// Source: Apple, `UIPageViewController`.
open class UIPageViewController: UIViewController {
  /// The transition between pages. Without effect.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case pageCurl, scroll
  }

  /// The direction in which pages follow each other. Without effect.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// As on UIKit.
    case horizontal, vertical
  }

  /// The direction in which a page is turned. Without effect.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// As on UIKit.
    case forward, reverse
  }

  /// The key of an option of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// As on UIKit.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The transition between pages. Without effect.
  public private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages follow each other. Without effect.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal

  /// On UIKit, provides the pages before and after a page. Kept, and never called.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// On UIKit, is notified when pages are turned. Kept, and never called.
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

  /// The pages that have been set; the first one is visible.
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

/// The methods that provide the pages of a controller.
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

/// On UIKit, is notified when pages are turned. Ashlar calls no method of it, so that you may write any or none.
public protocol UIPageViewControllerDelegate: AnyObject {}
