/// How the speed of an animator changes, on UIKit. Without effect.
public protocol UITimingCurveProvider {}

/// Lets an animator swing, on UIKit. Without effect.
public struct UISpringTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// Swings as UIKit does at first.
  public init() {}

  /// Swings less, the higher the ratio is.
  public init(dampingRatio ratio: CGFloat) {}

  /// Swings less, the higher the ratio is, from a first speed.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}

  /// Swings as a mass on a spring.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

/// Lets the speed of an animator follow a curve, on UIKit. Without effect.
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// Follows the curve of a name.
  public init(animationCurve curve: UIView.AnimationCurve) {}

  /// Follows a curve of two points, each from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

extension UIViewPropertyAnimator {
  /// Makes an animator whose speed follows a curve, which is left out here.
  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Does nothing: what has been started is done.
  public func stopAnimation(_ withoutFinishing: Bool) {}

  /// Does nothing: what has been started is done.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Does nothing: what has been started is done.
  public func pauseAnimation() {}
}
