import Ashlar

/// What margins, a safe area and a direction of reading cost: the same tree with and without them, in turns.
struct MarginBenchmark {
  let count: Int
  let rounds: Int

  /// Prints the medians for each view, in nanoseconds, and the ratios.
  func run() {
    var plain: [[Double]] = [[], [], []]
    var surrounded = plain
    for round in 1...rounds {
      for (step, time) in times(round, isSurrounded: false) { plain[step].append(time) }
      for (step, time) in times(round, isSurrounded: true) { surrounded[step].append(time) }
    }
    for (step, name) in ["make", "first layout", "resize"].enumerated() {
      let (one, other) = (plain[step].median, surrounded[step].median)
      print(
        "\(name): \(one.text(parts: 10)) plain, \(other.text(parts: 10)) with margins, "
          + "a safe area and right to left: × \((other / one).text(parts: 100))")
    }
  }

  /// The times of the steps of one tree, in nanoseconds for each view.
  private func times(_ round: Int, isSurrounded: Bool) -> EnumeratedSequence<[Double]> {
    let screen = CardsScreen(count: count, isSurrounded: isSurrounded)
    let steps = [{ screen.make() }, { screen.layOut(0) }, { screen.layOut(round % 99 + 1) }]
    return steps.map { Stopwatch.work.time($0) / Double(count) }.enumerated()
  }
}
