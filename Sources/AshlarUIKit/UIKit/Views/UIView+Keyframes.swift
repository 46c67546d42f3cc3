public import Ashlar

extension UIView {
  /// The options of an animation with key frames. Without effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes options from bits with Apple's values.
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

  /// Runs an animation with key frames. The views have their final frames when it returns.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(duration: duration, delay: delay, animations, completion: completion) }

  /// Runs the changes of a key frame at once.
  public static func addKeyframe(
    withRelativeStartTime startTime: Double, relativeDuration: Double, animations: () -> Void
  ) { animations() }

  /// Replaces a view with another one, in front of the subviews of its superview; with `showHideTransitionViews`,
  /// hides one and shows the other.
  ///
  /// Constraints between a removed view and views around it are removed, as always.
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
