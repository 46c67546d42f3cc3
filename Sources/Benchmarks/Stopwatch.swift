/// Times what is done again and again.
enum Stopwatch {
  /// The median time of a run in nanoseconds: at most `most` samples, at least 3, within a budget.
  ///
  /// Runs that are so short that reading the clock would count are timed in batches.
  static func median(budget: Double, most: Int = 1000, _ body: (Int) -> Void) -> Measurement {
    let clock = WorkClock()
    var round = 0
    let batch = batchSize(clock.measure { body(0) }.nanoseconds)
    let start = clock.now
    var times: [Double] = []
    while times.count < most {
      let before = clock.now
      for _ in 0..<batch {
        round += 1
        body(round)
      }
      let after = clock.now
      times.append(before.duration(to: after).nanoseconds / Double(batch))
      if times.count >= 3, start.duration(to: after).nanoseconds > budget * 1e9 { break }
    }
    times.sort()
    return Measurement(nanoseconds: times[times.count / 2], runs: times.count * batch)
  }

  /// As many runs as take about 20 microseconds.
  private static func batchSize(_ nanoseconds: Double) -> Int {
    max(1, min(100, Int(20_000 / max(nanoseconds, 1))))
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
