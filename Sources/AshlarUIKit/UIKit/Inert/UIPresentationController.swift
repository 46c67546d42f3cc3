/// Says how a controller is presented, on UIKit. Here it is never asked: a presented controller is in no window.
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

  /// The view around both. Nil.
  open var containerView: UIView? { nil }

  /// The view that is presented.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// Where the view is, in points. Never asked.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }

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

/// Presents a controller in a sheet, on UIKit. Kept, and without effect.
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet may be. Without effect.
  public struct Detent: Hashable, Sendable {
    /// The name of the height.
    public let identifier: Identifier

    /// About half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// All of the screen.
    public static func large() -> Detent { Detent(identifier: .large) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes one of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// As on UIKit.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// As on UIKit.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }
  }

  /// As on UIKit; no layout depends on it.
  public var detents: [Detent] = [.large()]
  /// As on UIKit; no layout depends on it.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// As on UIKit; no layout depends on it.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// As on UIKit; no layout depends on it.
  public var prefersGrabberVisible = false
  /// As on UIKit; no layout depends on it.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// As on UIKit; no layout depends on it.
  public var preferredCornerRadius: CGFloat?
}

extension UIViewController {
  /// What says how the controller is presented, by its `modalPresentationStyle`. Kept, and never asked.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover:
      kept { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
    case .automatic, .pageSheet, .formSheet:
      kept { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
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
