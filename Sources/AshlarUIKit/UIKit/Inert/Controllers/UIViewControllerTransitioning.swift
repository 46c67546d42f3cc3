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

extension UIViewControllerTransitionCoordinator {
  /// Does something beside the transition, and nothing after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Says how a controller comes and goes. Ashlar asks for a presentation controller alone, so that you may write any other
/// method or none.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What says where the view of a controller stands whose style is `custom`; nil for all of the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves controllers that come and go, on UIKit. Never asked, so that any method may be written, or none.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// Lets fingers move controllers that come and go, on UIKit. Never asked.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// What is known of a transition, on UIKit. Never made by Ashlar.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which controllers come and go.
  var containerView: UIView { get }

  /// Whether the transition has been given up.
  var transitionWasCancelled: Bool { get }

  /// Whether controllers are to move.
  var isAnimated: Bool { get }

  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)

  /// The controller that goes, or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of the controller that goes, or of the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the view of a controller begins, in points.
  func initialFrame(for controller: UIViewController) -> CGRect

  /// Where the view of a controller ends, in points.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// Which controller of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}

/// Which view of a transition.
public enum UITransitionContextViewKey: Hashable, Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}

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
