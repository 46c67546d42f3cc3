// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How the speed of an animation changes, on UIKit. Kept, and without effect.
public final class CAMediaTimingFunction {
  /// Makes the curve of a name.
  public init(name: CAMediaTimingFunctionName) {}

  /// Makes a curve of two points, each from 0 to 1.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// A curve of UIKit's. Without effect.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let `default` = Self(rawValue: "default")
  /// As on UIKit.
  public static let linear = Self(rawValue: "linear")
  /// As on UIKit.
  public static let easeIn = Self(rawValue: "easeIn")
  /// As on UIKit.
  public static let easeOut = Self(rawValue: "easeOut")
  /// As on UIKit.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
}

/// What a layer looks like before and after an animation. Without effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let removed = Self(rawValue: "removed")
  /// As on UIKit.
  public static let forwards = Self(rawValue: "forwards")
  /// As on UIKit.
  public static let backwards = Self(rawValue: "backwards")
  /// As on UIKit.
  public static let both = Self(rawValue: "both")
}

/// Changes of layers that come together, on UIKit. None of it has an effect, but for a completion, which is called at once.
public enum CATransaction {
  /// Does nothing.
  public static func begin() {}

  /// Does nothing.
  public static func commit() {}

  /// Does nothing.
  public static func flush() {}

  /// Does nothing.
  public static func setDisableActions(_ flag: Bool) {}

  /// Does nothing.
  public static func setAnimationDuration(_ duration: Double) {}

  /// Does nothing.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Calls the block at once, so that it runs before the changes that are written after it.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// The time of layers, in seconds. 0: no layout asks a clock.
public func CACurrentMediaTime() -> Double { 0 }
