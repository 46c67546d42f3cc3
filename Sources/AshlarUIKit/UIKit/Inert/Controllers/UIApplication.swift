/// The program, on UIKit. Here it has no windows, opens nothing and receives no events.
public struct UIApplication: Sendable {
  /// The program.
  public static let shared = UIApplication()

  /// The window that receives key events. Nil: a layout has a window where a program makes one.
  public var keyWindow: UIWindow? { nil }

  /// The windows of the program. None.
  public var windows: [UIWindow] { [] }

  /// The scenes of the program. None.
  public var connectedScenes: Set<UIScene> { [] }

  /// The bar at the top of the screen, in points. Empty: ask a view for its `safeAreaInsets`.
  public var statusBarFrame: CGRect { .zero }

  /// Whether the screen stays on. Setting it does nothing.
  public var isIdleTimerDisabled: Bool {
    get { false }
    nonmutating set {}
  }

  /// The number beside the picture of the program. Setting it does nothing.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    nonmutating set {}
  }

  /// Whether the program is in front. Always.
  public var applicationState: State { .active }

  /// How large people have chosen texts to be: Large, unless code runs in
  /// `UIContentSizeCategory.performAsPreferred(_:)`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .preferred }

  /// Where a program is.
  public enum State: Int, Hashable, Sendable {
    /// As on UIKit.
    case active
    /// As on UIKit.
    case inactive
    /// As on UIKit.
    case background
  }

  /// Whether an address can be opened. No.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sends nothing: there is no Objective-C that finds a method by its name.
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

/// A part of a program that has windows, on UIKit. Never made by Ashlar.
open class UIScene: Hashable {
  /// Makes a scene without windows.
  public init() {}

  /// Whether two are one object.
  public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Feeds in which object it is: it differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows, on UIKit. Never made by Ashlar.
open class UIWindowScene: UIScene {
  /// The windows of the scene. None.
  open var windows: [UIWindow] { [] }

  /// The window that receives key events. Nil.
  open var keyWindow: UIWindow? { nil }
}
