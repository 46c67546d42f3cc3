/// A presentation of a controller in a sheet, with the height of a detent.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent {
    /// The identifier of the height.
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

    /// A height that the program provides, in points, above the safe area at the bottom; nil if it is not available
    /// at present.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(rawValue: "custom"), resolver) }

    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// As on UIKit.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// As on UIKit.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }
  }

  /// The heights of the sheet. It begins with the selected one, or with the first.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  /// The identifier of the present height; nil for that of the first detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }

  /// Whether a page sheet on an iPad has the readable width, as by default, and not the size of a form sheet.
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

  /// Runs changes, which take effect in the next layout.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Makes the next layout resolve the heights again.
  open func invalidateDetents() { presentedView?.window?.setNeedsLayout() }

  /// The detent that counts.
  final var currentDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }
}

/// The values from which a program computes the height of a sheet.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height of the sheet, in points, above the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController.Detent {
  /// The height of a sheet, in points, with the safe area at the bottom.
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
