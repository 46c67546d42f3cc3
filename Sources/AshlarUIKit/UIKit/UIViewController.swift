public import Ashlar

/// Manages a view.
///
/// It is Ashlar's controller with UIKit's initialisers and the calls that come with appearing, which a `UIWindow` makes
/// when it is laid out. Its view is a `UIView`, and the controllers around and inside it are `UIViewController`s.
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

  /// The view, made if it has not been needed before. Where ``loadView()`` makes none, it is an empty one.
  open var view: UIView! {
    get {
      if let view = (self as ViewController).view as? UIView { return view }
      let view = UIView(frame: UIScreen.main.bounds)
      (self as ViewController).view = view
      return view
    }
    set { if let newValue { (self as ViewController).view = newValue } }
  }

  /// The view, if it has been made.
  public var viewIfLoaded: UIView? { (self as ViewController).viewIfLoaded as? UIView }

  /// The controllers inside this one.
  open var children: [UIViewController] {
    (self as ViewController).children.compactMap { $0 as? UIViewController }
  }

  /// The controller that this one is inside of.
  public var parent: UIViewController? { (self as ViewController).parent as? UIViewController }

  /// Called in the first layout of a window that the view can be seen in, before the view is laid out.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after ``viewWillAppear(_:)``, when the view is in its window.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when a window is laid out in which the view can be seen, if ``traitCollection`` is not what it was when the
  /// view was last laid out in one: it is on another device, or held in another way.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called by UIKit when there is little memory; never called here.
  open func didReceiveMemoryWarning() {}

  /// Called when the layout is done in which the view can be seen for the first time; what it changes is laid out, too.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called in the first layout of a window that the view cannot be seen in any more.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the layout is done in which the view cannot be seen any more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes another controller a child of this one. It does not add the view of the child.
  open override func addChild(_ child: ViewController) {
    super.addChild(child)
    noteChildren()
  }

  /// Leaves the controller that this one is inside of.
  open override func removeFromParent() {
    parent?.noteChildren()
    super.removeFromParent()
  }

  open override func willMove(toParent parent: ViewController?) {
    willMove(toParent: parent as? UIViewController)
  }

  /// Called before the controller gets another parent, or loses the one it has.
  open func willMove(toParent parent: UIViewController?) {}

  open override func didMove(toParent parent: ViewController?) {
    didMove(toParent: parent as? UIViewController)
  }

  /// Called after the controller has got another parent, or lost the one it had.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells the window to look anew which controllers can be seen, in the next layout.
  final func noteChildren() { viewIfLoaded?.window?.setNeedsLayout() }

  /// Puts the view of a child in front of the others, as large as the view here, which it follows.
  final func fill(with child: UIView) {
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = true
    child.frame = view.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    noteChildren()
  }

  /// The controllers inside this one whose views can be seen while its own can.
  var shownChildren: [UIViewController] { children }

  // MARK: Presenting

  /// Presents another controller, which is kept and not shown: its view is in no window.
  ///
  /// A controller that presents one already goes on to do so. One cannot present itself, nor one that contains it or
  /// that it is presented by: that is a `LayoutFault`, and changes nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    hold(viewControllerToPresent)
    completion?()
  }

  /// Dismisses the controller that this one presents; if there is none, the presenting controller dismisses this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    letGo()
    completion?()
  }

  // MARK: What is asked on a screen

  /// Whether there is no bar at the top of the screen. Never asked.
  open var prefersStatusBarHidden: Bool { false }

  /// How the bar at the top of the screen looks. Never asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the bar at the top of the screen comes and goes. Never asked.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the line at the bottom of the screen is hidden. Never asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientations in which the device may be held. Never asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the view turns with the device. Never asked.
  open var shouldAutorotate: Bool { true }

  /// Does nothing: there is no bar at the top of a screen.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the controller can receive key events: false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Does nothing: there are no key events.
  ///
  /// - Returns: Whether the controller receives them from now on: no.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing: no controller receives key events.
  ///
  /// - Returns: Whether the controller no longer receives them.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// A view above the keyboard. Kept by overrides, and not shown.
  open var inputAccessoryView: UIView? { nil }

  /// A view in place of the keyboard. Kept by overrides, and not shown.
  open var inputView: UIView? { nil }

  /// Never called: there are no nibs.
  open func awakeFromNib() {}

  /// Never called: there are no fingers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no fingers.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no fingers.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether something is this very controller.
  open func isEqual(_ object: Any?) -> Bool { object as? UIViewController === self }

  /// A number that goes with the controller: it differs from run to run.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Never called: a window is laid out again when its device is rotated.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Shows a controller: in front of the others in a navigation around this one; else it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  /// What says how the controller is presented, once it has been asked for.
  final var keptPresentation: UIPresentationController?

  /// Whether what is presented covers this controller alone. Kept, and without effect.
  public var definesPresentationContext = false

  /// Whether there is no bar at the bottom while the controller is shown in a navigation. Kept, and without effect.
  open var hidesBottomBarWhenPushed = false

  /// How the view of a presented controller comes. Kept, and without effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Decides how the controller comes and goes. Kept, and never asked.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How the controller is to be presented. Kept, and without effect.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How large the view prefers to be, in points. Kept, and without effect.
  open var preferredContentSize = CGSize.zero

  /// Whether scroll views have room for bars. Kept, and without effect: `contentInsetAdjustmentBehavior` says that.
  public var automaticallyAdjustsScrollViewInsets = true

  /// Whether colours are to be light or dark. Kept, and without effect.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Whether the view lies below bars that nothing shines through. Kept, and without effect.
  public var extendedLayoutIncludesOpaqueBars = false

  /// The contents of the bar above the view.
  public private(set) lazy var navigationItem = UINavigationItem(title: title)

  /// The item of the controller in a bar below the view.
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
}

