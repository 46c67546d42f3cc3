// Layers do not move: no time passes. Animations keep their properties.

/// An animation of a layer, on UIKit. Kept, and without effect.
open class CAAnimation {
  /// As on UIKit; no layout depends on it.
  public var duration: Double = 0
  /// As on UIKit; no layout depends on it.
  public var beginTime: Double = 0
  /// As on UIKit; no layout depends on it.
  public var timeOffset: Double = 0
  /// As on UIKit; no layout depends on it.
  public var speed: Float = 1
  /// As on UIKit; no layout depends on it.
  public var repeatCount: Float = 0
  /// As on UIKit; no layout depends on it.
  public var repeatDuration: Double = 0
  /// As on UIKit; no layout depends on it.
  public var autoreverses = false
  /// As on UIKit; no layout depends on it.
  public var isRemovedOnCompletion = true
  /// As on UIKit; no layout depends on it.
  public var fillMode = CAMediaTimingFillMode.removed
  /// As on UIKit; no layout depends on it.
  public var timingFunction: CAMediaTimingFunction?
  /// On UIKit, is notified when the animation begins and ends. Kept, and never called.
  public var delegate: (any CAAnimationDelegate)?

  /// Makes an object without effect.
  public init() {}
}

/// On UIKit, is notified when animations begin and end. Ashlar calls no method of it, so that you may write any or
/// none.
public protocol CAAnimationDelegate: AnyObject {}

/// An animation of one property of a layer, on UIKit. Kept, and without effect.
open class CAPropertyAnimation: CAAnimation {
  /// As on UIKit; no layout depends on it.
  public var keyPath: String?
  /// As on UIKit; no layout depends on it.
  public var isAdditive = false
  /// As on UIKit; no layout depends on it.
  public var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation of a property from one value to another, on UIKit. Kept, and without effect.
open class CABasicAnimation: CAPropertyAnimation {
  /// As on UIKit; no layout depends on it.
  public var fromValue: Any?
  /// As on UIKit; no layout depends on it.
  public var toValue: Any?
  /// As on UIKit; no layout depends on it.
  public var byValue: Any?
}

/// An animation of a property with a spring, on UIKit. Kept, and without effect.
open class CASpringAnimation: CABasicAnimation {
  /// As on UIKit; no layout depends on it.
  public var mass: CGFloat = 1
  /// As on UIKit; no layout depends on it.
  public var stiffness: CGFloat = 100
  /// As on UIKit; no layout depends on it.
  public var damping: CGFloat = 10
  /// As on UIKit; no layout depends on it.
  public var initialVelocity: CGFloat = 0
}

/// An animation of a property through several values, on UIKit. Kept, and without effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// As on UIKit; no layout depends on it.
  public var values: [Any]?
  /// As on UIKit; no layout depends on it.
  public var keyTimes: [NSNumber]?
  /// As on UIKit; no layout depends on it.
  public var path: CGPath?
  /// As on UIKit; no layout depends on it.
  public var timingFunctions: [CAMediaTimingFunction]?
}

/// A group of simultaneous animations, on UIKit. Kept, and without effect.
open class CAAnimationGroup: CAAnimation {
  /// As on UIKit; no layout depends on it.
  public var animations: [CAAnimation]?
}

/// A transition of a layer's content, on UIKit. Kept, and without effect.
open class CATransition: CAAnimation {
  /// As on UIKit; no layout depends on it.
  public var type = CATransitionType.fade
  /// As on UIKit; no layout depends on it.
  public var subtype: CATransitionSubtype?
}

/// The type of a layer's transition. Without effect.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the transition.
  public let rawValue: String

  /// Makes a transition with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let fade = Self(rawValue: "fade")
  /// As on UIKit.
  public static let moveIn = Self(rawValue: "moveIn")
  /// As on UIKit.
  public static let push = Self(rawValue: "push")
  /// As on UIKit.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side from which a layer's transition begins. Without effect.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Makes a side with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// As on UIKit.
  public static let fromRight = Self(rawValue: "fromRight")
  /// As on UIKit.
  public static let fromTop = Self(rawValue: "fromTop")
  /// As on UIKit.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

extension CALayer {
  /// Does nothing: layers do not move.
  public func add(_ animation: CAAnimation, forKey key: String?) {}

  /// Does nothing: no animation is kept.
  public func removeAnimation(forKey key: String) {}

  /// Does nothing: no animation is kept.
  public func removeAllAnimations() {}

  /// The animation of a name. Nil: none is kept.
  public func animation(forKey key: String) -> CAAnimation? { nil }

  /// The names of the animations. Nil: none is kept.
  public func animationKeys() -> [String]? { nil }
}
