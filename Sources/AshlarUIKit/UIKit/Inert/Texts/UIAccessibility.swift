/// What people have set so that they can use a program, on UIKit. Here nothing is set, and nothing is read aloud.
public enum UIAccessibility {
  /// Whether the screen is read aloud. It is not.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether little is to move. Not so.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether little is to shine through. Not so.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are to be bold. Not so.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether a switch moves through the screen. Not so.
  public static var isSwitchControlRunning: Bool { false }

  /// Does nothing: nothing is read aloud.
  public static func post(notification: Notification, argument: Any?) {}

  /// What is told to what reads aloud. Without effect.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32

    /// Makes one of Apple's number.
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
