public import Ashlar

/// A controller that shows others, the last of them in front, below a bar.
///
/// The bar is 44 points high below the safe area, 32 where there is little height, and 56 in a sheet; a large title
/// takes 52 more, and so does the bar of a search controller. The shown view goes on under the bar, unless its
/// `edgesForExtendedLayout` say otherwise or nothing shines through the bar, and its safe area begins where the bar ends. A
/// window's `topBarHeight`, if it is set, is the bar's room instead.
///
/// Sources: recorded by Interface Builder, bars of 44 points in 641 of 643, of 96 with large titles, and of 56 in sheets in
/// 40 files; 32 by Apple, Human Interface Guidelines, for telephones held sideways. Bars of iPads and bars to search by
/// have not been recorded: those are as on a telephone, and these as high as a large title.
open class UINavigationController: UIViewController {
  /// Whether there is no bar, which then takes no room.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { placeBars() } }
  }

  /// Whether there is no bar of buttons below; it is 44 points high above the safe area.
  ///
  /// Source: recorded by Interface Builder, 32 of 33.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { placeBars() } }
  }

  /// Whether the bar goes when fingers scroll. Kept, and without effect.
  public var hidesBarsOnSwipe = false

  /// Hears on UIKit of the navigation. Kept, and never called.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the views.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The bar below the views. Its buttons are not shown.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// The recogniser of the gesture to go back. Kept, and without effect.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  private lazy var stage = NavigationStage(of: self)

  /// Makes a navigation that shows a controller, which is pushed as others are.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation that shows nothing.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a navigation that shows nothing. Its bars are the usual ones, whatever their classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
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

  /// Removes the controllers in front of one; none, if that is not among them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let others = Array(children.dropFirst(index + 1))
    for controller in others.reversed() { takeAway(controller) }
    return others
  }

  /// Shows other controllers, the last of them in front.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for controller in children.reversed() { takeAway(controller) }
    for controller in controllers { show(controller) }
  }

  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the bar of buttons below, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UINavigationController {
  /// The controllers, the one that is shown last.
  public var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  public var topViewController: UIViewController? { children.last }

  /// The controller that is shown, or the one that the navigation presents.
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

  /// Gives bars and views their places anew, here and below a tab bar.
  private func placeBars() {
    guard isViewLoaded else { return }
    noteChildren()
    stage.placeAll()
    tabBarController?.placeBar()
  }
}
