public import Ashlar
import Foundation

// MARK: - Animation

extension UIView {
  /// How an animation goes. Only the curve has an effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes options of Apple's numbers.
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

  /// Does something that moves views. The views are at their goal when it returns.
  ///
  /// What moves, and how, is what `LayoutAnimation` tells: `View.animate(duration:_:)` returns it.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration: duration, animations, completion: completion)
  }

  /// Does something that moves views. The views are at their goal when it returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, curve: options.curve, animations, completion: completion)
  }

  /// Does something that moves views, without the swing. The views are at their goal when it returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration: duration, delay: delay, animations, completion: completion)
  }

  /// Does something that changes what a view shows. It is done when it returns.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, curve: options.curve, { animations?() }, completion: completion)
  }

  /// Does something without moving anything slowly: that is how everything is here.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

// MARK: - Constraints

extension NSLayoutConstraint {
  /// The constraints that a picture of a line says, in order, inactive.
  ///
  /// A number among the views is a metric, unless there is a metric of its name. UIKit raises if the format makes no
  /// sense; here that is a fault, with its message first, and there are no constraints.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: String = #fileID, line: UInt32 = #line
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).merging(views) { metric, _ in metric }
    return made(
      format, options, numbers.compactMapValues(number),
      views.compactMapValues { $0 as? LayoutBox }, CodeLocation(fileID: fileID, line: line))
  }

  /// The constraints that a picture of a line says, in order, inactive.
  ///
  /// A format that makes no sense is a fault, and there are no constraints. To have it thrown instead, say
  /// `spacing:` too, which is Ashlar's own method.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: CGFloat] = [:], views: [String: UIView], fileID: String = #fileID,
    line: UInt32 = #line
  ) -> [NSLayoutConstraint] {
    made(format, options, metrics, views, CodeLocation(fileID: fileID, line: line))
  }

  private static func made(
    _ format: String, _ options: FormatOptions, _ metrics: [String: CGFloat],
    _ boxes: [String: LayoutBox], _ location: CodeLocation
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: boxes,
        spacing: .uiKit, fileID: location.fileID, line: location.line)
    } catch {
      let listener = boxes.min { $0.key < $1.key }?.value ?? UIView()
      listener.report(
        LayoutFault(
          reason: .ported(message: "\(error)", explanation: "No constraint was made."),
          location: location))
      return []
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

// MARK: - Edges

extension CGRect {
  /// The rectangle without what insets take off its edges, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
