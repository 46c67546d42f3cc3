/// Runs the cases at growing sizes and prints how time and counted work grow.
///
/// An exponent of 1 means twice the work for twice the views, 2 four times.
struct GrowthReport {
  /// Only the cases whose names have one of these words, if there are any.
  let words: [String]

  func run() {
    print("| layout | views | seconds | exchanges | visits | exponent of time | of visits |")
    print("|---|---|---|---|---|---|---|")
    let all: [any Growing] = GrowthCase.all + GrowthScreen.all
    for growth in all where isWanted(growth.name) {
      var last: GrowthRow?
      for size in growth.sizes {
        let row = growth.run(size)
        print(row.line(growth.name, after: last))
        last = row
      }
    }
  }

  private func isWanted(_ name: String) -> Bool {
    words.isEmpty || words.contains { name.contains($0) }
  }
}

/// A layout that people write and that may take more than its share of time, by a number that says how large it is.
protocol Growing: Sendable {
  var name: String { get }

  /// The numbers of the runs, the smallest first.
  var sizes: [Int] { get }

  /// Makes the layout, solves it, and counts what that takes.
  func run(_ size: Int) -> GrowthRow
}

/// A row of the table.
struct GrowthRow {
  let views: Int
  let seconds: Double
  let exchanges: Int
  let visits: Int

  func line(_ name: String, after last: GrowthRow?) -> String {
    let exponents = [
      exponent(seconds, last?.seconds, last),
      exponent(Double(visits), last.map { Double($0.visits) }, last),
    ]
    let cells =
      [name, "\(views)", "\(rounded(seconds))", "\(exchanges)", "\(visits)"] + exponents
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func exponent(_ value: Double, _ lastValue: Double?, _ last: GrowthRow?) -> String {
    guard let last, let lastValue, value > 0, lastValue > 0 else { return "" }
    let growth = Machine.logarithm(Double(views) / Double(last.views))
    return "\(rounded(Machine.logarithm(value / lastValue) / growth, to: 100))"
  }

  private func rounded(_ number: Double, to parts: Double = 10_000) -> Double {
    (number * parts).rounded() / parts
  }
}
