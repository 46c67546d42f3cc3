// There are no fingers and no keys. These types are there for methods that UIKit calls and programs override.

/// An event of touches, on UIKit. Ashlar never makes one.
open class UIEvent {
  /// Makes an event that says nothing.
  public init() {}
}

/// A finger on the screen, on UIKit. Ashlar never makes one.
open class UITouch: Hashable {
  /// Makes a finger that touches nothing.
  public init() {}

  /// The view that is touched. Nil.
  open var view: UIView? { nil }

  /// Where the finger is, in points of a view's coordinate space. Zero.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Whether two are one object.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Feeds in which object it is: it differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
