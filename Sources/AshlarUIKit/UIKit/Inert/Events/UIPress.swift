// Keys of keyboards and remote controls, and the focus that they move. There are none: these types are there for methods that
// programs override.

/// A key that is pressed, on UIKit. Ashlar never makes one.
open class UIPress: Hashable {
  /// Makes a press of no key.
  public init() {}

  /// Whether both are the same object.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Hashes the object's identity, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys, on UIKit. Ashlar never makes one.
open class UIPressesEvent: UIEvent {}

/// An element that can have the focus, on UIKit. Never used.
public protocol UIFocusEnvironment: AnyObject {
  /// The environments that get the focus first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIFocusEnvironment {
  /// Does nothing: nothing has the focus.
  public func setNeedsFocusUpdate() {}

  /// Does nothing: nothing has the focus.
  public func updateFocusIfNeeded() {}
}

/// The context of a change of focus, on UIKit. Ashlar never makes one.
open class UIFocusUpdateContext {
  /// The view that has the focus next. Nil.
  open var nextFocusedView: UIView? { nil }

  /// The view that had the focus. Nil.
  open var previouslyFocusedView: UIView? { nil }
}

/// A coordinator of animations with a change of focus, on UIKit. Ashlar never makes one.
open class UIFocusAnimationCoordinator {
  /// Does nothing: nothing moves.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
}
