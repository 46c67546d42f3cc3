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
      views to a root, one by one. inside-out: each view becomes the superview of the tree that there is. anchors:
      connect adds views to a root, and makes the constraints of a list with anchors.

      """)
    print(TextRow(["", "views", "build", "connect", "free", "sum", "memory"]))
    for count in counts {
      for kind in LifeKind.allCases { report(kind.rawValue, count, kind.type, isLaidOut: false) }
    }
  }

  private func report(_ name: String, _ count: Int, _ kind: (some Life).Type, isLaidOut: Bool) {
    let batch = Stopwatch.batchSize(ofTrees: count)
    var viewCount = 1
    var requests: Int?
    let times = Stopwatch.work.medians(budget: budget, isOnce: Machine.allocationCount != nil) {
      let before = Machine.allocationCount
      let (times, views) = live(batch, count, kind, isLaidOut: isLaidOut)
      viewCount = views
      requests = before.flatMap { before in Machine.allocationCount.map { $0 - before } }
      return times
    }
    let steps = times.map { $0 / Double(viewCount * batch) }
    let numbers = (steps + [steps.reduce(0, +)]).map { "\(Int($0.rounded()))" }
    let memory = requests.map { "\($0 / (viewCount * batch))" } ?? "–"
    print(TextRow([name, "\(viewCount)"] + numbers + [memory]))
  }

  /// Goes through some lives together.
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
}
