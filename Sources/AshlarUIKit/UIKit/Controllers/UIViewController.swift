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
    view.keep(child)
    child.translatesAutoresizingMaskIntoConstraints = true
    child.frame = view.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    noteChildren()
  }

  /// Whether the view comes into the window when the controller is presented.
  var isShownWhenPresented: Bool { true }

  /// The controllers inside this one whose views can be seen while its own can.
  var shownChildren: [UIViewController] { children }

  // MARK: Presenting

  /// Presents another controller, whose view is in front of the others in the window, now or as soon as the view here
  /// is in one.
  ///
  /// It stands where UIKit has it on a telephone, by its `modalPresentationStyle` and the detents of a sheet. What presents it
  /// stays in the window, also below a full screen. The contents of `UIAlertController` and `UIActivityViewController` are
  /// the system's, so that these are kept and not shown.
  ///
  /// A controller that presents one already goes on to do so. One cannot present itself, nor one that contains it or
  /// that it is presented by: that is a `LayoutFault`, and changes nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    hold(viewControllerToPresent)
    viewIfLoaded?.window?.showPresented()
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

  /// The traits of the view's window, or those of `UIScreen.main`.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Whether the contents can be changed. Kept, and without effect.
  open var isEditing = false

  /// Says whether the contents can be changed. Kept, and without effect.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Never called: there are no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: there are no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// What should have the focus first. Never asked.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The orientation in which the view is shown first. Never asked.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

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

  /// Never called: the size that a child prefers has no effect here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
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

  /// Whether a tab bar takes no room while the controller is in the navigation that is chosen there.
  open var hidesBottomBarWhenPushed = false

  /// The buttons of a navigation's toolbar while the controller is shown. Kept, and not shown.
  open var toolbarItems: [UIBarButtonItem]?

  /// How the view of a presented controller comes. Kept, and without effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Decides how the controller comes and goes. It is asked for a presentation controller alone, if the style is
  /// `custom`.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// How the controller is to be presented: in a sheet, unless it says otherwise.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How large the view prefers to be, in points. It counts for a form sheet or a popover on an iPad.
  open var preferredContentSize = CGSize.zero

  /// Whether scroll views have room for bars. Kept, and without effect: `contentInsetAdjustmentBehavior` says that.
  public var automaticallyAdjustsScrollViewInsets = true

  /// Whether colours are to be light or dark. Kept, and without effect.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Whether the view lies below bars of a navigation that nothing shines through.
  public var extendedLayoutIncludesOpaqueBars = false

  /// The contents of the bar above the view.
  public private(set) lazy var navigationItem = UINavigationItem(of: self)

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

/// What has a size that it prefers; controllers have.
public protocol UIContentContainer: AnyObject {
  /// The size that it prefers, in points.
  var preferredContentSize: CGSize { get }
}

/// Controllers have a size that they prefer, and may say what has the focus.
extension UIViewController: UIContentContainer, UIFocusEnvironment {
  /// Sets the buttons of a navigation's toolbar. Kept, and not shown.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

/// Controllers are the same if they are one object.
extension UIViewController: Hashable {
  /// Whether two controllers are one object.
  public static func == (left: UIViewController, right: UIViewController) -> Bool { left === right }

  /// Feeds in which object the controller is: it differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a controller is presented.
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
