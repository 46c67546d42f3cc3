import Ashlar

extension LayoutMatrix {
  /// All combinations, the simplest first; also for the arguments of a test.
  ///
  /// Expectations search a range; as an argument of a test it has its lower end. Each of several ranges has cases of its own,
  /// in which the others are at their ends and in their middles.
  public var cases: [Circumstances] {
    var cases = screens.map { Circumstances(screen: $0) }
    cases += ranges.filter(\.kind.isLength).map { range in
      Circumstances(screen: .width(range.range.lowerBound), ranges: [range])
    }
    cases = varied(cases, \.direction, directions)
    cases = varied(cases, \.textScale, textScales) { $0 == .textScale }
    cases = varied(cases, \.fontScale, fontScales) { $0 == .fontScale }
    cases = varied(cases, \.text, texts) { $0.isText }
    return varied(cases, \.settings, settings).flatMap(\.searches)
  }

  /// Each case with each of some values, and with the ranges that take their place.
  private func varied<Value>(
    _ cases: [Circumstances], _ path: WritableKeyPath<Circumstances, Value>, _ values: [Value],
    _ isOfKind: (LayoutRange.Kind) -> Bool = { _ in false }
  ) -> [Circumstances] {
    let own = ranges.filter { isOfKind($0.kind) }
    return cases.flatMap { one in
      values.map { one.with(path, $0) } + own.map { one.with(\.ranges, one.ranges + [$0]) }
    }
  }
}

extension LayoutMatrix.Circumstances {
  /// The case itself without ranges. Else one for each range to search: at every combination of the ends of the others, and
  /// in the middle of them all.
  fileprivate var searches: [LayoutMatrix.Circumstances] {
    if ranges.isEmpty { return [self] }
    return ranges.indices.flatMap { index in
      let others = ranges.indices.filter { $0 != index }.map { ranges[$0] }
      return Self.placements(of: others).map { values in
        var copy = ranges[index].applied(to: self, ranges[index].range.lowerBound)
        for (other, value) in zip(others, values) { copy = other.applied(to: copy, value) }
        copy.range = ranges[index]
        return copy
      }
    }
  }

  private static func placements(of ranges: [LayoutRange]) -> [[CGFloat]] {
    let corners = ranges.reduce([[]]) { corners, range in
      corners.flatMap { corner in range.ends.map { corner + [$0] } }
    }
    let middle = ranges.map(\.middle)
    return corners.contains(middle) ? corners : corners + [middle]
  }
}
