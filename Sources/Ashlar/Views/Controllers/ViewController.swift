/// Manages a view: makes it when it is first needed, and is notified of its layouts.
///
/// ```swift
/// final class Profile: ViewController {
///   let heading = Label(text: "Profile")
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(heading)
///     heading.makeConstraints { $0.center.equalToSuperview() }
///   }
/// }
///
/// let window = Window(device: .iPhone15Pro)
/// window.rootViewController = Profile()
/// window.layoutIfNeeded()
/// ```
///
/// Source: Apple, `UIViewController`.
open class ViewController {
  /// The title of the controller; reports use it for the controller and for its view.
  public var title: String?

  /// What ``ViewHolder/children`` is.
  fileprivate final var storedChildren: [ViewController] = []

  /// What ``ViewHolder/parent`` is.
  fileprivate final weak var storedParent: ViewController?

  fileprivate final var loadedView: View?

  /// How many pixels a point has for contents in the view where there is no display; nil to leave their sizes as they come
  /// out.
  package var contentScale: CGFloat?

  /// How much of the view bars cover that belong to what contains the controller, in points.
  var barInsets = EdgeInsets.zero {
    didSet { if barInsets != oldValue { applyInsets() } }
  }

  /// The insets added to the safe area of the view at each edge, in points; they may be negative.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  ///
  /// Source: Apple, `UIViewController.additionalSafeAreaInsets`.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      // While there is no view, no handler hears of it: it is written to standard error.
      let insets = additionalSafeAreaInsets
      if (loadedView ?? View(name: title)).refuses(insets, for: "additionalSafeAreaInsets") {
        additionalSafeAreaInsets = oldValue
      }
      if additionalSafeAreaInsets != oldValue { applyInsets() }
    }
  }

  /// The edges at which the view goes on under the bars of what contains it; all by default.
  ///
  /// At the others it ends at the bar. ``Window/topBarHeight`` and ``Window/bottomBarHeight`` are such bars.
  ///
  /// Source: Apple, `UIViewController.edgesForExtendedLayout`.
  public var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { loadedView?.superview?.setNeedsLayout() } }
  }

  /// Whether the margins of the view are at least ``LayoutEnvironment/minimumLayoutMargins``. True by default.
  ///
  /// Source: Apple, `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.insetRulesDidChange() }
    }
  }

  /// Makes a controller; its view is made when it is first read.
  public init() {}

  /// Lets go of the controllers inside, one after the other, so that depth costs no stack.
  deinit {
    var waiting = storedChildren
    storedChildren = []
    while var controller = waiting.popLast() {
      guard isKnownUniquelyReferenced(&controller) else { continue }
      waiting += controller.storedChildren
      controller.storedChildren = []
    }
  }

  // MARK: The view

  /// Makes the view and hands it to ``ViewHolder/view``. Called once, when the view is first needed.
  open func loadView() { view = View() }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  // MARK: Layouts

  /// Called when the constraints of the view should be brought up to date. An override calls it last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has placed its subviews. Those further inside may wait for their turn.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view has changed, and after the view has heard of it.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed, and after the view has heard of it.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Other controllers

  /// Called before the controller gets another parent, or loses the one it has.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller has got another parent, or lost the one it had.
  open func didMove(toParent parent: ViewController?) {}

  /// Makes another controller a child of this one. It does not add the view of the child.
  ///
  /// It ignores a controller that contains this one, or is this one.
  open func addChild(_ child: ViewController) {
    guard !isInside(child), child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Leaves the controller that this one is inside of.
  open func removeFromParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  private func isInside(_ other: ViewController) -> Bool {
    if other.children.isEmpty { return other === self }
    var next: ViewController? = self
    while let controller = next {
      if controller === other { return true }
      next = controller.parent
    }
    return false
  }
}

// MARK: - The view

/// A controller of a view. ``ViewController`` conforms, and nothing else can.
///
/// Members that a module on top of this one redeclares with types of its own are declared on this protocol: its
/// controllers may have a view of its own class.
public protocol ViewHolder: ViewController {}

extension ViewController: ViewHolder {}

extension ViewHolder {
  /// The view, made if it has not been needed before.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      if loadedView == nil { take(view) }
      viewDidLoad()
      // It may have got another one.
      return loadedView ?? view
    }
    set { take(newValue) }
  }

  /// The view, if it has been made.
  public var viewIfLoaded: View? { loadedView }

  /// The controllers inside this one.
  public var children: [ViewController] { storedChildren }

  /// The controller that this one is inside of.
  public var parent: ViewController? { storedParent }
}

extension ViewController {
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, unless that has been done.
  public func loadViewIfNeeded() { _ = view }

  fileprivate final func take(_ view: View) {
    loadedView?.insets?.controller = nil
    loadedView = view
    if let contentScale { view.environment.contentScale = contentScale }
    if view.name == nil { view.name = title }
    view.ownInsets.controller = self
    view.setNeedsLayout()
    applyInsets()
  }

  private func applyInsets() {
    loadedView?.additionalSafeAreaInsets =
      additionalSafeAreaInsets.combined(with: barInsets, +)
  }

  /// A guide for the area that bars cover at the top of the view.
  ///
  /// Source: Apple, `UIViewController.topLayoutGuide`.
  public var topLayoutGuide: LayoutSupportGuide { view.topLayoutGuide }

  /// A guide for the area that bars cover at the bottom of the view.
  ///
  /// Source: Apple, `UIViewController.bottomLayoutGuide`.
  public var bottomLayoutGuide: LayoutSupportGuide { view.bottomLayoutGuide }

  /// The least margins that the view gets from the screen, in points.
  ///
  /// Source: Apple, `UIViewController.systemMinimumLayoutMargins`.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    view.environment.minimumLayoutMargins ?? .zero
  }
}

// MARK: - What the view tells
