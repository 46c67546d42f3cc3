public import Ashlar

/// Room between items in a compositional layout.
///
/// A number that is not finite counts as 0.
///
/// Source: Apple, `NSCollectionLayoutSpacing`.
public final class NSCollectionLayoutSpacing: CollectionLayoutPart, NSCopying {
  /// The spacing, in points; the least spacing if it is flexible.
  public let spacing: CGFloat

  /// Whether the spacing takes a share of the free space of a group.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// A fixed spacing, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// A flexible spacing with a least length, in points. All flexible spacings of a group share its free space
  /// equally.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether the spacing is fixed.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// A copy of the spacing.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexibleSpacing)
  }

  override var parts: [AnyHashable] { [spacing, isFlexibleSpacing] }
}
