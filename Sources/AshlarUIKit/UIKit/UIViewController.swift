public import Ashlar

/// Looks after a view.
///
/// It is Ashlar's controller with UIKit's initialisers and the calls that come with appearing, which a `UIWindow` makes
/// when it is laid out.
open class UIViewController: ViewController {
  /// The controller that this one presents, and the one that presents it.
  var presented: UIViewController?
  weak var presenting: UIViewController?

  /// The traits that it had when it was last in sight.
  var knownTraits: UITraitCollection?

  /// Makes a controller. There are no nibs: the view is made by `loadView`.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    contentScale = UIScreen.main.scale
  }

  /// Makes a controller, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init()
    contentScale = UIScreen.main.scale
  }

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a view as large as `UIScreen.main`, which follows what it is put into by its mask.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called in the first layout of a window that the view can be seen in, before the view is laid out.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after ``viewWillAppear(_:)``, when the view is in its window.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when a window is laid out in which the view can be seen, if ``traitCollection`` is not what it was when the
  /// view was last laid out in one: it is on another device, or held in another way.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called by UIKit when there is little memory; nobody does so here.
  open func didReceiveMemoryWarning() {}

  /// Called when the layout is done in which the view can be seen for the first time; what it changes is laid out, too.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called in the first layout of a window that the view cannot be seen in any more.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the layout is done in which the view cannot be seen any more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Takes another controller inside this one. Its view is for the caller to add.
  open override func addChild(_ child: ViewController) {
    super.addChild(child)
    noteChildren()
  }

  /// Leaves the controller that this one is inside of.
  open override func removeFromParent() {
    (parent as? UIViewController)?.noteChildren()
    super.removeFromParent()
  }

  /// Has the window look anew which controllers can be seen, in the next layout.
  final func noteChildren() { viewIfLoaded?.window?.setNeedsLayout() }

  /// The controllers inside this one whose views can be seen while its own can.
  var shownChildren: [ViewController] { children }

  /// How the controller is to be presented. Kept, and without effect.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How large the view is to be where that is somebody's choice, in points. Kept, and without effect.
  open var preferredContentSize = CGSize.zero

  /// Whether scroll views have room for bars. Kept, and without effect: `contentInsetAdjustmentBehavior` says that.
  public var automaticallyAdjustsScrollViewInsets = true

  /// Whether colours are to be light or dark. Kept, and without effect.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Whether the view lies below bars that nothing shines through. Kept, and without effect.
  public var extendedLayoutIncludesOpaqueBars = false

  /// What the bar above the view shows.
  public private(set) lazy var navigationItem = UINavigationItem(title: title)

  /// What a bar below the view shows for the controller.
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
}

extension UIViewController {
  /// The navigation that the controller is in.
  public var navigationController: UINavigationController? { container() }

  /// The controller with a bar at the bottom that this one is in.
  public var tabBarController: UITabBarController? { container() }

  /// The closest controller of a kind around this one.
  private func container<Container: ViewController>() -> Container? {
    sequence(first: self as ViewController, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? Container }.first
  }
}

/// How a controller is presented. Nothing is shown here, so that it has no effect.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case automatic = -2
  /// As on UIKit.
  case none
  /// As on UIKit.
  case fullScreen
  /// As on UIKit.
  case pageSheet
  /// As on UIKit.
  case formSheet
  /// As on UIKit.
  case currentContext
  /// As on UIKit.
  case custom
  /// As on UIKit.
  case overFullScreen
  /// As on UIKit.
  case overCurrentContext
  /// As on UIKit.
  case popover
}

/// A controller that shows others, the last of them in front. Its bar takes no room here: give the window
/// a `topBarHeight` for it.
open class UINavigationController: UIViewController {
  /// Whether there is no bar. Kept, and without effect.
  public var isNavigationBarHidden = false

  /// The bar above the views. Kept, and without effect.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// Makes a navigation that shows a controller, which is pushed as others are.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation that shows nothing.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a navigation that shows nothing, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var shownChildren: [ViewController] { Array(children.suffix(1)) }

  /// Shows a controller in front of the others. It fills the view.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    show(controller)
  }

  /// Takes the controller that is shown away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    takeAway(top)
    return top
  }

  /// Takes all controllers but the first one away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let others = Array(children.dropFirst())
    for controller in others.reversed() { takeAway(controller) }
    return others
  }

  /// Shows other controllers, the last of them in front.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    for controller in children.reversed() { takeAway(controller) }
    for controller in controllers { show(controller) }
  }
}

extension UINavigationController {
  /// The controllers, the one that is shown last.
  public var viewControllers: [ViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  public var topViewController: ViewController? { children.last }

  /// Hides the bar, or shows it. Kept, and without effect.
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  private func show(_ controller: ViewController) {
    addChild(controller)
    view.addSubview(controller.view)
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.didMove(toParent: self)
  }

  private func takeAway(_ controller: ViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}
