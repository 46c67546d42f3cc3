/// An item of a collection, or something beside the items.
struct CollectionElement: Hashable {
  /// Of which kind it is; nil for an item.
  let kind: String?

  let indexPath: IndexPath
}

extension CollectionElement {
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
  }
}

/// Items first, then what is beside them, by kinds.
extension CollectionElement: Comparable {
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    let (kind, otherKind) = (one.kind ?? "", other.kind ?? "")
    return kind == otherKind ? one.indexPath < other.indexPath : kind < otherKind
  }
}
