public import Ashlar

/// A view at an edge of a section or of a whole layout, such as a header.
///
/// Source: Apple, `NSCollectionLayoutBoundarySupplementaryItem`.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the view is outside the section along the scrolled axis and extends it. True by default.
  open var extendsBoundary = true

  /// Whether the view stays visible as long as its section is. False by default.
  open var pinToVisibleBounds = false

  /// The edge or corner at which the view is.
  public internal(set) var alignment = NSRectAlignment.none

  /// The offset of the view from there, in points: to the right, or to the left in right-to-left layouts.
  public internal(set) var offset = CGPoint.zero

  /// Makes a view at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    self.elementKind = elementKind
    self.alignment = alignment
    containerAnchor = NSCollectionLayoutAnchor(edges: alignment.edges)
  }

  /// Makes a view at an edge or a corner, moved by some points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    offset = absoluteOffset
  }

  /// A copy of the item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let item = copy as? NSCollectionLayoutBoundarySupplementaryItem {
      item.extendsBoundary = extendsBoundary
      item.pinToVisibleBounds = pinToVisibleBounds
      item.alignment = alignment
      item.offset = offset
    }
    return copy
  }

  override var parts: [AnyHashable] {
    super.parts + [extendsBoundary, pinToVisibleBounds, alignment, offset]
  }
}
