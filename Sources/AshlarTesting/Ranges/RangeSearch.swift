import Ashlar

/// Finds the values of a range at which a layout has problems, with as few layouts as possible.
///
/// Frames are piecewise linear in a length of the root: between two breakpoints the same constraints decide, and texts have
/// the same lines. The search goes from breakpoint to breakpoint. Constraints tell theirs (``LayoutSample/linear``), and the
/// width at which a text gets another height is found by measuring it. A stretch without a breakpoint is on a line, where
/// problems begin and end at crossings that can be computed (``SampleCrossings``). Each of these is only where to look next:
/// what counts is what layouts show there, and on both sides of where something begins.
///
/// Source: parametric programming, as in T. Gal, "Postoptimal Analyses, Parametric Programming, and Related Topics", 1979.
struct RangeSearch {
  private let places: RangePlaces
  private let axis: LayoutAxis?

  /// Lays out at a value, and gives the root and what is wrong with it.
  private let look: (CGFloat) -> (root: View, problems: [LayoutProblem])

  private var samples: [Int: LayoutSample] = [:]

  /// Whether code of the program may decide by a size.
  private var runsCode = false
  private var stretches: [Stretch] = []

  /// The greatest number of layouts, whatever is found.
  static let mostLayouts = 600

  /// Part of the range, of which both ends have been laid out.
  private struct Stretch {
    let first: Int
    let last: Int

    /// Whether everything in it is known to be on a line.
    let isLinear: Bool

    /// Whether the same is wrong at both ends.
    let isSame: Bool

    /// Whether it is one of those to begin with.
    let isGiven: Bool
  }

  /// The next step for a stretch.
  private enum Cut {
    /// No change between its ends.
    case none
    /// Lay out at a place.
    case at(Int)
    /// Lay out at a place of a linear stretch.
    case onLine(Int)
    /// Check whether a place is on the line between the ends.
    case probe(Int)
  }

  /// - Parameter axis: The length of the root that the values are; nil for values of another kind, of which a few are looked
  ///   at everywhere.
  init(
    _ places: RangePlaces, along axis: LayoutAxis?,
    _ look: @escaping (CGFloat) -> (root: View, problems: [LayoutProblem])
  ) {
    self.places = places
    self.axis = axis
    self.look = look
  }

  mutating func run() -> RangeFindings {
    let first = layOut(at: 0)
    var known = [0]
    runsCode = first.runsCode
    let hints = axis == nil ? even : runsCode ? devices : []
    for place in hints + [places.last] where place > 0 && samples[place] == nil {
      _ = layOut(at: place)
      known.append(place)
    }
    known.sort()
    for (one, other) in zip(known, known.dropFirst()) {
      add(one, other, isLinear: false, isGiven: true)
    }
    while samples.count < Self.mostLayouts, let stretch = takeNext() { look(at: stretch) }
    return RangeFindings(
      samples.keys.sorted().compactMap { samples[$0] }, of: places,
      largestGap: stretches.map { $0.last - $0.first }.max() ?? 1)
  }

  private mutating func layOut(at place: Int) -> LayoutSample {
    if let known = samples[place] { return known }
    let value = places.value(at: place)
    let (root, problems) = look(value)
    let sample = LayoutSample(
      place, value, after: samples.count, root, problems, along: axis)
    samples[place] = sample
    return sample
  }
}

// MARK: - Places to begin with

extension RangeSearch {
  /// The number of values of other kinds than lengths that are examined in any case.
  private static let fewest = 24

  private var even: [Int] {
    let count = min(Self.fewest, places.count)
    return (0..<count).map { $0 * places.last / max(1, count - 1) }
  }

  /// The lengths of screens of all kinds, upright and sideways: code that decides by a size decides between these.
  private var devices: [Int] {
    let kinds: [DeviceProfile] = [
      .iPhoneSE, .iPhone8, .iPhone15Pro, .iPhone15ProMax, .iPadMini, .iPad, .iPadPro11, .iPadPro13,
    ]
    let lengths = Set(kinds.flatMap { [$0.size.width, $0.size.height] })
    return Set(lengths.map { places.place(upTo: $0) }).filter { $0 > 0 && $0 < places.last }
      .sorted()
  }
}

// MARK: - Stretches

extension RangeSearch {
  private mutating func add(_ first: Int, _ last: Int, isLinear: Bool, isGiven: Bool = false) {
    if last - first < 2 { return }
    let isSame = samples[first]?.keys == samples[last]?.keys
    stretches.append(
      Stretch(first: first, last: last, isLinear: isLinear, isSame: isSame, isGiven: isGiven))
  }

  /// The stretch to look at next: one whose ends differ in what is wrong, and else the longest.
  private mutating func takeNext() -> Stretch? {
    func rank(_ stretch: Stretch) -> (Int, Int, Int) {
      (stretch.isSame ? 1 : 0, stretch.first - stretch.last, stretch.first)
    }
    guard let next = stretches.indices.min(by: { rank(stretches[$0]) < rank(stretches[$1]) }) else {
      return nil
    }
    return stretches.remove(at: next)
  }

