import AshlarSolver

/// Runs the cases at growing sizes and prints how time and counted work grow.
///
/// An exponent of 1 means twice the work for twice the views, 2 four times.
struct GrowthReport {
  /// Only the cases whose names have one of these words, if there are any.
  let words: [String]

  func run() {
    print("| layout | views | seconds | exchanges | visits | exponent of time | of visits |")
    print("|---|---|---|---|---|---|---|")
    for growth in GrowthCase.all where isWanted(growth) {
      var last: Row?
      for count in growth.counts {
        let row = measure(growth, count)
        print(row.line(growth.name, after: last))
        last = row
      }
    }
  }

  private func isWanted(_ growth: GrowthCase) -> Bool {
    words.isEmpty || words.contains { growth.name.contains($0) }
  }

  private func measure(_ growth: GrowthCase, _ count: Int) -> Row {
    let start = Stopwatch.work.now()
    let system = growth.run(count)
    let seconds = (Stopwatch.work.now() - start).nanoseconds * 1e-9
    let work = system.solver.work
    return Row(
      count: count, seconds: seconds, exchanges: work.pivots,
      visits: work.termsVisited)
  }
}

// MARK: - The table

extension GrowthReport {
  private struct Row {
    let count: Int
    let seconds: Double
    let exchanges: Int
    let visits: Int

    func line(_ name: String, after last: Row?) -> String {
      let exponents = [
        exponent(seconds, last?.seconds, last),
        exponent(Double(visits), last.map { Double($0.visits) }, last),
      ]
      let cells =
        [name, "\(count)", "\(rounded(seconds))", "\(exchanges)", "\(visits)"] + exponents
      return "| " + cells.joined(separator: " | ") + " |"
    }

    private func exponent(_ value: Double, _ lastValue: Double?, _ last: Row?) -> String {
      guard let last, let lastValue, value > 0, lastValue > 0 else { return "" }
      return
        "\(rounded(Machine.logarithm(value / lastValue) / Machine.logarithm(Double(count) / Double(last.count)), to: 100))"
    }

    private func rounded(_ number: Double, to parts: Double = 10_000) -> Double {
      (number * parts).rounded() / parts
    }
  }
}
