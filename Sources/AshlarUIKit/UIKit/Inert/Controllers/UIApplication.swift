/// The running program, on UIKit. Here it has no windows, opens nothing and receives no events.
public struct UIApplication: Sendable {
  /// The program.
  public static let shared = UIApplication()

  /// The window that receives key events. Nil: a layout has a window where a program makes one.
  public var keyWindow: UIWindow? { nil }

  /// The windows of the program. None.
  public var windows: [UIWindow] { [] }

  /// The scenes of the program. None.
  public var connectedScenes: Set<UIScene> { [] }

  /// The rectangle of the status bar, in points. Empty: read the `safeAreaInsets` of a view.
  public var statusBarFrame: CGRect { .zero }

  /// Whether the screen stays on. Setting it does nothing.
  public var isIdleTimerDisabled: Bool {
    get { false }
    nonmutating set {}
  }

  /// The number on the program's icon. Setting it does nothing.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    nonmutating set {}
  }

  /// The state of the program: active.
  public var applicationState: State { .active }

  /// The preferred size of text: Large, unless code runs in `UIContentSizeCategory.performAsPreferred(_:)`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .preferred }

  /// The state of a program.
  public enum State: Int, Hashable, Sendable {
    /// As on UIKit.
    case active, inactive, background
  }

  /// Whether an address can be opened: false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls the completion with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// An option for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes a option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sends nothing: without Objective-C, no method can be found by name.
  ///
  /// - Returns: Whether it was sent: no.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// The address of the settings of the program.
  public static let openSettingsURLString = "app-settings:"
  /// As on UIKit; never posted.
  public static let didBecomeActiveNotification = name("UIApplicationDidBecomeActiveNotification")
  /// As on UIKit; never posted.
  public static let willResignActiveNotification = name("UIApplicationWillResignActiveNotification")
  /// As on UIKit; never posted.
  public static let didEnterBackgroundNotification = name(
    "UIApplicationDidEnterBackgroundNotification")
  /// As on UIKit; never posted.
  public static let willEnterForegroundNotification = name(
    "UIApplicationWillEnterForegroundNotification")

  private static func name(_ name: String) -> Notification.Name { Notification.Name(name) }
}

/// A scene of a program, on UIKit. Never made by Ashlar.
open class UIScene: Hashable {
  /// Makes a scene without windows.
  public init() {}

  /// Whether both are the same object.
  public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Hashes the object's identity, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows, on UIKit. Never made by Ashlar.
open class UIWindowScene: UIScene {
  /// The windows of the scene. None.
  open var windows: [UIWindow] { [] }

  /// The window that receives key events. Nil.
  open var keyWindow: UIWindow? { nil }
}
