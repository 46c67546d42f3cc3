import Ashlar

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

  /// The least room.
  var total: CGFloat { before + after }

  /// The number of shares of the remaining room that the room takes.
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
  /// The room in points, or 0 for a number that a layout cannot use.
  var usableSpacing: CGFloat { spacing.isComputable ? spacing : 0 }
}
