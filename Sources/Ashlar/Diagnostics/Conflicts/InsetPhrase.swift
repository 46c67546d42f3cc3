extension LayoutDemand {
  /// The places of margins and guides that demands mention, each once.
  static func insets(of demands: [LayoutDemand]) -> [String] {
    var told: Set<Side> = []
    let sides = demands.flatMap { [$0.first, $0.second].compactMap(\.self) }
    return sides.compactMap { side in
      guard let inset = side.inset, inset != 0, told.insert(side).inserted else { return nil }
      return side.words(for: inset)
    }
  }
}

extension LayoutDemand.Side {
  /// Where a margin or a guide is: `root.safeAreaLayoutGuide's top edge is 44 inside its view`.
  fileprivate func words(for inset: CGFloat) -> String {
    let number = GeometryText.number(Double(inset.magnitude))
    let isOutside = inset < 0
    if attribute.isMargin, attribute.isAtEdge {
      return "\(item)'s \(attribute.words) is \(isOutside ? "-" : "")\(number)"
    }
    switch attribute {
    case .width: return "\(item) is \(number) \(isOutside ? "wider" : "narrower") than its view"
    case .height: return "\(item) is \(number) \(isOutside ? "higher" : "lower") than its view"
    default: break
    }
    let subject = "\(item)'s \(attribute.words) is \(number)"
    return attribute.isAtEdge
      ? "\(subject) \(isOutside ? "outside" : "inside") its view"
      : "\(subject) \(isOutside ? "before" : "after") that of its view"
  }
}
