public import Ashlar

/// The settings of a compositional layout for all of its sections.
///
/// Source: Apple, `UICollectionViewCompositionalLayoutConfiguration`.
open class UICollectionViewCompositionalLayoutConfiguration: CollectionLayoutPart, NSCopying {
  /// The direction in which the collection scrolls. Vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The room between two sections, in points. 0 by default.
  open var interSectionSpacing: CGFloat = 0

  /// The views at the edges of all sections together. Leading and trailing ones of a collection that scrolls
  /// vertically take no room.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The insets that sections keep clear of if they set none themselves. The safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration of a layout that scrolls vertically.
  public required override init() { super.init() }

  /// A copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  override var parts: [AnyHashable] {
    [scrollDirection, interSectionSpacing, boundarySupplementaryItems, contentInsetsReference]
  }

  /// A hash value, the same for equal configurations.
  open override var hash: Int { scrollDirection.hashValue }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }
}