extension UIViewController {
  /// The navigation that the controller is in.
  public var navigationController: UINavigationController? { container() }

  /// The controller with a bar at the bottom that this one is in.
  public var tabBarController: UITabBarController? { container() }

  /// The closest controller of a kind around this one.
  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? Container }.first
  }
}

/// Controllers are the same if they are one object.
extension UIViewController: Hashable {
  /// Whether two controllers are one object.
  public static func == (left: UIViewController, right: UIViewController) -> Bool { left === right }

  /// Feeds in which object the controller is: it differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a controller is presented. Without effect: nothing is shown here.
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

/// A controller that shows others, the last of them in front. Its bar takes no room here: set the `topBarHeight` of
/// the window.
open class UINavigationController: UIViewController {
  /// Whether there is no bar. Kept, and without effect.
  public var isNavigationBarHidden = false

  /// Whether the bar goes when fingers scroll. Kept, and without effect.
  public var hidesBarsOnSwipe = false

  /// Hears on UIKit of the navigation. Kept, and never called.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the views. Kept, and without effect.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The recogniser of the gesture to go back. Kept, and without effect.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

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

  override var shownChildren: [UIViewController] { Array(children.suffix(1)) }

  /// Shows a controller in front of the others. It fills the view.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    show(controller)
  }

  /// Removes the controller that is shown, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    takeAway(top)
    return top
  }

  /// Removes all controllers but the first one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(children.dropFirst())
    for controller in others.reversed() { takeAway(controller) }
    return others
  }

  /// Shows other controllers, the last of them in front.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for controller in children.reversed() { takeAway(controller) }
    for controller in controllers { show(controller) }
  }
}

extension UINavigationController {
  /// The controllers, the one that is shown last.
  public var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  public var topViewController: UIViewController? { children.last }

  /// Hides the bar, or shows it. Kept, and without effect.
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  private func show(_ controller: UIViewController) {
    addChild(controller)
    fill(with: controller.view)
    controller.didMove(toParent: self)
  }

  private func takeAway(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}
