public import Ashlar

/// Manages a view.
///
/// It is Ashlar's controller with UIKit's initialisers and the calls on appearing and disappearing, which a
/// `UIWindow` makes in its layout. Its view is a `UIView`, and its parent and children are `UIViewController`s.
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

  /// Makes a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init()
    contentScale = UIScreen.main.scale
  }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a view with the size of `UIScreen.main`, which follows its superview by its mask.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view, which is made when it is first needed; an empty one if ``loadView()`` makes none.
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

  /// The child controllers.
  open var children: [UIViewController] {
    (self as ViewController).children.compactMap { $0 as? UIViewController }
  }

  /// The parent controller.
  public var parent: UIViewController? { (self as ViewController).parent as? UIViewController }

  /// Called in the first layout of a window in which the view is visible, before the view is laid out.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after ``viewWillAppear(_:)``, when the view is in its window.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called in the layout of a window in which the view is visible, if ``traitCollection`` has changed since the last
  /// such layout: with another device or another orientation.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called by UIKit when there is little memory; never called here.
  open func didReceiveMemoryWarning() {}

  /// Called at the end of the first layout in which the view is visible; its changes are laid out, too.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called in the first layout of a window in which the view is no longer visible.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called at the end of the layout in which the view is no longer visible.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes another controller a child of this one. It does not add the view of the child.
  open override func addChild(_ child: ViewController) {
    super.addChild(child)
    noteChildren()
  }

  /// Removes the controller from its parent.
  open override func removeFromParent() {
    parent?.noteChildren()
    super.removeFromParent()
  }

  open override func willMove(toParent parent: ViewController?) {
    willMove(toParent: parent as? UIViewController)
  }

  /// Called before the controller's parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  open override func didMove(toParent parent: ViewController?) {
    didMove(toParent: parent as? UIViewController)
  }

  /// Called after the controller's parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes the next layout of the window check which controllers are visible.
  final func noteChildren() { viewIfLoaded?.window?.setNeedsLayout() }

  /// Adds the view of a child in front of the others, with the size of the view here, which it follows.
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

  /// Presents another controller, whose view is in front of the others in the window, now or when this controller's
  /// view gets a window.
  ///
  /// It is placed as by UIKit on a phone, by its `modalPresentationStyle` and the detents of a sheet. The presenting
  /// view stays in the window, also below a full screen. The contents of `UIAlertController` and
  /// `UIActivityViewController` are the system's, so that these are kept and not shown.
  ///
  /// A controller that already presents another one keeps it. A controller cannot present itself, one that contains
  /// it or one that presents it: that is a `LayoutFault`, and changes nothing.
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

  /// Whether the status bar is hidden. Never read.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar. Never read.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The animation that shows or hides the status bar. Never read.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator is hidden. Never read.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The orientations that the controller supports. Never read.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the view rotates with the device. Never read.
  open var shouldAutorotate: Bool { true }

  /// Does nothing: there is no status bar.
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

  /// Whether the contents can be edited. Kept, and without effect.
  open var isEditing = false

  /// Sets whether the contents can be edited. Kept, and without effect.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Never called: there are no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: there are no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// The environments that get the focus first. Never read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The orientation in which the view is first shown. Never read.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// A view above the keyboard. Kept by overrides, and not shown.
  open var inputAccessoryView: UIView? { nil }

  /// A view in place of the keyboard. Kept by overrides, and not shown.
  open var inputView: UIView? { nil }

  /// Never called: there are no nibs.
  open func awakeFromNib() {}

  /// Never called: there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether an object is this controller.
  open func isEqual(_ object: Any?) -> Bool { object as? UIViewController === self }

  /// A hash value of the controller's identity, which differs from run to run.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Never called: a window is laid out again after a change of its orientation.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Never called: the preferred size of a child has no effect here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Shows a controller: pushes it in the navigation that contains this one, or presents it without one.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  /// The presentation of the controller, once it has been requested.
  final var keptPresentation: UIPresentationController?

  /// Whether presented controllers cover this controller alone. Kept, and without effect.
  public var definesPresentationContext = false

  /// Whether the tab bar is hidden while the controller is in the navigation of the selected tab.
  open var hidesBottomBarWhenPushed = false

  /// The buttons of a navigation's toolbar while the controller is shown. Kept, and not shown.
  open var toolbarItems: [UIBarButtonItem]?

  /// The transition of the controller when it is presented. Kept, and without effect.
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The object that provides transitions. Only its presentation controller is used, if the style is `custom`.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The style of the controller's presentation: a sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The preferred size of the view, in points. It applies to a form sheet or a popover on an iPad.
  open var preferredContentSize = CGSize.zero

  /// Whether scroll views get insets for bars. Kept, and without effect: see `contentInsetAdjustmentBehavior`.
  public var automaticallyAdjustsScrollViewInsets = true

  /// The style of colours in the view. Kept, and without effect.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Whether the view extends under opaque bars of a navigation.
  public var extendedLayoutIncludesOpaqueBars = false

  /// The contents of the navigation bar above the view.
  public private(set) lazy var navigationItem = UINavigationItem(of: self)

  /// The item of the controller in a tab bar.
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
}

extension UIViewController {
  /// The navigation controller that contains this one.
  public var navigationController: UINavigationController? { container() }

  /// The tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { container() }

  /// The closest controller of a kind around this one.
  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? Container }.first
  }
}

/// A container with a preferred size, such as a controller.
public protocol UIContentContainer: AnyObject {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
}

/// Controllers have a preferred size and focus environments.
extension UIViewController: UIContentContainer, UIFocusEnvironment {
  /// Sets the buttons of a navigation's toolbar. Kept, and not shown.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

/// Controllers are the same if they are one object.
extension UIViewController: Hashable {
  /// Whether two controllers are the same object.
  public static func == (left: UIViewController, right: UIViewController) -> Bool { left === right }

  /// Hashes the object's identity, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The style of a controller's presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case automatic = -2
  /// As on UIKit.
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}
