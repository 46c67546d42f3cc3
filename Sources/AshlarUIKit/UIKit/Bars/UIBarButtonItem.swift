public import Ashlar

/// A button of a bar. Kept, and without effect: bars have no content here.
open class UIBarButtonItem {
  /// The kind of a system button.
  public enum SystemItem: Int, Hashable, Sendable {
    /// As on UIKit.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// As on UIKit.
    case close = 24
  }

  /// The look of a button.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case plain
    /// As on UIKit.
    case done = 2
  }

  /// As on UIKit; no layout depends on it.
  open var title: String?
  /// As on UIKit; no layout depends on it.
  open var image: UIImage?
  /// As on UIKit; no layout depends on it.
  open var customView: UIView?
  /// As on UIKit; no layout depends on it.
  open var primaryAction: UIAction?
  /// As on UIKit; no layout depends on it.
  open var style = Style.plain
  /// The width of the button, in points; 0 for the width of its content. No layout depends on it.
  open var width: CGFloat = 0
  /// As on UIKit; no layout depends on it.
  open var tintColor: UIColor?
  /// As on UIKit; no layout depends on it.
  open var isEnabled = true
  /// As on UIKit; no layout depends on it.
  open var menu: UIMenu?

  /// Makes a space between buttons that takes the free width.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Makes a space between buttons with a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// A number that identifies the button.
  open var tag = 0

  /// Makes a button without content.
  public init() {}

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with a title. Its target is never called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Makes a button with a picture. Its target is never called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Makes a system button. Its target is never called.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }

  /// Makes a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Makes a button with a title and a picture, or those of an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
}

// MARK: - Bars

/// The contents of a navigation bar. They are kept; only the large title and the search bar have an effect.
open class UINavigationItem {
  /// The condition for a large title.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic, always, never
  }

  /// As on UIKit; no layout depends on it.
  open var title: String?
  /// As on UIKit; no layout depends on it.
  open var prompt: String?
  /// As on UIKit; no layout depends on it.
  open var titleView: UIView?
  /// As on UIKit; no layout depends on it.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// As on UIKit; no layout depends on it.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// As on UIKit; no layout depends on it.
  open var backBarButtonItem: UIBarButtonItem?
  /// As on UIKit; no layout depends on it.
  open var backButtonTitle: String?
  /// As on UIKit; no layout depends on it.
  open var hidesBackButton = false
  /// The search controller. Its bar takes 52 points below the title in a navigation.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { placeBars() } }
  }
  /// As on UIKit; no layout depends on it: the bar is visible while the content has not been scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The condition for a large title, in a bar that allows large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { placeBars() }
  }

  private func placeBars() { page?.navigationController?.navigationBar.superview?.setNeedsLayout() }

  /// The controller whose item it is.
  final weak var page: UIViewController?

  /// Makes an item with a title.
  public init(title: String?) { self.title = title }

  convenience init(of page: UIViewController) {
    self.init(title: page.title)
    self.page = page
  }

  /// The first of the buttons on the left; setting it sets all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons on the left to one. Kept, and not shown.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the buttons on the right to one. Kept, and not shown.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the left. Kept, and not shown.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right. Kept, and not shown.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether buttons on the left are beside the back button. Kept, and without effect.
  open var leftItemsSupplementBackButton = false

  /// The first of the buttons on the right, which is the outermost; setting it sets all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A navigation bar.
///
/// That of a `UINavigationController` stands at the end of the safe area. One that constraints place is 44 points high, or
/// 96 with large titles. Nothing is laid out inside.
///
/// Source: recorded by Interface Builder, 577 up to Xcode 10 and 64 of 66 since.
open class UINavigationBar: UIView {
  /// The item of the bar. Nil: bars have no content here.
  open var topItem: UINavigationItem? { nil }
  /// As on UIKit; no layout depends on it.
  open var standardAppearance: UINavigationBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var compactAppearance: UINavigationBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var barStyle = UIBarStyle.default
  /// Whether the bar allows large titles.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles == oldValue { return }
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }
  /// Whether the bar is translucent. Views of a navigation begin below an opaque bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// As on UIKit; no layout depends on it.
  open var barTintColor: UIColor?
  /// As on UIKit; no layout depends on it.
  open var shadowImage: UIImage?
  /// As on UIKit; no layout depends on it.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// As on UIKit; no layout depends on it.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The height of the bar, in points, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }

  /// The size of the bar, in points: the available width, and the bar's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}
