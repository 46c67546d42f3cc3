// What controllers say about the screen around them. Never asked.

/// How the bar at the top of a screen looks. Without effect.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`
  /// As on UIKit.
  case lightContent
  /// As on UIKit.
  case darkContent = 3
}

/// How the bar at the top of a screen comes and goes. Without effect.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// As on UIKit.
  case none
  /// As on UIKit.
  case fade
  /// As on UIKit.
  case slide
}

/// The orientations in which a device may be held. Without effect.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// Apple's numbers, added.
  public let rawValue: UInt

  /// Makes a set of Apple's numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let portrait = Self(rawValue: 1 << 1)
  /// As on UIKit.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// As on UIKit.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// As on UIKit.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// As on UIKit.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// As on UIKit.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// As on UIKit.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
