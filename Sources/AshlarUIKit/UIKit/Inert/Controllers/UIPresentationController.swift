/// The presentation of a controller. A subclass determines the frame of the view if the controller's style is
/// `custom` and its `transitioningDelegate` returns the subclass.
open class UIPresentationController {
  private weak var presented: UIViewController?
  private weak var given: UIViewController?

  /// On UIKit, determines how a controller is presented. Kept, and never called.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a presentation of a controller, and retains neither controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    given = presenting
  }

  /// The controller that presents the other one, or will.
  public var presentingViewController: UIViewController? {
    presented?.presentingViewController ?? given
  }

  /// The presented controller; an empty one if it no longer exists.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The view that contains the presentation: the window, while the presented view is in one.
  open var containerView: UIView? { presented?.viewIfLoaded?.window }

  /// The presented view.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The frame of the presented view, in points of the containing view: all of that, unless a subclass overrides it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Never called.
  open func presentationTransitionWillBegin() {}
  /// Never called.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called.
  open func dismissalTransitionWillBegin() {}
  /// Never called.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Never called.
  open func containerViewWillLayoutSubviews() {}
  /// Never called.
  open func containerViewDidLayoutSubviews() {}
}

/// On UIKit, determines how a controller is presented in little room. Ashlar calls no method of it, so that you may
/// write any or none.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// The presentation of a controller in a popover, on UIKit. Kept, and without effect.
open class UIPopoverPresentationController: UIPresentationController {
  /// As on UIKit; no layout depends on it.
  public weak var sourceView: UIView?
  /// As on UIKit; no layout depends on it.
  public var sourceRect = CGRect.null
  /// As on UIKit; no layout depends on it.
  public var barButtonItem: UIBarButtonItem?
  /// As on UIKit; no layout depends on it.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: UIColor?
}

/// On UIKit, determines how a popover is presented. Ashlar calls no method of it, so that you may write any or none.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The directions of a popover's arrow. Without effect.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes directions from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let up = Self(rawValue: 1)
  /// As on UIKit.
  public static let down = Self(rawValue: 2)
  /// As on UIKit.
  public static let left = Self(rawValue: 4)
  /// As on UIKit.
  public static let right = Self(rawValue: 8)
  /// As on UIKit.
  public static let any: Self = [.up, .down, .left, .right]
}

extension UIViewController {
  /// The presentation of the controller, by its `modalPresentationStyle`.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover:
      kept { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
    case .automatic, .pageSheet, .formSheet:
      kept { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    case .custom: ownPresentation
    default: kept { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }

  /// The presentation of the controller in a popover; nil with another `modalPresentationStyle`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation of the controller in a sheet; nil with another `modalPresentationStyle`.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller that the controller's delegate returns.
  private var ownPresentation: UIPresentationController {
    if let keptPresentation { return keptPresentation }
    let own = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: presenting ?? self)
    guard let own else {
      return kept { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
    keptPresentation = own
    return own
  }

  /// The presentation of the controller, made again after a change of its style.
  private func kept<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let known = keptPresentation, type(of: known) == Kind.self, let kind = known as? Kind {
      return kind
    }
    let made = make(self)
    keptPresentation = made
    return made
  }
}
