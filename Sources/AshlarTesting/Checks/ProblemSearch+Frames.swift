import Ashlar

// MARK: - Overlaps

extension ProblemSearch {
  /// Siblings that overlap, in the order of the tree.
  var overlaps: [LayoutFinding] {
    var found: [LayoutFinding] = []
    for view in shownViews where !(view is any LayeringView) {
      let shown = view.subviews.filter { !$0.isHidden }
      if shown.count < 2 { continue }
      for (one, other) in overlappingPairs(shown.map(\.frame))
      where !isBackground(shown[one], of: view) {
        let size = overlap(shown[one].frame, shown[other].frame) ?? .zero
        found.append(.overlap(shown[one], shown[other], by: size))
      }
    }
    return found
  }

  /// Whether a view fills its superview behind what comes after it, and shows nothing but itself or a picture.
  private func isBackground(_ view: View, of superview: View) -> Bool {
    guard view.subviews.isEmpty, view.scrollArea == nil,
      view.shownContent == nil || view.shownContent is ImageContent
    else { return false }
    let (frame, size) = (view.frame, superview.bounds.size)
    return frame.minX <= frameTolerance && frame.minY <= frameTolerance
      && frame.maxX >= size.width - frameTolerance && frame.maxY >= size.height - frameTolerance
  }

  /// The pairs of frames that overlap: each is compared with those that begin before it ends, along the axis on
  /// which they are less crowded.
  private func overlappingPairs(_ frames: [CGRect]) -> [(Int, Int)] {
    let across = frames.map { Extent(start: $0.minX, end: $0.maxX) }
    let down = frames.map { Extent(start: $0.minY, end: $0.maxY) }
    let extents = Extent.crowding(across) < Extent.crowding(down) ? across : down
    let order = frames.indices.sorted { (extents[$0].start, $0) < (extents[$1].start, $1) }
    var pairs: [(Int, Int)] = []
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if extents[other].start > extents[one].end - frameTolerance { break }
        if overlap(frames[one], frames[other]) != nil {
          pairs.append((min(one, other), max(one, other)))
        }
      }
    }
    return pairs.sorted(by: <)
  }

  /// The start and the end of a frame on an axis.
  private struct Extent {
    let start: CGFloat
    let end: CGFloat

    /// The average number of extents at a place.
    static func crowding(_ extents: [Extent]) -> CGFloat {
      let total = extents.reduce(0) { $0 + $1.end - $1.start }
      let start = extents.reduce(CGFloat.infinity) { min($0, $1.start) }
      let end = extents.reduce(-CGFloat.infinity) { max($0, $1.end) }
      return end > start ? total / (end - start) : .infinity
    }
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> CGSize? {
    let size = one.overlap(with: other)
    return size.width > frameTolerance && size.height > frameTolerance ? size : nil
  }
}

// MARK: - Outside

extension ProblemSearch {
  /// Views that end outside their superviews, in the order of the tree. The contents of a row without a height are
  /// reported once, with the row.
  var outsiders: [LayoutFinding] {
    var rows = FlatRows(root)
    return shownViews.compactMap { view -> LayoutFinding? in
      let misses = misses(of: view)
      if misses.isEmpty { return nil }
      if misses.contains(where: { $0.side == .bottom }), let row = rows.row(around: view) {
        return rows.finding(row)
      }
      return .outside(view, misses: misses)
    }
  }

  private func misses(of view: View) -> [SideMiss] {
    guard view !== root, let superview = view.superview, superview.scrollArea == nil,
      superview.bounds.origin == .zero
    else { return [] }
    let (frame, size) = (view.frame, superview.bounds.size)
    return SideMiss.sides.map { SideMiss($0, of: frame, in: size) }
      .filter { !($0.amount <= frameTolerance) }
  }
}
