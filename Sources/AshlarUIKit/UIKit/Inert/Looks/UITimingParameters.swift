/// The curve of an animator's speed, on UIKit. Without effect.
public protocol UITimingCurveProvider {}

/// The parameters of an animator's spring, on UIKit. Without effect.
public struct UISpringTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// Makes the parameters of UIKit's default spring.
  public init() {}

  /// Makes parameters with a damping ratio.
  public init(dampingRatio ratio: CGFloat) {}

  /// Makes parameters with a damping ratio and an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}

  /// Makes parameters of a mass on a spring.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

/// The parameters of an animator's curve, on UIKit. Without effect.
public struct UICubicTimingParameters: UITimingCurveProvider, Hashable, Sendable {
  /// Makes parameters with a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {}

  /// Makes parameters with a curve from two points, each from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

extension UIViewPropertyAnimator {
  /// Makes an animator with timing parameters, which have no effect here.
  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Does nothing: a started animation is already complete.
  public func stopAnimation(_ withoutFinishing: Bool) {}

  /// Does nothing: a started animation is already complete.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  /// Does nothing: a started animation is already complete.
  public func pauseAnimation() {}
}
