// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The curve of an animation's speed, on UIKit. Kept, and without effect.
public final class CAMediaTimingFunction {
  /// Makes a curve with a name.
  public init(name: CAMediaTimingFunctionName) {}

  /// Makes a curve from two points, each from 0 to 1.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// The name of a curve. Without effect.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve with a name.
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

/// The look of a layer before and after an animation. Without effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode with a name.
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

/// A group of changes of layers, on UIKit. It has no effect, apart from a completion, which is called at once.
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

/// The time of layers, in seconds. 0: no layout reads a clock.
public func CACurrentMediaTime() -> Double { 0 }
