/// An item, a supplementary view or a decoration view of a collection.
struct CollectionElement: Hashable {
  /// Of which kind it is; nil for an item.
  var kind: String?

  var indexPath: IndexPath

  /// Whether the layout makes its view, and not the data source.
  var isDecoration = false
}

/// Items first, then supplementary views by kind, then decoration views.
extension CollectionElement: Comparable {
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.isDecoration != other.isDecoration { return other.isDecoration }
    let (kind, otherKind) = (one.kind ?? "", other.kind ?? "")
    return kind == otherKind ? one.indexPath < other.indexPath : kind < otherKind
  }
}
