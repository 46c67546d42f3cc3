public import Ashlar

/// A controller that shows one of several others above a tab bar.
///
/// The bar is at the bottom: 49 points high, plus the height of the safe area there. The visible view extends under
/// the bar, unless the `edgesForExtendedLayout` of its controller exclude that, and its safe area ends at the start
/// of the bar.
open class UITabBarController: UIViewController {
  /// The bar at the bottom. It takes no room while it is hidden.
  public let tabBar = UITabBar(frame: .zero)

  /// On UIKit, is notified when a person chooses. Kept, and never called.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private lazy var stage = TabStage(of: self)

  /// The controllers, and the number of the one that is shown.
  private var own: [UIViewController] = []
  private var chosen = 0

  /// Makes an empty controller.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes an empty controller; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view, and the bar in it.
  open override func loadView() {
    super.loadView()
    view.keep(stage)
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    showChosen()
  }

  /// Replaces the controllers.
  ///
  /// The visible one stays if it is among them; otherwise the one at the same index is shown, or the first.
  ///
  /// Source: Apple, `UITabBarController.viewControllers`.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    let controllers = controllers ?? []
    shown?.viewIfLoaded?.removeFromSuperview()
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    own = controllers
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    let sameNumber = controllers.indices.contains(chosen) ? chosen : 0
    chosen = controllers.firstIndex { $0 === shown } ?? sameNumber
    showChosen()
  }
}

// MARK: - Choosing

extension UITabBarController {
  /// The controllers of the tabs.
  public var viewControllers: [UIViewController]? {
    get { own }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the visible controller, from 0. An index without a controller changes nothing.
  public var selectedIndex: Int {
    get { chosen }
    set {
      guard own.indices.contains(newValue), newValue != chosen else { return }
      selectedViewController?.viewIfLoaded?.removeFromSuperview()
      chosen = newValue
      showChosen()
    }
  }

  /// The visible controller. A controller without a tab changes nothing.
  public var selectedViewController: UIViewController? {
    get { own.indices.contains(chosen) ? own[chosen] : nil }
    set {
      if let index = own.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }
}

// MARK: - Showing

extension UITabBarController {
  /// Whether the bar takes room.
  var isBarShown: Bool { !tabBar.isHidden && !isBarPushedAway }

  /// Whether a page of the navigation that is chosen has the bar hidden.
  private var isBarPushedAway: Bool {
    let pages = (selectedViewController as? UINavigationController)?.children ?? []
    return pages.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Gives the bar its place again.
  func placeBar() { if isViewLoaded { stage.placeAll() } }

  private func showChosen() {
    guard isViewLoaded, let controller = selectedViewController else { return }
    stage.insertSubview(controller.view, belowSubview: tabBar)
    noteChildren()
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    stage.placeAll()
  }
}

/// The view that contains a tab bar and the visible view, whose safe area ends at the bar.
private final class TabStage: UIView, LayeringView {
  private weak var controller: UITabBarController?

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.tabBar)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeAll()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Gives the bar its place, and the rest, above it or also below it, to what is shown.
  func placeAll() {
    guard let controller else { return }
    let bar = controller.tabBar
    let isShown = controller.isBarShown
    let height = isShown ? UITabBar.height : 0
    additionalSafeAreaInsets.bottom = height
    let covered = isShown ? height + (superview?.safeAreaInsets.bottom ?? 0) : 0
    bar.frame = CGRect(x: 0, y: bounds.height - covered, width: bounds.width, height: covered)
    guard let shown = controller.selectedViewController, let view = shown.viewIfLoaded else {
      return
    }
    let below = shown.edgesForExtendedLayout.contains(.bottom) ? 0 : covered
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
  }
}
