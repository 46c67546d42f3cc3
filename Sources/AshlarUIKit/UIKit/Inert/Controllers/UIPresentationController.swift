/// Says how a controller is presented. One of a program's own is asked where the view stands, if the controller's style is
/// `custom` and its `transitioningDelegate` gives it.
open class UIPresentationController {
  private weak var presented: UIViewController?
  private weak var given: UIViewController?

  /// Hears on UIKit how a controller is presented. Kept, and never asked.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Names the controllers, and keeps neither.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    given = presenting
  }

  /// The controller that presents the other one, or is named to do so.
  public var presentingViewController: UIViewController? {
    presented?.presentingViewController ?? given
  }

  /// The controller that is presented; an empty one when it is gone.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The view around both: the window, while the view is in one.
  open var containerView: UIView? { presented?.viewIfLoaded?.window }

  /// The view that is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// Where the view is, in points of the view around it: all of that, unless a program says otherwise.
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

/// Says how a controller is presented where there is little room, on UIKit. Never asked, so that any method may be written,
/// or none.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Presents a controller in a bubble, on UIKit. Kept, and without effect.
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

/// Says how a bubble is presented, on UIKit. Never asked, so that any method may be written, or none.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// To where a bubble points. Without effect.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// Apple's numbers, added.
  public let rawValue: UInt

  /// Makes directions of Apple's numbers.
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
  /// What says how the controller is presented, by its `modalPresentationStyle`.
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

  /// What presents the controller in a bubble. Nil unless its `modalPresentationStyle` says so.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What presents the controller in a sheet. Nil unless its `modalPresentationStyle` says so.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What the controller's delegate gives to present it.
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

  /// What says how the controller is presented, made anew where its style has become another one.
  private func kept<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let known = keptPresentation, type(of: known) == Kind.self, let kind = known as? Kind {
      return kind
    }
    let made = make(self)
    keptPresentation = made
    return made
  }
}
