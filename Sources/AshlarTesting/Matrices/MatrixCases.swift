import Ashlar

extension LayoutMatrix {
  /// All combinations, the simplest first; also for the arguments of a test.
  ///
  /// A range counts as one: expectations search it. As an argument of a test it has its lower end.
  public var cases: [Circumstances] {
    var cases = screens.map { screen in
      Circumstances(screen: screen, direction: .leftToRight, textScale: 1, text: "")
    }
    for range in ranges where range.kind.isLength {
      let any = Circumstances(
        screen: .width(range.range.lowerBound), direction: .leftToRight, textScale: 1, text: "")
      cases += varied(any, by: range)
    }
    cases = varied(cases, \.direction, directions) { _ in false }
    cases = varied(cases, \.textScale, textScales) { $0 == .textScale }
    cases = varied(cases, \.fontScale, fontScales) { $0 == .fontScale }
    cases = varied(cases, \.text, texts) { $0.isText }
    return varied(cases, \.settings, settings) { _ in false }
  }

  /// Each case with each of some values, and with the ranges that take their place.
  private func varied<Value>(
    _ cases: [Circumstances], _ path: WritableKeyPath<Circumstances, Value>, _ values: [Value],
    _ isOfKind: (LayoutRange.Kind) -> Bool
  ) -> [Circumstances] {
    let own = ranges.filter { isOfKind($0.kind) }
    return cases.flatMap { one in
      values.map { value in
        var copy = one
        copy[keyPath: path] = value
        return copy
      } + own.flatMap { varied(one, by: $0) }
    }
  }

  /// A case in which a range is searched, or two with its ends where another one is searched already.
  private func varied(_ one: Circumstances, by range: LayoutRange) -> [Circumstances] {
    let searched = one.range
    let ends = [range.range.lowerBound, range.range.upperBound]
    return ends.prefix(searched == nil ? 1 : 2).map { value in
      var copy = range.applied(to: one, value)
      copy.range = searched ?? range
      return copy
    }
  }
}
