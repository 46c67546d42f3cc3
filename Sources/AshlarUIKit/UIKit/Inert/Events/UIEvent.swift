// There are no fingers and no keys. These types are there for methods that UIKit calls and programs override.

/// An event of touches, on UIKit. Ashlar never makes one.
open class UIEvent {
  /// Makes an empty event.
  public init() {}
}

/// A touch on the screen, on UIKit. Ashlar never makes one.
open class UITouch: Hashable {
  /// Makes a touch without a view.
  public init() {}

  /// The view that is touched. Nil.
  open var view: UIView? { nil }

  /// The position of the touch, in points of a view's coordinate space. Zero.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Whether both are the same object.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the object's identity, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
