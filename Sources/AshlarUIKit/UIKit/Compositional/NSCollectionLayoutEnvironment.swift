public import Ashlar

/// The environment of a section or a group: its container and its traits.
///
/// Source: Apple, `NSCollectionLayoutEnvironment`.
public protocol NSCollectionLayoutEnvironment {
  /// The container with the available room.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room for a section or a group.
///
/// Source: Apple, `NSCollectionLayoutContainer`.
public protocol NSCollectionLayoutContainer {
  /// The size before insets, in points: of a section, that of the collection.
  var contentSize: CGSize { get }

  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits with which a layout is prepared.
struct CompositionalEnvironment: NSCollectionLayoutEnvironment {
  let room: Room
  let traitCollection: UITraitCollection

  var container: any NSCollectionLayoutContainer { room }

  struct Room: NSCollectionLayoutContainer {
    let contentSize: CGSize
    var contentInsets = NSDirectionalEdgeInsets.zero

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize { contentSize.without(contentInsets) }
  }
}
