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

  /// The value of ``ViewHolder/children``.
  fileprivate final var storedChildren: [ViewController] = []

  /// The value of ``ViewHolder/parent``.
  fileprivate final weak var storedParent: ViewController?

  fileprivate final var loadedView: View?

  /// The number of pixels per point for contents in the view where there is no display; nil to leave their sizes as
  /// they come out.
  package var contentScale: CGFloat?

  /// The insets by which bars of the containing controller cover the view, in points.
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
      // While there is no view, there is no handler: it is written to standard error.
      let insets = additionalSafeAreaInsets
      if (loadedView ?? View(name: title)).refuses(insets, for: "additionalSafeAreaInsets") {
        additionalSafeAreaInsets = oldValue
      }
      if additionalSafeAreaInsets != oldValue { applyInsets() }
    }
  }

  /// The edges at which the view extends under bars of its container; all by default.
  ///
  /// At the other edges it ends at the bar. ``Window/topBarHeight`` and ``Window/bottomBarHeight`` are such bars.
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

  /// Releases the controllers inside, one after the other, so that depth costs no stack.
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

  /// Called once, after the view has been made.
  open func viewDidLoad() {}

  // MARK: Layouts

  /// Updates the constraints of the view. Called before a layout solves. An override calls the implementation of this
  /// class last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has placed its subviews. Views further inside may not have been placed yet.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view has changed, and after the view has been notified.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed, and after the view has been notified.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Other controllers

  /// Called before the controller's parent changes.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller's parent has changed.
  open func didMove(toParent parent: ViewController?) {}

  /// Makes another controller a child of this one. It does not add the view of the child.
  ///
  /// It ignores this controller itself, and controllers that contain it.
  open func addChild(_ child: ViewController) {
    guard !isInside(child), child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Removes the controller from its parent.
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
  /// The view, which is made when it is first needed.
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

  /// The child controllers.
  public var children: [ViewController] { storedChildren }

  /// The parent controller.
  public var parent: ViewController? { storedParent }
}

extension ViewController {
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it has not been made.
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

  /// The least margins of the view, which come from the screen, in points.
  ///
  /// Source: Apple, `UIViewController.systemMinimumLayoutMargins`.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    view.environment.minimumLayoutMargins ?? .zero
  }
}

// MARK: - Notifications of the view
