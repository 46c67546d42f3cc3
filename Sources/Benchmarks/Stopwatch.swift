/// Times what is done again and again.
enum Stopwatch {
  /// The median time of a run in nanoseconds: at most `most` runs, at least 3, within a budget.
  static func median(budget: Double, most: Int = 1000, _ body: (Int) -> Void) -> Measurement {
    let clock = ContinuousClock()
    let start = clock.now
    var times: [Double] = []
    for round in 0..<most {
      let before = clock.now
      body(round)
      let after = clock.now
      times.append(before.duration(to: after).nanoseconds)
      if round >= 2, start.duration(to: after).nanoseconds > budget * 1e9 { break }
    }
    times.sort()
    return Measurement(nanoseconds: times[times.count / 2], runs: times.count)
  }

  struct Measurement {
    let nanoseconds: Double
    let runs: Int
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
