/// An item, a supplementary view or a decoration view of a collection.
struct CollectionElement: Hashable {
  /// Of which kind it is; nil for an item.
  let kind: String?

  let indexPath: IndexPath

  /// Whether the layout makes its view, and not the data source.
  let isDecoration: Bool

  init(kind: String?, indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
    isDecoration = false
  }

  init(decoration kind: String, indexPath: IndexPath) {
    self.kind = kind
    self.indexPath = indexPath
    isDecoration = true
  }
}

extension CollectionElement {
  init(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.isDecoration {
      self.init(
        decoration: attributes.representedElementKind ?? "", indexPath: attributes.indexPath)
    } else {
      self.init(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
    }
  }
}

/// Items first, then supplementary views by kind, then decoration views.
extension CollectionElement: Comparable {
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.isDecoration != other.isDecoration { return other.isDecoration }
    let (kind, otherKind) = (one.kind ?? "", other.kind ?? "")
    return kind == otherKind ? one.indexPath < other.indexPath : kind < otherKind
  }
}
