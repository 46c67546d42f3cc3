public import Ashlar

/// An item of a compositional layout: the size of a cell, its insets and its spacing.
///
/// Source: Apple, `NSCollectionLayoutItem`.
open class NSCollectionLayoutItem: CollectionLayoutPart, NSCopying {
  /// The size of the item in its group, with the content insets and without the edge spacing.
  public let layoutSize: NSCollectionLayoutSize

  /// The insets of the cell in the item, in points. Zero by default.
  ///
  /// Insets along an axis whose length is estimated are ignored, as on UIKit.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item in its group. None by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// The views anchored to the item, such as a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size, with views anchored to it.
  public required init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// A copy of the item. A subclass with more properties copies them, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Items of another class are not equal.
  override var parts: [AnyHashable] {
    [ObjectIdentifier(type(of: self)), layoutSize, contentInsets, edgeSpacing, supplementaryItems]
  }

  /// A hash value, the same for equal items.
  open override var hash: Int { layoutSize.hash }
}

extension NSDirectionalEdgeInsets {
  /// The insets with 0 for each number that a layout cannot use.
  var usable: NSDirectionalEdgeInsets {
    func usable(_ inset: CGFloat) -> CGFloat { inset.isComputable ? inset : 0 }
    return NSDirectionalEdgeInsets(
      top: usable(top), leading: usable(leading), bottom: usable(bottom),
      trailing: usable(trailing))
  }

  static func + (one: Self, other: Self) -> Self {
    Self(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }
}
