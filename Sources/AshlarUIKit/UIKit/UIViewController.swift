public import Ashlar

/// Looks after a view.
///
/// It is Ashlar's controller with UIKit's initialisers and the calls that come with appearing, which
/// nothing makes here.
open class UIViewController: ViewController {
  /// Makes a controller. There are no nibs: the view is made by `loadView`.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Makes a controller, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init()
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

  /// Called by nothing here: no view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called by nothing here: no view appears.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called by nothing here: no view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called by nothing here: no view disappears.
  open func viewDidDisappear(_ animated: Bool) {}

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

/// What a bar above a view shows. Kept, and without effect.
public final class UINavigationItem {
  /// As on UIKit; no layout depends on it.
  public var title: String?

  init(title: String?) { self.title = title }
}

/// A controller that shows others, the last of them in front. Its bar takes no room here: give the window
/// a `topBarHeight` for it.
open class UINavigationController: UIViewController {
  /// Whether there is no bar. Kept, and without effect.
  public var isNavigationBarHidden = false

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

extension UIView {
  /// The window that the view is in, if it is in one.
  public var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
  }
}

/// The root of everything.
///
/// One that is made as large as `UIScreen.main` is on its device, upright; another one is on none unless it is given
/// one.
open class UIWindow: Ashlar.Window {
  /// Makes a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == UIScreen.main.bounds.size { device = UIScreen.main.device }
  }

  /// Lays the window out: it is always visible here.
  public func makeKeyAndVisible() { layoutIfNeeded() }
}
