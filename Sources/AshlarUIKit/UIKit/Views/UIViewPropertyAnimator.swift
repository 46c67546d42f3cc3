public import Ashlar

/// Moves views when it is started. The views have their final frames when that call returns.
public final class UIViewPropertyAnimator {
  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// How far it has got, from 0 to 1. Kept, and without effect.
  public var fractionComplete: CGFloat = 0

  /// Whether it is on the way, which it is only while it moves views.
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

  /// Makes an animator that swings, which is left out here.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

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
  /// Adds something that moves views.
  public func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  /// Adds what is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Does everything that has been added since the last start.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Does everything that has been added since the last start, at once.
  public func startAnimation(afterDelay delay: TimeInterval) {
    run(delay: delay, options: curve)
  }

  /// Starts the animator if it has not been started.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Whether it is on the way, which it is only while it moves views.
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

/// Where an animator has stopped.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// As on UIKit.
  case end
  /// As on UIKit.
  case start
  /// As on UIKit.
  case current
}

/// Whether an animator is running.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// As on UIKit.
  case inactive
  /// As on UIKit.
  case active
  /// As on UIKit.
  case stopped
}
