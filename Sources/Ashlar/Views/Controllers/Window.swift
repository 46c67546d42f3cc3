/// The root of a tree that is laid out as on a device, with a controller for its content.
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
  private var screen = WindowScreen()

  /// The screen that the window fills.
  public var device: DeviceProfile? {
    get { screen.device }
    set { change { $0.device = newValue } }
  }

  /// The orientation of the device.
  public var orientation: DeviceProfile.Orientation {
    get { screen.orientation }
    set { change { $0.orientation = newValue } }
  }

  /// The height of the keyboard, in points; 0 while there is none.
  public var keyboardHeight: CGFloat {
    get { environment.keyboardHeight }
    set { environment.keyboardHeight = newValue }
  }

  /// The height of the bar at the top, below the safe area of the screen, in points: 44 for a navigation bar, 0 for
  /// none. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var topBarHeight: CGFloat {
    get { screen.topBarHeight }
    set { if !refuses(newValue, for: "topBarHeight") { change { $0.topBarHeight = newValue } } }
  }

  /// The height of the bar at the bottom, above the safe area of the screen, in points: 49 for a tab bar, 0 for none.
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var bottomBarHeight: CGFloat {
    get { screen.bottomBarHeight }
    set {
      if !refuses(newValue, for: "bottomBarHeight") { change { $0.bottomBarHeight = newValue } }
    }
  }

  /// The controller of the window's content. Its view fills the window.
  public var rootViewController: ViewController? {
    didSet { screen.show(rootViewController, insteadOf: oldValue, in: self) }
  }

  /// Makes a window with a frame, in points, that fills no screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a window that fills a screen.
  public convenience init(
    device: DeviceProfile, orientation: DeviceProfile.Orientation = .portrait,
    name: String? = "window"
  ) {
    self.init(name: name)
    change {
      $0.device = device
      $0.orientation = orientation
    }
  }

  /// Gives the view of the controller its frame, and places the other views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    screen.place(rootViewController, in: self)
  }

  private func change(_ body: (inout WindowScreen) -> Void) {
    let old = screen
    body(&screen)
    screen.follow(old, rootViewController, in: self)
  }
}
