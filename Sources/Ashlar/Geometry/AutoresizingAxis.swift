/// One axis of a view in its superview: a margin, an extent and another margin, in points.
///
/// The place is relative to the corner of the superview.
struct AutoresizingAxis {
  var place: CGFloat
  var extent: CGFloat

  /// The length of the superview.
  var outer: CGFloat

  var flexibility: Flexibility

  /// The parts of the axis that follow the superview. If none does, the margin after the view must.
  struct Flexibility: Hashable {
    var before: Bool
    var extent: Bool
    var after: Bool

    var isNone: Bool { !before && !extent && !after }
  }

  /// Nearer to zero than this, a share is none. The solver takes no coefficients that are much smaller.
  private static let leastShare: CGFloat = 1e-6
}

// MARK: - Shares

extension AutoresizingAxis {
  /// The length of the margin behind the view.
  var after: CGFloat { outer - place - extent }

  /// What the margin before the view and its extent get of each point that the superview grows.
  ///
  /// Flexible parts share in proportion to their lengths. Where these cancel, they share alike.
  var shares: (before: CGFloat, extent: CGFloat) {
    let parts = [place, extent, after]
    let isFlexible = [flexibility.before, flexibility.extent, flexibility.after]
    let lengths = zip(parts, isFlexible).map { $1 ? $0 : 0 }
    let count = CGFloat(isFlexible.count { $0 })
    if count == 0 { return (0, 0) }
    let sum = lengths.reduce(0, +)
    let longest = lengths.reduce(0) { max($0, $1.magnitude) }
    if sum.magnitude <= Self.leastShare * longest {
      let share = 1 / count
      return (flexibility.before ? share : 0, flexibility.extent ? share : 0)
    }
    return (tidied(lengths[0] / sum), tidied(lengths[1] / sum))
  }

  private func tidied(_ share: CGFloat) -> CGFloat { share.magnitude < Self.leastShare ? 0 : share }
}

// MARK: - Resizing

extension AutoresizingAxis {
  /// The axis after the superview has got another length. No extent becomes negative.
  ///
  /// Source: reference §6.2, on plain autoresizing.
  func resized(to newOuter: CGFloat) -> AutoresizingAxis {
    var axis = shared(to: newOuter)
    axis.extent = max(0, axis.extent)
    return axis
  }

  /// The axis after the flexible parts have taken their shares, the extent below zero if need be, as the
  /// constraints of a mask would have it.
  func shared(to newOuter: CGFloat) -> AutoresizingAxis {
    let shares = shares
    var axis = self
    axis.outer = newOuter
    axis.place += shares.before * (newOuter - outer)
    axis.extent += shares.extent * (newOuter - outer)
    return axis
  }

  /// The axis with both edges on the grid of a display, each moved to the line before it.
  func floored(scale: CGFloat) -> AutoresizingAxis {
    var axis = self
    axis.place = PixelGrid.floor(place, scale: scale)
    axis.extent = PixelGrid.floor(place + extent, scale: scale) - axis.place
    return axis
  }
}

extension AutoresizingAxis.Flexibility: CustomStringConvertible {
  var description: String {
    let parts = isNone ? [false, false, true] : [before, extent, after]
    return parts.map { $0 ? "&" : "-" }.joined()
  }
}
