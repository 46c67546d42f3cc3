public import Ashlar

/// The root of a tree of views.
///
/// A window with the size of a known device, in portrait or landscape, is on that device, which its description
/// names. Any other window is on no device until it is given one: it has no safe area. A window is always visible: in
/// its layouts, controllers are notified that their views appear and disappear.
///
/// Source: Apple, `UIWindow`.
open class UIWindow: UIView {
  private final var onScreen = WindowScreen()

  /// The size of texts that people had chosen in the last layout.
  final var textSize = UIContentSizeCategory.preferred

  /// The controllers that were presented in the last layout, those in front last.
  final var presentedBefore: [UIViewController] = []

  /// The controllers whose views can be seen, as the last layout found them.
  private final var shown: [UIViewController] = []

  /// The controllers that have been notified that their views will appear or disappear.
  private final var appearing: [UIViewController] = []
  private final var disappearing: [UIViewController] = []

  /// Makes a window with a frame, in points. A window with the size of a screen is on a device with that screen: that
  /// of `UIScreen.main`, or otherwise the first one in `DeviceProfile.all`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    guard let (device, orientation) = Self.screen(of: frame.size) else { return }
    change {
      $0.device = device
      $0.orientation = orientation
    }
  }

  private static func screen(
    of size: CGSize
  ) -> (DeviceProfile, DeviceProfile.Orientation)? {
    for orientation in DeviceProfile.Orientation.allCases {
      let devices = [UIScreen.main.device] + DeviceProfile.all
      if let device = devices.first(where: { $0.size(in: orientation) == size }) {
        return (device, orientation)
      }
    }
    return nil
  }

  /// The class, the name, the frame and the device.
  open override var description: String {
    guard let device else { return super.description }
    let way = orientation == .landscape ? ", held sideways" : ""
    return "\(super.description) on \(device.name)\(way)"
  }

  /// Makes a window of size zero; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func installParts() {
    becomeWindow()
    environment.contentScale = UIScreen.main.scale
  }

  /// Makes a window that fills a screen.
  public convenience init(
    device: DeviceProfile, orientation: DeviceProfile.Orientation = .portrait,
    name: String? = "window"
  ) {
    self.init(frame: .zero)
    self.name = name
    change {
      $0.device = device
      $0.orientation = orientation
    }
  }

  /// Makes a window on the device of `UIScreen.main`. There are no scenes: the argument has no effect.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

  /// The controller of the window's content. Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet { onScreen.show(rootViewController, insteadOf: oldValue, in: self) }
  }

  private final var isKey = false

  /// Whether the window has been made the key window. Windows are independent of each other: another one that becomes
  /// the key window leaves this one as it is.
  open var isKeyWindow: Bool { isKey }

  /// Makes the window the key window. There are no key events.
  open func makeKey() { isKey = true }

  /// Makes the window the key window, and lays it out: it is always visible here.
  open func makeKeyAndVisible() {
    makeKey()
    layoutIfNeeded()
  }

  /// Notifies controllers whose views appear and disappear, and places the views of the window.
  ///
  /// They are notified before everything is laid out, and again afterwards.
  open override func layoutSubviews() {
    endTransition()
    showPresented()
    beginTransition()
    noteTraits()
    super.layoutSubviews()
    onScreen.place(rootViewController, in: self)
    placePresented()
  }

  private func change(_ body: (inout WindowScreen) -> Void) {
    let old = onScreen
    body(&onScreen)
    onScreen.follow(old, rootViewController, in: self)
  }
}

// MARK: - The screen

extension UIWindow {
  /// The screen that the window fills.
  public var device: DeviceProfile? {
    get { onScreen.device }
    set { change { $0.device = newValue } }
  }

  /// The orientation of the device.
  public var orientation: DeviceProfile.Orientation {
    get { onScreen.orientation }
    set { change { $0.orientation = newValue } }
  }

  /// The height of the keyboard, in points; 0 while there is none.
  public var keyboardHeight: CGFloat {
    get { environment.keyboardHeight }
    set { environment.keyboardHeight = newValue }
  }

  /// The height of the bar at the top, below the safe area of the screen, in points: 44 for a navigation bar, 0 for
  /// none. A number that is not finite is a `LayoutFault` and changes nothing.
  public var topBarHeight: CGFloat {
    get { onScreen.topBarHeight }
    set {
      if WindowScreen.isRefused(newValue, for: "topBarHeight", by: self) { return }
      change { $0.topBarHeight = newValue }
    }
  }

  /// The height of the bar at the bottom, above the safe area of the screen, in points: 49 for a tab bar, 0 for none.
  /// A number that is not finite is a `LayoutFault` and changes nothing.
  public var bottomBarHeight: CGFloat {
    get { onScreen.bottomBarHeight }
    set {
      if WindowScreen.isRefused(newValue, for: "bottomBarHeight", by: self) { return }
      change { $0.bottomBarHeight = newValue }
    }
  }
}

// MARK: - Traits

extension UIWindow {
  /// Notifies the visible controllers whose traits have changed since they were last visible, after fonts have
  /// followed them.
  private func noteTraits() {
    let traits = traitCollection
    if textSize != traits.preferredContentSizeCategory {
      adjustFonts(to: traits.preferredContentSizeCategory)
    }
    for controller in shown {
      let old = controller.knownTraits
      controller.knownTraits = traits
      if let old, old != traits { controller.traitCollectionDidChange(old) }
    }
  }

  private func adjustFonts(to category: UIContentSizeCategory) {
    textSize = category
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.adjustFont(to: category)
      waiting += view.subviews
    }
  }
}

// MARK: - Appearing

extension UIWindow {
  private func endTransition() {
    let gone = disappearing
    let come = appearing
    disappearing = []
    appearing = []
    if gone.isEmpty && come.isEmpty { return }
    // Changes from their first notification are laid out before the next one.
    layoutIfNeeded()
    for controller in gone { controller.viewDidDisappear(false) }
    for controller in come { controller.viewDidAppear(false) }
  }

  private func beginTransition() {
    let before = shown
    shown = controllersInSight
    disappearing = before.filter { old in !shown.contains { $0 === old } }
    appearing = shown.filter { new in !before.contains { $0 === new } }
    if appearing.isEmpty && disappearing.isEmpty { return }
    setNeedsLayout()
    let (gone, come) = (disappearing, appearing)
    for controller in gone { controller.viewWillDisappear(false) }
    for controller in come { controller.viewWillAppear(false) }
    for controller in come { controller.viewIsAppearing(false) }
  }
}

extension UIWindow: ControllerWindow {
  package final var textSizeName: String? {
    textSize == .large ? nil : textSize.rawValue.replacing("UICTContentSizeCategory", with: "")
  }

  /// Shows the view of a controller, which the window keeps.
  package func show(_ controller: ViewController) {
    rootViewController = controller as? UIViewController
  }
}
