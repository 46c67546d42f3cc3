public import Ashlar

/// The settings of a compositional layout for all of its sections.
///
/// Source: Apple, `UICollectionViewCompositionalLayoutConfiguration`.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Which way the collection scrolls. Vertically at first.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The room between two sections, in points. 0 at first.
  open var interSectionSpacing: CGFloat = 0

  /// What stands at the edges of all sections together. Leading and trailing ones of a collection that scrolls
  /// vertically take no room.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What sections keep clear of that do not say so themselves. The safe area at first.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration of a layout that scrolls vertically.
  public required override init() {
    super.init()
  }

  /// A configuration that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Whether another configuration says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration
    else { return false }
    return scrollDirection == other.scrollDirection
      && interSectionSpacing == other.interSectionSpacing
      && boundarySupplementaryItems == other.boundarySupplementaryItems
      && contentInsetsReference == other.contentInsetsReference
  }

  /// The same for configurations that are equal.
  open override var hash: Int { scrollDirection.hashValue }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }
}
