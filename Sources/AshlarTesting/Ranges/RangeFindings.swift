import Ashlar

/// The findings of a search in a range of values.
struct RangeFindings {
  private let places: RangePlaces

  /// The ranges without problems.
  let good: [ClosedRange<CGFloat>]

  /// The problems and their ranges, in the order of their beginnings.
  let spans: [Span]

  /// The faults, each once, with the value of the layout in which it was first found.
  let faults: [(value: CGFloat, problem: LayoutProblem)]

  /// The number of layouts.
  let layouts: Int

  /// The greatest distance between values between which something may have been missed; nil if the search came to its
  /// end.
  let unseen: CGFloat?

  struct Span {
    /// The problem at the first value.
    let problem: LayoutProblem
    let ranges: [ClosedRange<CGFloat>]
  }

  init(_ samples: [LayoutSample], of places: RangePlaces, largestGap: Int) {
    func ranges(_ isSo: (LayoutSample) -> Bool) -> [ClosedRange<CGFloat>] {
      var found: [ClosedRange<CGFloat>] = []
      var begin: CGFloat?
      for (index, sample) in samples.enumerated() where isSo(sample) {
        let start = begin ?? sample.value
        begin = start
        if index + 1 < samples.count, isSo(samples[index + 1]) { continue }
        found.append(start...sample.value)
        begin = nil
      }
      return found
    }
    self.places = places
    layouts = samples.count
    unseen = largestGap > 1 ? CGFloat(largestGap) * places.step : nil
    good = ranges { $0.problems.isEmpty }
    var known: Set<ProblemKey> = []
    faults = samples.sorted { $0.step < $1.step }.flatMap { sample in
      sample.faults.map { (sample.value, $0) }
    }.filter { known.insert(ProblemKey($0.1)).inserted }
    spans = samples.flatMap(\.problems).filter { known.insert($0.key).inserted }.map {
      key, problem in
      Span(problem: problem, ranges: ranges { $0.keys.contains(key) })
    }
  }

  var isGood: Bool { spans.isEmpty && faults.isEmpty }

  /// The first value at which something is wrong.
  var firstBad: CGFloat? {
    (faults.map(\.value) + spans.compactMap { $0.ranges.first?.lowerBound }).min()
  }

  /// The first value with a problem.
  func firstBad(with key: ProblemKey) -> CGFloat? {
    let fault = faults.first { ProblemKey($0.problem) == key }?.value
    return fault ?? spans.first { ProblemKey($0.problem) == key }?.ranges.first?.lowerBound
  }

  /// The values at which problems begin or end, in order.
  var ends: [CGFloat] {
    let ranges = good + spans.flatMap(\.ranges)
    return Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
  }

  /// The problems, each once.
  var problems: [LayoutProblem] { faults.map(\.problem) + spans.map(\.problem) }
}

// MARK: - In words

extension RangeFindings {
  /// The ranges in which the layout is good: `good from 321, of the widths 280…1366`.
  func summary(_ kind: LayoutRange.Kind) -> String {
    let whole = "of the \(kind.plural) \(Self.text(places.range))"
    let places = good.isEmpty ? "good at none \(whole)" : "good \(Self.list(goodParts)), \(whole)"
    return faults.isEmpty ? places : "\(places), but for faults"
  }

  /// A line for each thing that is wrong: `at 280…320: contentFits at 280: price is 40 wide, but what it shows is 64`.
  ///
  /// What has the same cause at the same values is told with it.
  var lines: [String] {
    let causes = spans.map(\.problem).sharingCauses { spans[$0].ranges == spans[$1].ranges }
    let shown = causes.prefix(Self.mostShown).map { places in
      ([line(about: spans[places[0]])] + places.dropFirst().map { echo(spans[$0]) })
        .joined(separator: "\n")
    }
    let told = faults.prefix(Self.mostShown).map { value, fault in
      "  first at \(value.text): \(fault.check.rawValue): \(Self.indented(fault))"
    }
    let rest = causes.count - shown.count + faults.count - told.count
    let gap = unseen.map {
      "  After \(layouts) layouts the search stopped: what begins and ends within \($0.text) is not seen."
    }
    return told + shown + (rest > 0 ? ["  and \(rest) more"] : []) + (gap.map { [$0] } ?? [])
  }

  private func line(about span: Span) -> String {
    let places = "at \(Self.list(span.ranges.map(Self.text)))"
    let check = "\(span.problem.check.rawValue) at \(span.ranges[0].lowerBound.text)"
    return "  \(places): \(check): \(Self.indented(span.problem))"
  }

  private func echo(_ span: Span) -> String {
    let headline = span.problem.headline.prefix { !$0.isNewline }
    return "    The same cause: \(span.problem.check.rawValue): \(headline)"
  }

  private static let mostShown = 20

  private static func indented(_ problem: LayoutProblem) -> String {
    "\(problem)".split(separator: "\n").joined(separator: "\n    ")
  }

  private var goodParts: [String] {
    good.map { part in
      if part.upperBound == places.range.upperBound { return "from \(part.lowerBound.text)" }
      if part.lowerBound == places.range.lowerBound { return "up to \(part.upperBound.text)" }
      return "at \(Self.text(part))"
    }
  }

  private static func list(_ parts: [String]) -> String {
    let shown = parts.prefix(3)
    let rest = parts.count - shown.count
    if rest > 0 { return "\(shown.joined(separator: ", ")) and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func text(_ range: ClosedRange<CGFloat>) -> String {
    range.lowerBound == range.upperBound
      ? range.lowerBound.text : "\(range.lowerBound.text)…\(range.upperBound.text)"
  }
}
