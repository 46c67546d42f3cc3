// How controllers come and go on a screen. Nothing is shown, so that none of it has an effect.

/// A coordinator of animations with a transition, on UIKit. Ashlar never makes one.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs animations with the transition.
  ///
  /// - Returns: Whether it will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations with the transition, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The methods that provide the transitions of a controller. Ashlar calls only the one for a presentation controller,
/// so that you may write any other or none.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation of a controller whose style is `custom`, which determines the frame of its view; nil
  /// for all of the window.
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

/// On UIKit, animates transitions between controllers. Ashlar calls no method of it, so that you may write any or
/// none.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// On UIKit, makes transitions between controllers interactive. Never called.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// The context of a transition, on UIKit. Never made by Ashlar.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views of the transition.
  var containerView: UIView { get }

  /// Whether the transition has been cancelled.
  var transitionWasCancelled: Bool { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)

  /// Returns the disappearing or the appearing controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view of the disappearing or the appearing controller.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the first frame of a controller's view, in points.
  func initialFrame(for controller: UIViewController) -> CGRect

  /// Returns the last frame of a controller's view, in points.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// The key of a controller in a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  /// The one that disappears.
  case from
  /// The one that appears.
  case to
}

/// The key of a view in a transition.
public enum UITransitionContextViewKey: Hashable, Sendable {
  /// The one that disappears.
  case from
  /// The one that appears.
  case to
}

/// The transition of a presented controller. Without effect.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// Whether the controller is being removed from its parent: false, as removal is immediate.
  public var isMovingFromParent: Bool { false }

  /// Whether the controller is being added to a parent: false, as adding is immediate.
  public var isMovingToParent: Bool { false }

  /// Whether the controller is being dismissed: false.
  public var isBeingDismissed: Bool { false }

  /// Whether the controller is being presented: false.
  public var isBeingPresented: Bool { false }

  /// The coordinator of the present transition. Nil: there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
