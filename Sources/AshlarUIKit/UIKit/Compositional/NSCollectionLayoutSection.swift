public import Ashlar

/// Called with the visible items of a section whenever the section is placed, with its scroll offset in points, and
/// with the environment that it was made for.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group that repeats until all items have a place, with its insets and
/// boundary views.
///
/// Source: Apple, `NSCollectionLayoutSection`.
open class NSCollectionLayoutSection: CollectionLayoutPart, NSCopying {
  let group: NSCollectionLayoutGroup

  /// The room around the groups, in points. Zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room between two groups, in points. 0 by default.
  open var interGroupSpacing: CGFloat = 0

  /// The insets that the content keeps clear of across the scrolled axis. By default, those of the configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The insets that headers and footers keep clear of. By default, those of the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers are between the insets. True by default.
  open var supplementariesFollowContentInsets = true

  /// How the groups scroll across the axis of the layout. They do not by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The properties of scrolling the groups. Kept, and without effect.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The views at the edges of the section, such as a header. Each has a kind of its own.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A closure that receives the visible items of the section and may change their looks and places.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A list's additions to the section by its place among others; nil outside lists.
  var list: ListSection?

  /// Makes a section of a group.
  public required init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A copy of the section.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    return copy
  }

  /// Handlers are not compared.
  override var parts: [AnyHashable] {
    [
      group, contentInsets, interGroupSpacing, contentInsetsReference,
      supplementaryContentInsetsReference, supplementariesFollowContentInsets,
      orthogonalScrollingBehavior, boundarySupplementaryItems, decorationItems,
    ]
  }

  /// A hash value, the same for equal sections.
  open override var hash: Int { group.hash }
}
