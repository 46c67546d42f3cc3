/// An item of a collection, or something beside the items.
struct CollectionElement: Hashable {
  /// Of which kind it is; nil for an item.
  let kind: String?

  let indexPath: IndexPath

  /// Whether the layout makes its view, and the data source knows nothing of it.
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

/// Items first, then what is beside them, by kinds, then what is behind them.
extension CollectionElement: Comparable {
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.isDecoration != other.isDecoration { return other.isDecoration }
    let (kind, otherKind) = (one.kind ?? "", other.kind ?? "")
    return kind == otherKind ? one.indexPath < other.indexPath : kind < otherKind
  }
}
