public import Ashlar

/// An animator that moves views when it is started. The views have their final frames when that call returns.
public final class UIViewPropertyAnimator {
  /// The duration of the animation, in seconds.
  public let duration: TimeInterval

  /// The progress, from 0 to 1. Kept, and without effect.
  public var fractionComplete: CGFloat = 0

  /// Whether the animator is running, which it is only while it moves views.
  public private(set) var state = UIViewAnimatingState.inactive

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let curve: UIView.AnimationOptions

  /// Makes an animator whose speed follows a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.curve = curve.options
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring, which has no effect here.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Runs changes that move views, and returns an animator that has run them.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.run(delay: delay, options: options)
    return animator
  }
}

extension UIViewPropertyAnimator {
  /// Adds changes that move views.
  public func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  /// Adds a closure that is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs all changes that have been added since the last start.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs all changes that have been added since the last start, at once.
  public func startAnimation(afterDelay delay: TimeInterval) { run(delay: delay, options: curve) }

  /// Starts the animator if it has not been started.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Whether the animator is running, which it is only while it moves views.
  public var isRunning: Bool { state == .active }

  private func run(delay: TimeInterval, options: UIView.AnimationOptions) {
    guard state == .inactive, !animations.isEmpty || !completions.isEmpty else { return }
    let (changes, calls) = (animations, completions)
    (animations, completions) = ([], [])
    state = .active
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { for change in changes { change() } },
      completion: { [self] _ in
        state = .inactive
        for call in calls { call(.end) }
      })
  }
}

/// The position at which an animator has stopped.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// As on UIKit.
  case end, start, current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// As on UIKit.
  case inactive, active, stopped
}
