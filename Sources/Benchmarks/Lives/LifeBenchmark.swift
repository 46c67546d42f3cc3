import Ashlar

/// Times whole lives of trees, step by step: from the views to their end.
struct LifeBenchmark {
  let counts: [Int]
  let budget: Double
  let scale: CGFloat?

  /// Prints two tables of nanoseconds for each view.
  func run() {
    print(
      """

      Nanoseconds for each view, in lives of trees.
      life: build makes the views of a screen, connect its constraints. cells: build makes views that own four subviews
      each, with their constraints, connect adds them to a tree. first is the first layout, free lets go of everything.
      memory: how often a view asks for memory, where the address sanitizer counts that:
      swift run -c release --sanitize address --scratch-path .build/address Benchmarks layouts 0.1 1000

      """)
    print(TextRow(["", "views", "build", "connect", "first", "free", "sum", "memory"]))
    for count in counts {
      report("life list", count, LifeKind.list.type, isLaidOut: true)
      report("life feed", count, LifeKind.feed.type, isLaidOut: true)
      report("cells", count, LifeKind.cells.type, isLaidOut: true)
    }
    print(
      """

      The same without a layout.
      subtrees: build makes boxes of eight views, with their constraints, connect adds them to a tree. singles: connect adds
      views to a root, one by one. inside-out: each view becomes the superview of the tree that there is.

      """)
    print(TextRow(["", "views", "build", "connect", "free", "sum", "memory"]))
    for count in counts {
      for kind in LifeKind.allCases { report(kind.rawValue, count, kind.type, isLaidOut: false) }
    }
  }

  private func report(_ name: String, _ count: Int, _ kind: (some Life).Type, isLaidOut: Bool) {
    let batch = max(1, 400 / max(1, count))
    var steps = [[Double]](repeating: [], count: isLaidOut ? 4 : 3)
    var viewCount = 1
    let clock = Stopwatch.work
    let start = clock.now()
    repeat {
      let before = Machine.allocationCount
      let (times, views) = live(batch, count, kind, isLaidOut: isLaidOut)
      viewCount = views
      for (step, time) in times.enumerated() { steps[step].append(time) }
      if let before, let after = Machine.allocationCount {
        return printRow(name, viewCount, medians(steps), (after - before) / (views * batch))
      }
    } while steps[0].count < 3
      || steps[0].count < 1000 && (clock.now() - start).nanoseconds < budget * 1e9
    printRow(name, viewCount, medians(steps), nil)

    func medians(_ steps: [[Double]]) -> [Double] {
      steps.map { $0.sorted()[$0.count / 2] / Double(viewCount * batch) }
    }
  }

  /// Goes through some lives together, since reading the clock takes as long as two views.
  private func live(
    _ batch: Int, _ count: Int, _ kind: (some Life).Type, isLaidOut: Bool
  ) -> (times: [Double], viewCount: Int) {
    let clock = Stopwatch.work
    var lives = (0..<batch).map { _ in kind.init(count: count) }
    var times: [Double] = []
    times.append(clock.time { for life in lives { life.build(scale) } })
    times.append(clock.time { for life in lives { life.connect() } })
    if isLaidOut { times.append(clock.time { for life in lives { life.layOut() } }) }
    let viewCount = lives[0].viewCount
    times.append(clock.time { lives = [] })
    return (times, viewCount)
  }

  private func printRow(_ name: String, _ count: Int, _ steps: [Double], _ allocations: Int?) {
    let numbers = (steps + [steps.reduce(0, +)]).map { "\(Int($0.rounded()))" }
    print(TextRow([name, "\(count)"] + numbers + [allocations.map { "\($0)" } ?? "–"]))
  }
}
