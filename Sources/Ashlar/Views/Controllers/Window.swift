/// The root of a tree that is laid out as on a device, with a controller for what it shows.
///
/// ```swift
/// let window = Window(device: .iPhone15Pro)
/// window.rootViewController = ViewController()
/// window.layoutIfNeeded()
/// window.orientation = .landscape
/// window.layoutIfNeeded()
/// ```
///
/// Source: Apple, `UIWindow`.
open class Window: View {
  /// The screen that the window fills.
  public var device: DeviceProfile? {
    didSet { if device != oldValue { follow() } }
  }

  /// How the device is held.
  public var orientation = DeviceProfile.Orientation.portrait {
    didSet { if orientation != oldValue { follow() } }
  }

  /// How high the keyboard is, in points; 0 while there is none.
  public var keyboardHeight: CGFloat {
    get { environment.keyboardHeight }
    set { environment.keyboardHeight = newValue }
  }

  /// How high the bar at the top is, below the safe area of the screen, in points: 44 for a navigation bar,
  /// 0 for none. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var topBarHeight: CGFloat = 0 {
    didSet {
      if refuses(topBarHeight, for: "topBarHeight") { topBarHeight = oldValue }
      if topBarHeight != oldValue { placeRoot() }
    }
  }

  /// How high the bar at the bottom is, above the safe area of the screen, in points: 49 for a tab bar, 0 for
  /// none. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var bottomBarHeight: CGFloat = 0 {
    didSet {
      if refuses(bottomBarHeight, for: "bottomBarHeight") { bottomBarHeight = oldValue }
      if bottomBarHeight != oldValue { placeRoot() }
    }
  }

  /// Looks after what the window shows. Its view fills the window.
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { show(rootViewController, insteadOf: oldValue) } }
  }

  /// Makes a window with a frame, in points, that fills no screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isInWindow = true
  }

  /// Makes a window that fills a screen.
  public convenience init(
    device: DeviceProfile, orientation: DeviceProfile.Orientation = .portrait,
    name: String? = "window"
  ) {
    self.init(name: name)
    self.device = device
    self.orientation = orientation
    follow()
  }

  /// Gives the view of the controller its frame, and places the other views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRoot()
  }

  override var isWindow: Bool { true }

  /// Windows have no margins by themselves; the views of controllers have.
  override var hasMinimumMargins: Bool { false }
}

// MARK: - Following

extension Window {
  private func follow() {
    guard let device else { return }
    var environment = environment
    environment.safeAreaInsets = device.safeAreaInsets(in: orientation)
    environment.minimumLayoutMargins = device.minimumLayoutMargins
    environment.displayScale = device.scale
    self.environment = environment
    frame = CGRect(origin: frame.origin, size: device.size(in: orientation))
    // At once, so that the next layout begins with the size and the insets that belong together.
    placeRoot()
  }

  private func show(_ controller: ViewController?, insteadOf old: ViewController?) {
    if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    old?.barInsets = .zero
    if let controller { addSubview(controller.view) }
    placeRoot()
  }

  /// Under a bar at an edge where the view goes on, the safe area reaches to the end of the bar; at the other
  /// edges the view ends there.
  private func placeRoot() {
    guard let controller = rootViewController, controller.view.superview === self else { return }
    let edges = controller.edgesForExtendedLayout
    let safe = environment.safeAreaInsets
    let top = max(0, topBarHeight)
    let bottom = max(0, bottomBarHeight)
    let above = top > 0 && !edges.contains(.top) ? safe.top + top : 0
    let below = bottom > 0 && !edges.contains(.bottom) ? safe.bottom + bottom : 0
    controller.view.frame = CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width,
      height: max(0, bounds.height - above - below))
    controller.barInsets = EdgeInsets(
      top: above > 0 ? 0 : top, left: 0, bottom: below > 0 ? 0 : bottom, right: 0)
  }
}
