// There are no fingers. A recogniser keeps what is said of it.

/// Recognises gestures, on UIKit. Kept, and without effect: call its action yourself.
open class UIGestureRecognizer {
  /// Whether it listens.
  public var isEnabled = true

  /// Decides which touches it receives. Kept, and never asked.
  public weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether views get no touches that it has recognised. Kept, and without effect.
  public var cancelsTouchesInView = true

  /// Its state. It never begins by itself.
  public var state = State.possible

  /// As on UIKit; no layout depends on it.
  public var delaysTouchesBegan = false
  /// As on UIKit; no layout depends on it.
  public var delaysTouchesEnded = true

  /// Waits on UIKit until another one has failed. Without effect.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The view that it listens to. Nil.
  public var view: UIView? { nil }

  /// The state of a recogniser.
  public enum State: Int, Hashable, Sendable {
    /// As on UIKit.
    case possible
    /// As on UIKit.
    case began
    /// As on UIKit.
    case changed
    /// As on UIKit.
    case ended
    /// As on UIKit.
    case cancelled
    /// As on UIKit.
    case failed
  }

  /// Where the fingers are, in points of a view's coordinate space. Zero.
  public func location(in view: UIView?) -> CGPoint { .zero }

  /// As on UIKit; no layout depends on it.
  public init() {}

  /// Makes one whose target is never called.
  public init(target: Any?, action: Selector?) {}

  /// Does nothing: no selector can be sent where there is no Objective-C.
  public func addTarget(_ target: Any, action: Selector) {}
}

/// Recognises taps, on UIKit.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// As on UIKit; no layout depends on it.
  public var numberOfTapsRequired = 1
  /// As on UIKit; no layout depends on it.
  public var numberOfTouchesRequired = 1
}

/// Recognises fingers that move, on UIKit.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have moved, in points of a view's coordinate space. Zero.
  public func translation(in view: UIView?) -> CGPoint { .zero }

  /// Sets how far the fingers have moved. Without effect.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// How fast the fingers move, in points a second. Zero.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises fingers that stay, on UIKit.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// As on UIKit; no layout depends on it.
  public var minimumPressDuration = 0.5
}

/// Recognises swipes, on UIKit.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to fingers swipe.
  public var direction = Direction.right

  /// The directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes directions of Apple's numbers.
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

/// Recognises fingers that spread, on UIKit.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have spread. 1.
  public var scale: CGFloat = 1
}
