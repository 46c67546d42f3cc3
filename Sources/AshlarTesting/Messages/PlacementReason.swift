import Ashlar

/// The reason why two boxes do not have the expected relative position: the lines that place the relevant edges.
struct PlacementReason {
  private let reasons: [SideReason]

  init(_ first: LayoutBox, _ placement: LayoutPlacement, _ second: LayoutBox) {
    let edges: (LayoutAttribute, LayoutAttribute)? =
      switch placement {
      case .leftOf: (.right, .left)
      case .before: (.trailing, .leading)
      case .above: (.bottom, .top)
      case .aligned(let attribute): (attribute, attribute)
      case .inside, .apart: nil
      }
    reasons =
      edges.map {
        [
          SideReason($0.0, of: first, isTooLarge: true),
          SideReason($0.1, of: second, isTooLarge: false),
        ]
      } ?? []
  }

  /// The reason, as the end of a sentence; empty if no constraint is the reason.
  var clause: String {
    var demands: [LayoutDemand] = []
    for case let demand? in reasons.map(\.chief) where !demands.contains(demand) {
      demands.append(demand)
    }
    return SideReason.clause(demands)
  }
}
