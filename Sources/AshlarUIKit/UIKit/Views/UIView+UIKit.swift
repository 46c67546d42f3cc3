public import Ashlar
import Foundation

// MARK: - Animation

extension UIView {
  /// The options of an animation. Only the curve has an effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes options from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit; of these only curves have a meaning here.
    public static let layoutSubviews = Self(rawValue: 1)
    /// As on UIKit; of these only curves have a meaning here.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// As on UIKit; of these only curves have a meaning here.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// As on UIKit; of these only curves have a meaning here.
    public static let `repeat` = Self(rawValue: 8)
    /// As on UIKit; of these only curves have a meaning here.
    public static let autoreverse = Self(rawValue: 16)
    /// As on UIKit; of these only curves have a meaning here.
    public static let showHideTransitionViews = Self(rawValue: 256)
    /// As on UIKit; of these only curves have a meaning here.
    public static let curveEaseInOut: Self = []
    /// As on UIKit; of these only curves have a meaning here.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// As on UIKit; of these only curves have a meaning here.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// As on UIKit; of these only curves have a meaning here.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// As on UIKit; of these only curves have a meaning here.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// As on UIKit; of these only curves have a meaning here.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// As on UIKit; of these only curves have a meaning here.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

    fileprivate var curve: TimingCurve {
      switch rawValue & 3 << 16 {
      case 1 << 16: .easeIn
      case 2 << 16: .easeOut
      case 3 << 16: .linear
      default: .easeInOut
      }
    }
  }

  /// The curve of an animation's speed.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// As on UIKit.
    case easeInOut, easeIn, easeOut, linear

    var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
  }

  /// Runs changes that move views. The views have their final frames when it returns.
  ///
  /// For the moves, use the `LayoutAnimation` that `View.animate(duration:_:)` returns.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(duration: duration, animations, completion: completion) }

  /// Runs changes that move views. The views have their final frames when it returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, curve: options.curve, animations, completion: completion)
  }

  /// Runs changes that move views, without the spring. The views have their final frames when it returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(duration: duration, delay: delay, animations, completion: completion) }

  /// Runs changes of a view's content. They are complete when it returns.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, curve: options.curve, { animations?() }, completion: completion)
  }

  /// Runs a closure without animation, as everything is here.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

// MARK: - Geometry

extension UIView {
  /// The margins and extents of a view that follow the size of its superview.
  public typealias AutoresizingMask = Ashlar.AutoresizingMask

  /// The width or height of content that has none.
  @available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
  public static var noIntrinsicContentMetric: CGFloat { noIntrinsicMetric }

  /// The view's own size, in points, and the available extent along an axis without one.
  func sizeAskedFor(in room: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width < 0 ? room.width : size.width,
      height: size.height < 0 ? room.height : size.height)
  }

  /// Rounds the size of the content up to the pixels of `UIScreen.main` where there is no display.
  func roundContentToPixels() { contentScale = UIScreen.main.scale }
}

// MARK: - Without effect

extension UIView {
  /// The interactions of the view. Kept, and without effect.
  public var interactions: [any UIInteraction] {
    get { looks.interactions }
    set { appearance.interactions = newValue }
  }

  /// Adds an interaction. Kept, and without effect.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Does nothing: nothing is drawn.
  ///
  /// - Returns: Whether all of the view has been drawn: no.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// A view that shows a snapshot of this one. Nil: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  /// Whether the colours of the view are kept while others are inverted. Kept nowhere, and without effect.
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
}

// MARK: - Parts and windows

extension UIView {
  /// Adds a view that a class of this module consists of, whatever a subclass does with views that are added.
  final func keep(_ part: UIView) { (self as View).addSubview(part) }
}

extension UIView: WindowListener {
  package func willMove(toWindowOfAnyClass window: View?) {
    let window = window as? UIWindow
    if let window { adjustFont(to: window.textSize) }
    willMove(toWindow: window)
  }
}
