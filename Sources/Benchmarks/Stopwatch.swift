import Ashlar

/// Times what is done again and again.
struct Stopwatch: Sendable {
  /// Reads the clock.
  let now: @Sendable () -> Duration

  /// Runs that take less than a number of nanoseconds are timed in batches: about fifty times what it takes to read
  /// the clock.
  private let shortest: Double

  /// Counts the time in which the thread has been working. On a machine that others use too, the time on the wall
  /// says more about them.
  static let work = Stopwatch(now: { Machine.workTime }, shortest: 20_000)

  /// Counts the time on the wall, as the harnesses of other solvers do, and reads it quickly.
  static let wall = Stopwatch(now: { Machine.wallTime }, shortest: 1_000)

  /// How long something takes, in nanoseconds.
  func time(_ body: () -> Void) -> Double {
    let before = now()
    body()
    return (now() - before).nanoseconds
  }

  /// The median time of a run in nanoseconds: at most `most` samples, at least 3, within a budget.
  func median(budget: Double, most: Int = 1000, _ body: (Int) -> Void) -> Measurement {
    var round = 0
    let batch = batchSize(body, &round)
    let start = now()
    var times: [Double] = []
    while times.count < most {
      let all = time {
        for _ in 0..<batch {
          body(round)
          round += 1
        }
      }
      times.append(all / Double(batch))
      if times.count >= 3, (now() - start).nanoseconds > budget * 1e9 { break }
    }
    return Measurement(nanoseconds: times.median, runs: times.count * batch)
  }

  /// The median times of steps that can be done only once with a thing, one after the other: of at least 3 rounds, at most
  /// 1,000, within a budget.
  func medians(budget: Double, isOnce: Bool = false, _ round: () -> [Double]) -> [Double] {
    var rounds: [[Double]] = []
    let start = now()
    repeat {
      rounds.append(round())
    } while !isOnce
      && (rounds.count < 3 || rounds.count < 1000 && (now() - start).nanoseconds < budget * 1e9)
    return rounds[0].indices.map { step in rounds.map { $0[step] }.median }
  }

  /// How many trees of a number of views are timed together: to read the clock takes as long as to make the constraints
  /// of two views.
  static func batchSize(ofTrees count: Int) -> Int { max(1, 400 / max(1, count)) }

  /// How many runs are timed together, by the quickest of the first ones. The first of all is slow.
  private func batchSize(_ body: (Int) -> Void, _ round: inout Int) -> Int {
    var least = Double.infinity
    repeat {
      least = min(least, time { body(round) })
      round += 1
    } while round < 5 && least < 100 * shortest
    return max(1, min(100, Int(shortest / max(least, 1))))
  }

  struct Measurement {
    let nanoseconds: Double
    let runs: Int
  }
}

extension [Double] {
  /// The number in the middle of those that there are.
  var median: Double { sorted()[count / 2] }
}

extension Double {
  /// The number in tenths, hundredths or other parts.
  func text(parts: Double) -> String { GeometryText.number((self * parts).rounded() / parts) }

  /// Nanoseconds as microseconds.
  var microseconds: String { GeometryText.number((self / 10).rounded() / 100) }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
