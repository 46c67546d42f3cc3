public import Ashlar

/// Room around an item in a compositional layout, outside the item's size.
///
/// Source: Apple, `NSCollectionLayoutEdgeSpacing`.
open class NSCollectionLayoutEdgeSpacing: CollectionLayoutPart, NSCopying {
  /// The room before the item, in the direction of reading; nil for none.
  public let leading: NSCollectionLayoutSpacing?

  /// The room above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?

  /// The room behind the item, in the direction of reading; nil for none.
  public let trailing: NSCollectionLayoutSpacing?

  /// The room below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the room around an item.
  public required init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// A copy of the spacing.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  override var parts: [AnyHashable] { [leading, top, trailing, bottom] }
}
