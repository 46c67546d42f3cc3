public import Ashlar

/// A controller that shows one of several others, above a bar to choose among them.
///
/// The bar is at the bottom: 49 points high, plus the height of the safe area there. The shown view goes on below the
/// bar, unless the `edgesForExtendedLayout` of its controller say otherwise, and its safe area ends where the bar
/// begins.
open class UITabBarController: UIViewController {
  /// The bar at the bottom. One that is hidden takes no room.
  public let tabBar = UITabBar(frame: .zero)

  /// Hears on UIKit that a person chooses. Kept, and never called.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private lazy var stage = TabStage(of: self)

  /// The controllers, and the number of the one that is shown.
  private var own: [UIViewController] = []
  private var chosen = 0

  /// Makes a controller that shows nothing.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller that shows nothing, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the view, and the bar in it.
  open override func loadView() {
    super.loadView()
    view.keep(stage)
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    showChosen()
  }

  /// Shows other controllers.
  ///
  /// The one that was shown stays, if it is among them; otherwise the one of the same number is shown, or the first.
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
  /// The controllers to choose among.
  public var viewControllers: [UIViewController]? {
    get { own }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The number of the controller that is shown, from 0. A number of none changes nothing.
  public var selectedIndex: Int {
    get { chosen }
    set {
      guard own.indices.contains(newValue), newValue != chosen else { return }
      selectedViewController?.viewIfLoaded?.removeFromSuperview()
      chosen = newValue
      showChosen()
    }
  }

  /// The controller that is shown. One that is not among the controllers changes nothing.
  public var selectedViewController: UIViewController? {
    get { own.indices.contains(chosen) ? own[chosen] : nil }
    set {
      if let index = own.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }
}

// MARK: - Showing

extension UITabBarController {
  /// Whether a page of the navigation that is chosen has the bar hidden.
  fileprivate var isBarPushedAway: Bool {
    let pages = (selectedViewController as? UINavigationController)?.children ?? []
    return pages.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Gives the bar its place anew.
  func placeBar() { if isViewLoaded { stage.placeAll() } }

  private func showChosen() {
    guard isViewLoaded, let controller = selectedViewController else { return }
    stage.insertSubview(controller.view, belowSubview: tabBar)
    noteChildren()
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    stage.placeAll()
  }
}

/// What contains the bar of a controller, and the view that is shown, whose safe area ends at the bar.
private final class TabStage: UIView, LayeringView {
  private weak var controller: UITabBarController?

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.tabBar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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
    let isHidden = bar.isHidden || controller.isBarPushedAway
    let height = isHidden ? 0 : UITabBar.height
    additionalSafeAreaInsets.bottom = height
    let covered = isHidden ? 0 : height + (superview?.safeAreaInsets.bottom ?? 0)
    bar.frame = CGRect(x: 0, y: bounds.height - covered, width: bounds.width, height: covered)
    guard let shown = controller.selectedViewController, let view = shown.viewIfLoaded else {
      return
    }
    let below = shown.edgesForExtendedLayout.contains(.bottom) ? 0 : covered
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
  }
}

/// The bar of a controller that shows one of several others, or one that constraints place. It is 49 points high.
///
/// Source: recorded by Interface Builder, 70 of 72.
open class UITabBar: UIView {
  /// How high the bar is above the safe area, in points.
  static let height: CGFloat = 49

  /// What the bar shows. Kept, and without effect.
  open var items: [UITabBarItem]?
  /// As on UIKit; no layout depends on it.
  open var standardAppearance: UITabBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var barTintColor: UIColor?
  /// As on UIKit; no layout depends on it.
  open var isTranslucent = true
  /// As on UIKit; no layout depends on it.
  open var unselectedItemTintColor: UIColor?

  /// Whether the bar takes no room.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// The height of the bar, 49 points, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The size of the bar, in points: as wide as there is room, and 49 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

// MARK: - Items

/// The item of a controller in a bar. Kept, and without effect.
open class UITabBarItem {
  /// As on UIKit; no layout depends on it.
  open var title: String?

  /// As on UIKit; no layout depends on it.
  open var image: UIImage?

  /// As on UIKit; no layout depends on it.
  open var selectedImage: UIImage?

  /// As on UIKit; no layout depends on it.
  open var badgeValue: String?

  /// A number to find the item by.
  open var tag = 0

  /// Makes an item with a number to find it by.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a picture for when it is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
