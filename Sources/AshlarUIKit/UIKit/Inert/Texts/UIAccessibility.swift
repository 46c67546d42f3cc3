/// The accessibility settings of a person, on UIKit. Here they are all off, and nothing is read aloud.
public enum UIAccessibility {
  /// Whether VoiceOver is running. False.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is reduced. False.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced. False.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold. False.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether Switch Control is running. False.
  public static var isSwitchControlRunning: Bool { false }

  /// Does nothing: nothing is read aloud.
  public static func post(notification: Notification, argument: Any?) {}

  /// A notification to assistive software. Without effect.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The value, as on Apple's platforms.
    public let rawValue: UInt32

    /// Makes a notification from Apple's value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let screenChanged = Self(rawValue: 1000)
    /// As on UIKit.
    public static let layoutChanged = Self(rawValue: 1001)
    /// As on UIKit.
    public static let announcement = Self(rawValue: 1008)
    /// As on UIKit.
    public static let pageScrolled = Self(rawValue: 1009)
  }
}
