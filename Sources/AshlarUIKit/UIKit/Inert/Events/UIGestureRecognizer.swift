// There are no fingers. A recogniser keeps its properties.

/// A gesture recogniser, on UIKit. Kept, and without effect: call its action yourself.
open class UIGestureRecognizer {
  /// Whether the recogniser is enabled.
  public var isEnabled = true

  /// On UIKit, determines which touches the recogniser receives. Kept, and never called.
  public weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether recognised touches are withheld from views. Kept, and without effect.
  public var cancelsTouchesInView = true

  /// Its state. It never begins by itself.
  public var state = State.possible

  /// As on UIKit; no layout depends on it.
  public var delaysTouchesBegan = false
  /// As on UIKit; no layout depends on it.
  public var delaysTouchesEnded = true

  /// On UIKit, makes the recogniser wait until another one has failed. Without effect.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The view of the recogniser. Nil.
  public var view: UIView? { nil }

  /// The state of a recogniser.
  public enum State: Int, Hashable, Sendable {
    /// As on UIKit.
    case possible, began, changed, ended, cancelled, failed
  }

  /// The position of the touches, in points of a view's coordinate space. Zero.
  public func location(in view: UIView?) -> CGPoint { .zero }

  /// As on UIKit; no layout depends on it.
  public init() {}

  /// Makes a recogniser whose target is never called.
  public init(target: Any?, action: Selector?) {}

  /// Does nothing: without Objective-C, no selector can be sent.
  public func addTarget(_ target: Any, action: Selector) {}
}

/// A recogniser of taps, on UIKit.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// As on UIKit; no layout depends on it.
  public var numberOfTapsRequired = 1
  /// As on UIKit; no layout depends on it.
  public var numberOfTouchesRequired = 1
}

/// A recogniser of drags, on UIKit.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The translation of the touches, in points of a view's coordinate space. Zero.
  public func translation(in view: UIView?) -> CGPoint { .zero }

  /// Sets the translation of the touches. Without effect.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// The velocity of the touches, in points per second. Zero.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of long presses, on UIKit.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// As on UIKit; no layout depends on it.
  public var minimumPressDuration = 0.5
}

/// A recogniser of swipes, on UIKit.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of the swipe.
  public var direction = Direction.right

  /// The directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes directions from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let right = Direction(rawValue: 1 << 0)
    /// As on UIKit.
    public static let left = Direction(rawValue: 1 << 1)
    /// As on UIKit.
    public static let up = Direction(rawValue: 1 << 2)
    /// As on UIKit.
    public static let down = Direction(rawValue: 1 << 3)
  }
}

/// A recogniser of pinches, on UIKit.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch. 1.
  public var scale: CGFloat = 1
}
