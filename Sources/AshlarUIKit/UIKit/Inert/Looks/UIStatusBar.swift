// The preferences of controllers for the screen around them. Never read.

/// The style of the status bar. Without effect.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, lightContent
  /// As on UIKit.
  case darkContent = 3
}

/// The animation that shows or hides the status bar. Without effect.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// As on UIKit.
  case none, fade, slide
}

/// The orientations in which a device may be held. Without effect.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes a set from bits with Apple's values.
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
