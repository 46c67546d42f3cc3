public import Ashlar

/// A view behind a section. The layout makes it: see `UICollectionViewLayout.register(_:forDecorationViewOfKind:)`.
///
/// Source: Apple, `NSCollectionLayoutDecorationItem`.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The order from back to front: larger numbers are in front. 0 by default, and the cells of the section have 1.
  open var zIndex = 0

  /// The kind of the view that the layout makes.
  public internal(set) var elementKind = ""

  /// A view behind a whole section with its headers and footers, inside the item's content insets.
  open class func background(elementKind: String) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init(layoutSize: size, supplementaryItems: [])
    item.elementKind = elementKind
    return item
  }

  /// A copy of the item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let item = copy as? NSCollectionLayoutDecorationItem {
      item.zIndex = zIndex
      item.elementKind = elementKind
    }
    return copy
  }

  override var parts: [AnyHashable] { super.parts + [zIndex, elementKind] }
}