  private mutating func look(at stretch: Stretch) {
    let (first, last) = (layOut(at: stretch.first), layOut(at: stretch.last))
    switch stretch.isLinear ? cutOnLine(first, last) : cut(stretch, first, last) {
    case .none: return
    case .at(let place): split(stretch, at: place, isLinear: false)
    case .onLine(let place): split(stretch, at: place, isLinear: true)
    case .probe(let place):
      split(stretch, at: place, isLinear: first.isOnLine(layOut(at: place), to: last))
    }
  }

  private mutating func split(_ stretch: Stretch, at place: Int, isLinear: Bool) {
    _ = layOut(at: place)
    add(stretch.first, place, isLinear: isLinear)
    add(place, stretch.last, isLinear: isLinear)
  }
}

// MARK: - The next place

extension RangeSearch {
  /// A stretch between two devices in which code may do something else than at its ends, in places.
  private static let long = 32

  private func cut(_ stretch: Stretch, _ first: LayoutSample, _ last: LayoutSample) -> Cut {
    guard axis != nil else { return first.keys == last.keys ? .none : .at(middle(first, last)) }
    if let place = breakpoint(after: first, last) { return .at(place) }
    let isLong = runsCode && stretch.isGiven && last.place - first.place >= Self.long
    if !isLong, first.isAlike(last), first.leads(to: last) { return cutOnLine(first, last) }
    if let place = breakpoint(before: last, first) { return .at(place) }
    if first.isAlike(last) { return .probe(odd(first, last)) }
    guard first.hasViews(of: last) else { return .at(middle(first, last)) }
    return .at(around(firstTextChange(first, last), first, last))
  }

  /// The first place at which a text has another height than in the first sample, measured at the widths in between; nil if
  /// there is none. A text gets no higher where it gets more room, so that a bisection finds where it gets lower.
  private func firstTextChange(_ first: LayoutSample, _ last: LayoutSample) -> Int? {
    zip(first.boxes, last.boxes).compactMap { box, later in
      if box.textHeight == later.textHeight { return nil }
      var (same, other) = (first.place, last.place)
      while other - same > 1 {
        let middle = (same + other) / 2
        let share = (places.value(at: middle) - first.value) / (last.value - first.value)
        let width = box.bounds.width + (later.bounds.width - box.bounds.width) * share
        let size = box.view.sizeThatFits(CGSize(width: width, height: box.bounds.height))
        if size.height == box.textHeight { same = middle } else { other = middle }
      }
      return other
    }.min()
  }

  /// The end of the constraints that decide at the first sample; nil if it is not before the last one.
  private func breakpoint(after first: LayoutSample, _ last: LayoutSample) -> Int? {
    guard let range = first.linear?.range, !isCorner(first, like: first.place - 1) else {
      return nil
    }
    let end = places.place(upTo: range.upperBound)
    return end < first.place || end >= last.place ? nil : around(end + 1, first, last)
  }

  /// The beginning of the constraints that decide at the last sample; nil if it is not after the first one.
  private func breakpoint(before last: LayoutSample, _ first: LayoutSample) -> Int? {
    guard let range = last.linear?.range, !isCorner(last, like: last.place + 1) else { return nil }
    let below = places.place(upTo: range.lowerBound.nextDown - places.step * 1e-6)
    if below < first.place || below >= last.place { return nil }
    return below > first.place ? below : first.place + 1
  }

  /// Whether other constraints decide on both sides of a sample, and at a place beside it, too: breakpoints so close to each
  /// other are left to a bisection.
  private func isCorner(_ sample: LayoutSample, like neighbour: Int) -> Bool {
    func isCorner(_ sample: LayoutSample) -> Bool {
      guard let range = sample.linear?.range else { return false }
      return range.upperBound < sample.value + places.step
        && range.lowerBound > sample.value - places.step
    }
    return isCorner(sample) && (samples[neighbour].map(isCorner) ?? false)
  }

  private func cutOnLine(_ first: LayoutSample, _ last: LayoutSample) -> Cut {
    let crossings = SampleCrossings(first, last)
    if first.keys == last.keys {
      guard let share = crossings.passing else { return .none }
      let place = place(at: share, first, last)
      return place > first.place && place < last.place ? .onLine(place) : .none
    }
    guard let share = crossings.shares.first else { return .onLine(middle(first, last)) }
    return .onLine(around(place(at: share, first, last) + 1, first, last))
  }

  /// A place before which something is expected to be otherwise: that, or the one before it if it is known already.
  private func around(_ place: Int?, _ first: LayoutSample, _ last: LayoutSample) -> Int {
    guard let place, place > first.place, place <= last.place else { return middle(first, last) }
    return place < last.place ? place : last.place - 1
  }

  private func place(at share: CGFloat, _ first: LayoutSample, _ last: LayoutSample) -> Int {
    places.place(upTo: first.value + share * (last.value - first.value))
  }

  private func middle(_ first: LayoutSample, _ last: LayoutSample) -> Int {
    (first.place + last.place) / 2
  }

  /// A place that is on no regular pattern: 0.382 of the way.
  private func odd(_ first: LayoutSample, _ last: LayoutSample) -> Int {
    let share = (3 - CGFloat(5).squareRoot()) / 2
    let place = first.place + Int(share * CGFloat(last.place - first.place))
    return max(first.place + 1, min(place, last.place - 1))
  }
}
