// How controllers come and go on a screen. Nothing is shown, so that none of it has an effect.

/// Animates beside a transition, on UIKit. Ashlar never makes one.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Does something beside the transition.
  ///
  /// - Returns: Whether it will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// On UIKit, says how a controller comes and goes. Ashlar calls no method of it, so that you may write any or none.
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// How the view of a presented controller comes. Without effect.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case coverVertical
  /// As on UIKit.
  case flipHorizontal
  /// As on UIKit.
  case crossDissolve
  /// As on UIKit.
  case partialCurl
}

extension UIViewController {
  /// Whether the controller is about to leave its parent. No: what leaves has left.
  public var isMovingFromParent: Bool { false }

  /// Whether the controller is about to come to a parent. No: what comes has come.
  public var isMovingToParent: Bool { false }

  /// Whether the controller is about to be dismissed. No.
  public var isBeingDismissed: Bool { false }

  /// Whether the controller is about to be presented. No.
  public var isBeingPresented: Bool { false }

  /// The animations beside the present transition. Nil: there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
