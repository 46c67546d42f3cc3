/// Presents a controller in a sheet, as high as its detent says.
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet may be.
  public struct Detent {
    /// The name of the height.
    public let identifier: Identifier

    /// The height that a program gives, if it is one of a program.
    fileprivate let resolver: Resolver?

    fileprivate typealias Resolver = (
      any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: Resolver? = nil) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// All of the screen.
    public static func large() -> Detent { Detent(.large) }

    /// A height that a program gives, in points, above the safe area at the bottom; nil where there is none just now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(rawValue: "custom"), resolver) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes one of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes one of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// As on UIKit.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// As on UIKit.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }
  }

  /// How high the sheet may be; it begins with the one that is selected, or the first.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  /// The name of the height that the sheet has; nil for that of the first detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }

  /// Whether a page sheet on an iPad is as wide as what can be read easily, as by default; otherwise it is as large as a form
  /// sheet.
  ///
  /// Source: Apple, `UISheetPresentationController.prefersPageSizing`.
  open var prefersPageSizing = true {
    didSet { invalidateDetents() }
  }

  /// As on UIKit; no layout depends on it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// As on UIKit; no layout depends on it.
  open var prefersGrabberVisible = false
  /// As on UIKit; no layout depends on it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// As on UIKit; no layout depends on it.
  open var prefersEdgeAttachedInCompactHeight = false
  /// As on UIKit; no layout depends on it.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// As on UIKit; no layout depends on it.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, which are in the next layout.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks anew how high the sheet is, in the next layout.
  open func invalidateDetents() { presentedView?.window?.setNeedsLayout() }

  /// The detent that counts.
  final var currentDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }
}

/// What a program may know when it says how high a sheet is.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }

  /// How high the sheet can be, in points, above the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController.Detent {
  /// How high a sheet is, in points, with the safe area at the bottom.
  ///
  /// - Parameters:
  ///   - height: The height of the window.
  ///   - most: The height of a large sheet.
  ///   - safe: The height of the safe area's inset at the bottom.
  func height(
    in height: CGFloat, most: CGFloat, safe: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    guard let resolver else { return identifier == .medium ? min(height / 2, most) : most }
    let context = DetentContext(
      containerTraitCollection: traits, maximumDetentValue: max(0, most - safe))
    guard let value = resolver(context), value.isFinite else { return most }
    return min(max(0, value) + safe, most)
  }
}
