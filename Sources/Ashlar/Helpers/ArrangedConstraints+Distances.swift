// MARK: - Distances

extension ArrangedConstraints {
  /// Makes a distance a multiple of another one, or of an extent, and some points more.
  mutating func measure(
    _ distance: LayoutDimension?, equalTo other: LayoutDimension?, times factor: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    if let distance { add(distance.relate(.equal, other, factor, constant, location), .required) }
  }

  /// Divides what is left over before and after something: a share of 0 leaves all of it to the end, 1 to the start.
  ///
  /// A share beyond those counts as the nearer of them; one that is no number is a fault.
  mutating func divide(
    _ before: LayoutDimension?, _ after: LayoutDimension?, by share: CGFloat
  ) {
    if share >= 1 { return measure(after, equalTo: nil) }
    measure(before, equalTo: after, times: share <= 0 ? 0 : share / (1 - share))
  }
}

extension LayoutBox {
  /// The distance from an edge to one of another item, in points.
  func distance(from edge: ItemEdge, to other: LayoutBox, _ far: ItemEdge) -> LayoutDimension? {
    guard let first = anchor(edge.attribute), let second = other.anchor(far.attribute) else {
      return nil
    }
    return LayoutDimension(from: first, to: second)
  }
}
