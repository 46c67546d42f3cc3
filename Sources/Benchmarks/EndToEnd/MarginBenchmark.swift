import Ashlar

/// What margins, a safe area and a direction of reading cost: the same tree with and without them, in turns.
struct MarginBenchmark {
  let count: Int
  let rounds: Int

  /// Prints the medians for each view, in nanoseconds, and the ratios.
  func run() {
    let plain = Times(of: count, isSurrounded: false)
    let surrounded = Times(of: count, isSurrounded: true)
    for round in 1...rounds {
      plain.measure(round)
      surrounded.measure(round)
    }
    for (name, path) in [("make", \Times.makes), ("first layout", \.firsts), ("resize", \.resizes)]
    {
      let ratio = surrounded.median(path) / plain.median(path)
      print(
        "\(name): \(text(plain.median(path))) plain, \(text(surrounded.median(path))) with margins, "
          + "a safe area and right to left: × \(GeometryText.number((ratio * 100).rounded() / 100))"
      )
    }
  }

  private func text(_ number: Double) -> String {
    GeometryText.number((number * 10).rounded() / 10)
  }
}

/// The times of one kind of tree, in nanoseconds for each view.
private final class Times {
  let count: Int
  let isSurrounded: Bool
  var makes: [Double] = []
  var firsts: [Double] = []
  var resizes: [Double] = []

  init(of count: Int, isSurrounded: Bool) {
    self.count = count
    self.isSurrounded = isSurrounded
  }

  func measure(_ round: Int) {
    let screen = CardsScreen(count: count, isSurrounded: isSurrounded)
    makes.append(Stopwatch.work.time { screen.make() } / Double(count))
    firsts.append(Stopwatch.work.time { screen.layOut(0) } / Double(count))
    resizes.append(Stopwatch.work.time { screen.layOut(round % 99 + 1) } / Double(count))
  }

  func median(_ path: KeyPath<Times, [Double]>) -> Double {
    let sorted = self[keyPath: path].sorted()
    return sorted[sorted.count / 2]
  }
}
