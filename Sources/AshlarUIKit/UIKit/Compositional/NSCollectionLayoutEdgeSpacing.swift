public import Ashlar

/// Room around an item in a compositional layout, outside the item's size.
///
/// Source: Apple, `NSCollectionLayoutEdgeSpacing`.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The room before the item, in the direction of reading; nil for none.
  public let leading: NSCollectionLayoutSpacing?

  /// The room above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?

  /// The room behind the item, in the direction of reading; nil for none.
  public let trailing: NSCollectionLayoutSpacing?

  /// The room below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the room around an item.
  public required init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Room that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// Whether other room says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return leading == other.leading && top == other.top && trailing == other.trailing
      && bottom == other.bottom
  }

  /// The same for room that is equal.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(leading)
    hasher.combine(top)
    hasher.combine(trailing)
    hasher.combine(bottom)
    return hasher.finalize()
  }
}

/// The room at both ends of an item along one axis, in points.
struct EndRoom {
  var before: CGFloat = 0
  var after: CGFloat = 0

  /// Whether the room takes its share of what is left free.
  var growsBefore = false
  var growsAfter = false
}

extension EndRoom {
  /// Takes the room that an item has along an axis.
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, along axis: FlowAxis) {
    let first = axis.isVertical ? spacing?.top : spacing?.leading
    let last = axis.isVertical ? spacing?.bottom : spacing?.trailing
    self.init(
      before: first?.usableSpacing ?? 0, after: last?.usableSpacing ?? 0,
      growsBefore: first?.isFlexibleSpacing ?? false, growsAfter: last?.isFlexibleSpacing ?? false)
  }

  /// How much room there is at least.
  var total: CGFloat { before + after }

  /// How many shares the room takes of what is left free.
  var shares: Int { (growsBefore ? 1 : 0) + (growsAfter ? 1 : 0) }

  /// The room with a share more at each end that grows.
  func grown(by share: CGFloat) -> EndRoom {
    var room = self
    if growsBefore { room.before += share }
    if growsAfter { room.after += share }
    return room
  }

  /// The room where all that is left free belongs to its ends.
  func filling(_ free: CGFloat) -> EndRoom {
    shares == 0 ? self : grown(by: free / CGFloat(shares))
  }
}

extension NSCollectionLayoutSpacing {
  /// The room in points, or 0 for a number that a layout cannot go by.
  var usableSpacing: CGFloat { spacing.isUsable ? spacing : 0 }
}
