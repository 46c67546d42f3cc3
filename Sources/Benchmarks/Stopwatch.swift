/// Times what is done again and again.
struct Stopwatch: Sendable {
  private let now: @Sendable () -> Duration

  /// Runs that take less than so many nanoseconds are timed in batches: about fifty times what it takes to read
  /// the clock.
  private let shortest: Double

  /// Counts the time in which the thread has been working.
  static let work = Stopwatch(now: { Machine.workTime }, shortest: 20_000)

  /// Counts the time on the wall, as the harnesses of other solvers do, and reads it quickly.
  static let wall = Stopwatch(now: { Machine.wallTime }, shortest: 1_000)

  /// The median time of a run in nanoseconds: at most `most` samples, at least 3, within a budget.
  func median(budget: Double, most: Int = 1000, _ body: (Int) -> Void) -> Measurement {
    var round = 0
    let batch = batchSize(body, &round)
    let start = now()
    var times: [Double] = []
    while times.count < most {
      let before = now()
      for _ in 0..<batch {
        body(round)
        round += 1
      }
      let after = now()
      times.append((after - before).nanoseconds / Double(batch))
      if times.count >= 3, (after - start).nanoseconds > budget * 1e9 { break }
    }
    times.sort()
    return Measurement(nanoseconds: times[times.count / 2], runs: times.count * batch)
  }

  /// How many runs are timed together, by the quickest of the first ones. The first of all is slow.
  private func batchSize(_ body: (Int) -> Void, _ round: inout Int) -> Int {
    var least = Double.infinity
    repeat {
      let before = now()
      body(round)
      least = min(least, (now() - before).nanoseconds)
      round += 1
    } while round < 5 && least > shortest && least < 100 * shortest
    return max(1, min(100, Int(shortest / max(least, 1))))
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
