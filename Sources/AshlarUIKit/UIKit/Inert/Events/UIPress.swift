// Keys of keyboards and remote controls, and the focus that they move. There are none: these types are there for methods that
// programs override.

/// A key that is pressed, on UIKit. Ashlar never makes one.
open class UIPress: Hashable {
  /// Makes one of no key.
  public init() {}

  /// Whether two are one object.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Feeds in which object it is: it differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys, on UIKit. Ashlar never makes one.
open class UIPressesEvent: UIEvent {}

/// What can have the focus, on UIKit. Never asked.
public protocol UIFocusEnvironment: AnyObject {
  /// What should have the focus first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIFocusEnvironment {
  /// Does nothing: nothing has the focus.
  public func setNeedsFocusUpdate() {}

  /// Does nothing: nothing has the focus.
  public func updateFocusIfNeeded() {}
}

/// Where the focus goes, on UIKit. Ashlar never makes one.
open class UIFocusUpdateContext {
  /// The view that has the focus next. Nil.
  open var nextFocusedView: UIView? { nil }

  /// The view that had the focus. Nil.
  open var previouslyFocusedView: UIView? { nil }
}

/// Animates beside a focus that moves, on UIKit. Ashlar never makes one.
open class UIFocusAnimationCoordinator {
  /// Does nothing: nothing moves.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
}
