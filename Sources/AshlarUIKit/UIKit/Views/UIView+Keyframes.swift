public import Ashlar

extension UIView {
  /// How key frames follow each other. Without effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes options of Apple's numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// As on UIKit.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// As on UIKit.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// As on UIKit.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// As on UIKit.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// As on UIKit.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// As on UIKit.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// As on UIKit.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// As on UIKit.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Does things that move views one after the other. The views are at the goal of the last one when it returns.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration: duration, delay: delay, animations, completion: completion)
  }

  /// Does one of the things that move views one after the other, at once.
  public static func addKeyframe(
    withRelativeStartTime startTime: Double, relativeDuration: Double, animations: () -> Void
  ) {
    animations()
  }

  /// Puts one view in the place of another one, in front of the subviews of its superview; with
  /// `showHideTransitionViews`, hides one and shows the other.
  ///
  /// Constraints of a view that is removed to what is around it go with it, as always.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      let superview = fromView.superview
      fromView.removeFromSuperview()
      superview?.addSubview(toView)
    }
    completion?(true)
  }
}
