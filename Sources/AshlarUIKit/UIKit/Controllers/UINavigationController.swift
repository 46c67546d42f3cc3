public import Ashlar

/// A controller with a stack of others, the last one visible, below a navigation bar.
///
/// The bar is 44 points high below the safe area, 32 in a compact height, and 56 in a sheet; a large title takes 52
/// more, and so does the bar of a search controller. The visible view extends under the bar, unless its
/// `edgesForExtendedLayout` exclude that or the bar is opaque, and its safe area begins at the end of the bar. A
/// window's `topBarHeight`, if it is set, is the bar's room instead.
///
/// Sources: recorded by Interface Builder, bars of 44 points in 641 of 643, of 96 with large titles, and of 56 in
/// sheets in 40 files; 32 by Apple, Human Interface Guidelines, for phones in landscape. Bars of iPads and search
/// bars have not been recorded: the former are as on a phone, the latter as high as a large title.
open class UINavigationController: UIViewController {
  /// Whether the bar is hidden and takes no room.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { placeBars() } }
  }

  /// Whether the toolbar is hidden. It is 44 points high, above the safe area.
  ///
  /// Source: recorded by Interface Builder, 32 of 33.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { placeBars() } }
  }

  /// Whether scrolling hides the bar. Kept, and without effect.
  public var hidesBarsOnSwipe = false

  /// On UIKit, is notified of the navigation. Kept, and never called.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the views.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The toolbar below the views. Its buttons are not shown.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// The recogniser of the gesture to go back. Kept, and without effect.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  private lazy var stage = NavigationStage(of: self)

  /// Makes a navigation with a controller at its root, which it pushes.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty navigation.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes an empty navigation. Its bars are the usual ones, whatever their classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty navigation; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var shownChildren: [UIViewController] { Array(children.suffix(1)) }

  /// Pushes a controller, whose view fills the view.
  open func pushViewController(_ controller: UIViewController, animated: Bool) { show(controller) }

  /// Removes the top controller, unless it is the only one.
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

  /// Removes the controllers in front of a controller; none if the stack does not contain it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let others = Array(children.dropFirst(index + 1))
    for controller in others.reversed() { takeAway(controller) }
    return others
  }

  /// Replaces the controllers. The last one is visible.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for controller in children.reversed() { takeAway(controller) }
    for controller in controllers { show(controller) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UINavigationController {
  /// The controllers, the visible one last.
  public var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The visible controller.
  public var topViewController: UIViewController? { children.last }

  /// The top controller, or the one that the navigation presents.
  public var visibleViewController: UIViewController? { presented ?? topViewController }

  private func show(_ controller: UIViewController) {
    addChild(controller)
    let shown: UIView = controller.view
    if stage.superview == nil { raiseStage() }
    stage.insertSubview(shown, belowSubview: navigationBar)
    shown.translatesAutoresizingMaskIntoConstraints = true
    shown.autoresizingMask = []
    placeBars()
    controller.didMove(toParent: self)
  }

  private func raiseStage() {
    view.keep(stage)
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func takeAway(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    placeBars()
  }

  /// Gives bars and views their places again, here and below a tab bar.
  private func placeBars() {
    guard isViewLoaded else { return }
    noteChildren()
    stage.placeAll()
    tabBarController?.placeBar()
  }
}
