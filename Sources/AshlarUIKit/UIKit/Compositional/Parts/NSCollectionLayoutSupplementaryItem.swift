public import Ashlar

/// A view that is anchored to an item or a group of a compositional layout, such as a badge.
///
/// Its fractions refer to the container of the item. The data source provides the view.
///
/// Source: Apple, `NSCollectionLayoutSupplementaryItem`.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The order from back to front: larger numbers are in front. 1 by default.
  open var zIndex = 1

  /// The kind of the view that the data source provides.
  public internal(set) var elementKind = ""

  /// The point of the item or group to which the view is anchored.
  public internal(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

  /// The point of the view that is anchored; nil for the point at the same edges.
  public internal(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// Makes a view anchored to an item by the point at the same edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  /// Makes a view anchored to an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }

  /// A copy of the item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let item = copy as? NSCollectionLayoutSupplementaryItem {
      item.zIndex = zIndex
      item.elementKind = elementKind
      item.containerAnchor = containerAnchor
      item.itemAnchor = itemAnchor
    }
    return copy
  }

  override var parts: [AnyHashable] {
    super.parts + [zIndex, elementKind, containerAnchor, itemAnchor]
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// The rectangle of a view of a size that is anchored to another rectangle, in the same coordinates.
  func frame(at rectangle: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(of: rectangle)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let offsets = [containerAnchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero]
    return CGRect(
      x: target.x - own.x + offsets[0].x + offsets[1].x,
      y: target.y - own.y + offsets[0].y + offsets[1].y, width: size.width, height: size.height)
  }
}
