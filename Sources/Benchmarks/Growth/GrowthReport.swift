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
    for growth in GrowthCase.all where isWanted(growth.name) {
      printRows(of: growth.name, growth.counts) { measure(growth, $0) }
    }
    for growth in GrowthScreen.all where isWanted(growth.name) {
      printRows(of: growth.name, growth.sizes) { measure(growth, $0) }
    }
  }

  private func isWanted(_ name: String) -> Bool {
    words.isEmpty || words.contains { name.contains($0) }
  }

  private func printRows(of name: String, _ sizes: [Int], _ measure: (Int) -> Row) {
    var last: Row?
    for size in sizes {
      let row = measure(size)
      print(row.line(name, after: last))
      last = row
    }
  }

  private func measure(_ growth: GrowthScreen, _ size: Int) -> Row {
    let run = growth.run(size)
    return Row(
      count: run.views, seconds: run.seconds, exchanges: run.work.pivots,
      visits: run.work.unknownsVisited)
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
