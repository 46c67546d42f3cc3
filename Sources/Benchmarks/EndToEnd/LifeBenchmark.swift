import Ashlar

/// Times whole lives of trees, step by step: from the views to their end.
///
/// *Life* is that of a screen whose views are made inside their superviews. *Cells* are views of a class of their own that
/// keep their subviews in properties, are built one by one, and join the tree when they are done.
struct LifeBenchmark {
  let counts: [Int]
  let budget: Double
  let scale: CGFloat?

  /// Prints a table of nanoseconds for each view.
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
      report("life list", count, ScreenLife<ListScreen>.self)
      report("life feed", count, ScreenLife<FeedScreen>.self)
      report("cells", count, CellLife.self)
    }
  }

  private func report(_ name: String, _ count: Int, _ kind: (some Life).Type) {
    let batch = max(1, 400 / max(1, count))
    var steps = [[Double]](repeating: [], count: 4)
    var viewCount = 1
    let clock = Stopwatch.work
    let start = clock.now()
    repeat {
      let before = Machine.allocationCount
      let (times, views) = live(batch, count, kind)
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
    _ batch: Int, _ count: Int, _ kind: (some Life).Type
  ) -> (times: [Double], viewCount: Int) {
    let clock = Stopwatch.work
    var lives = (0..<batch).map { _ in kind.init(count: count) }
    var times: [Double] = []
    times.append(clock.time { for life in lives { life.build(scale) } })
    times.append(clock.time { for life in lives { life.connect() } })
    times.append(clock.time { for life in lives { life.layOut() } })
    let viewCount = lives[0].viewCount
    times.append(clock.time { lives = [] })
    return (times, viewCount)
  }

  private func printRow(_ name: String, _ count: Int, _ steps: [Double], _ allocations: Int?) {
    let numbers = (steps + [steps.reduce(0, +)]).map { "\(Int($0.rounded()))" }
    print(TextRow([name, "\(count)"] + numbers + [allocations.map { "\($0)" } ?? "–"]))
  }
}

/// A tree that is built, connected, laid out and freed.
private protocol Life: AnyObject {
  init(count: Int)

  var viewCount: Int { get }

  func build(_ scale: CGFloat?)

  func connect()

  func layOut()
}

/// The life of a screen.
private final class ScreenLife<Kind: Screen>: Life {
  private let count: Int
  private var screen: Kind?

  init(count: Int) {
    self.count = count
  }

  var viewCount: Int { screen?.views.count ?? 0 }

  func build(_ scale: CGFloat?) {
    screen = Kind(count: count)
    if let scale { screen?.root.environment.displayScale = scale }
  }

  func connect() { screen?.make() }

  func layOut() { if let screen { screen.root.layout(in: screen.size(0)) } }
}

/// The life of cells that own what is in them.
private final class CellLife: Life {
  private let count: Int
  private let root = View()
  private var cells: [Cell] = []

  init(count: Int) {
    self.count = max(1, count / 5)
  }

  var viewCount: Int { 5 * count }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    cells = (0..<count).map { _ in Cell(frame: .zero) }
  }

  func connect() {
    var previous: Cell?
    for cell in cells {
      root.addSubview(cell)
      cell.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let previous { make.top.equalTo(previous.bottom) } else { make.top.equalToSuperview() }
      }
      previous = cell
    }
  }

  func layOut() { root.layout(in: CGSize(width: 320, height: 60 * CGFloat(count))) }

  /// An avatar, two lines and an accessory.
  private final class Cell: View {
    let avatar = View()
    let title = View()
    let detail = View()
    let accessory = View()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubviews(avatar, title, detail, accessory)
      avatar.makeConstraints { make in
        make.left.top.bottom.equalToSuperview().inset(8)
        make.size.equalTo(44)
      }
      title.makeConstraints { make in
        make.left.equalTo(avatar.right).offset(8)
        make.top.equalTo(avatar)
        make.right.equalTo(accessory.left).offset(-8)
        make.height.equalTo(20)
      }
      detail.makeConstraints { make in
        make.left.right.equalTo(title)
        make.top.equalTo(title.bottom).offset(4)
        make.height.equalTo(20)
      }
      accessory.makeConstraints { make in
        make.right.equalToSuperview().offset(-8)
        make.centerY.equalToSuperview()
        make.size.equalTo(24)
      }
    }
  }
}
