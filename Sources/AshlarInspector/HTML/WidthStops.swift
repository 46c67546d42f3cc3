import Ashlar

/// Finds the notable widths of a layout in a range.
///
/// Frames lie on lines between the widths at which other constraints decide, at which a text gets another number of lines, and
/// at which a view comes or goes. The constraints tell the first ones; a bisection finds the others.
struct WidthStops {
  private let first: CGFloat
  private let last: CGFloat
  private let known: [CGFloat]

  /// Lays out at a width, and returns the root.
  private let layOut: (CGFloat) -> View

  private var samples: [CGFloat: Sample] = [:]
  private var viewCount = 1

  /// How many layouts there are at most.
  private static let mostLayouts = 300

  /// How many stops there are at most, and at least where there is room for them.
  private static let stops = 3...48

  /// How many views all stops have together, about.
  private static let mostViews = 4_000

  /// The greatest width of a layout, in points.
  private static let widest: CGFloat = 20_000

  /// The result of a layout at a width.
  private struct Sample {
    /// What tells it from layouts that cannot be on a line with it: how many lines each view has, −1 for a hidden one.
    let lines: [Int]

    /// Up to which width the same constraints decide; nil if none depends on the width.
    let end: CGFloat?
  }

  init(
    _ range: ClosedRange<CGFloat>, including known: [CGFloat], _ layOut: @escaping (CGFloat) -> View
  ) {
    func legal(_ width: CGFloat) -> CGFloat { width.isNaN ? 0 : min(Self.widest, max(0, width)) }
    first = legal(range.lowerBound)
    last = max(first, legal(range.upperBound))
    let (low, high) = (first, last)
    self.known = known.filter { $0 >= low && $0 <= high }
    self.layOut = layOut
  }

  /// The widths, from the least to the greatest.
  mutating func find() -> [CGFloat] {
    var stops: Set<CGFloat> = [first, last]
    _ = sample(at: first)
    _ = sample(at: last)
    let most = min(Self.stops.upperBound, max(Self.stops.lowerBound, Self.mostViews / viewCount))
    for width in known where stops.count < most { stops.insert(width) }
    addBreakpoints(to: &stops, upTo: most)
    addOtherLines(to: &stops, upTo: most)
    addMiddles(to: &stops, upTo: min(most, max(stops.count, most / 2, Self.stops.lowerBound)))
    return stops.sorted()
  }

  private mutating func sample(at width: CGFloat) -> Sample {
    if let known = samples[width] { return known }
    let root = layOut(width)
    let views = Array(root.subtree)
    viewCount = max(viewCount, views.count)
    let sample = Sample(
      lines: views.map { $0.isHidden ? -1 : ShownText(of: $0).lines.count },
      end: LinearLayout(of: root, along: .horizontal)?.range.upperBound)
    samples[width] = sample
    return sample
  }
}

// MARK: - Looking

extension WidthStops {
  private var hasTime: Bool { samples.count < Self.mostLayouts }

  /// Adds both sides of each width at which other constraints decide.
  private mutating func addBreakpoints(to stops: inout Set<CGFloat>, upTo most: Int) {
    var width = first
    while hasTime, stops.count + 2 <= most, let end = sample(at: width).end, end < last {
      let side = max(width, end.rounded(.down))
      let next = min(last, side + 1)
      stops.formUnion([side, next])
      if next >= last { return }
      width = next
    }
  }

  /// Adds both sides of widths at which texts get another number of lines, or views come or go.
  private mutating func addOtherLines(to stops: inout Set<CGFloat>, upTo most: Int) {
    var waiting = Array(zip(stops.sorted(), stops.sorted().dropFirst()))
    waiting.reverse()
    while hasTime, stops.count + 2 <= most, let (low, high) = waiting.popLast() {
      let lines = sample(at: low).lines
      if high - low <= 1 || sample(at: high).lines == lines { continue }
      var (same, other) = (low, high)
      while hasTime, other - same > 1 {
        let middle = ((same + other) / 2).rounded(.down)
        if middle <= same { break }
        if sample(at: middle).lines == lines { same = middle } else { other = middle }
      }
      stops.formUnion([same, other])
      if other < high { waiting.append((other, high)) }
    }
  }

  /// Adds the middles of what is widest apart.
  private mutating func addMiddles(to stops: inout Set<CGFloat>, upTo most: Int) {
    while stops.count < most {
      let sorted = stops.sorted()
      let gaps = zip(sorted, sorted.dropFirst())
      guard let (low, high) = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }), high - low >= 2 else {
        return
      }
      stops.insert(((low + high) / 2).rounded(.down))
    }
  }
}
