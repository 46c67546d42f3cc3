public import Ashlar

/// Room between items in a compositional layout.
///
/// A number that is not finite counts as 0.
///
/// Source: Apple, `NSCollectionLayoutSpacing`.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// How much room there is, in points; of flexible room, the least.
  public let spacing: CGFloat

  /// Whether the room takes its share of what a group leaves free.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Room of so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Room of at least so many points. What a group leaves free is shared equally by all flexible room in it.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether the room is as large as it says.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Room that says the same.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexibleSpacing)
  }

  /// Whether other room says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexibleSpacing == other.isFlexibleSpacing
  }

  /// The same for room that is equal.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(spacing)
    hasher.combine(isFlexibleSpacing)
    return hasher.finalize()
  }
}
