import Ashlar

/// Times whole layouts: from the maker to the frames.
struct EndToEndBenchmark {
  let counts: [Int]
  let budget: Double

  /// The display scale of all screens; nil for frames that are not rounded to pixels.
  let scale: CGFloat?

  /// Measures every screen at every size and prints a table, in nanoseconds for each view.
  ///
  /// Frames that are not those worked out by hand end the program.
  func run() {
    measureMemory()
    print(
      """
      Nanoseconds for each view, in one run; constant and remake: nanoseconds in all.
      solver: the solver alone with the same terms. bare: allocating the constraint objects.
      make, native, first and bare are taken of up to 400 views together, in as many screens as that takes.
      native: making and activating the same layout constraints one by one; × after it: make against it.
      × after first: make and first, against solver + 3 · bare, the goal.
      × after frames: resize, against solver + 60 for each frame that changed, the goal.

      """)
    print(
      TextRow([
        "layout", "views", "make", "native", "×", "first", "solver", "bare", "×", "resize",
        "solver", "frames",
        "×", "by hand", "constant", "remake",
      ]))
    for count in counts {
      for screen in screens { measure(screen, count) }
    }
    LifeBenchmark(counts: counts, budget: budget, scale: scale).run()
  }

  /// What a tree of 10,000 views with 45,000 constraints holds, as the system sees it.
  private func measureMemory() {
    guard let before = Machine.residentBytes else { return }
    let screen = CrowdedScreen(count: 10_000)
    screen.root.layout(in: CGSize(width: 320, height: 480))
    guard let after = Machine.residentBytes else { return }
    let constraints = screen.root.subtree.reduce(0) { $0 + $1.constraints.count }
    print(
      "\(screen.views.count) views, \(constraints) constraints: "
        + "\((after - before) / screen.views.count) bytes a view; the goal is 2560.\n")
  }
}

// MARK: - One screen

extension EndToEndBenchmark {
  private func measure<Kind: Screen>(_ kind: Kind.Type, _ count: Int) {
    let times = medians(
      count, of: { newScreen(kind, count) },
      [{ $0.make() }, { $0.root.layout(in: $0.size(0)) }])
    let (make, first) = (times[0], times[1])
    let native = measureNative(kind, count)
    let screen = newScreen(kind, count)
    screen.make()
    screen.root.layout(in: screen.size(0))
    let isRight = hasRightFrames(screen, screen.size(0))
    let resize = median { round in screen.root.layout(in: screen.size(round + 1)) }
    screen.root.layout(in: screen.size(7))
    let staysRight = hasRightFrames(screen, screen.size(7))
    let constant = median { round in
      screen.changeConstant(round)
      screen.root.layoutIfNeeded()
    }
    let remake = median { _ in
      screen.remake()
      screen.root.layoutIfNeeded()
    }
    let hand = measureHand(screen)
    let views = Double(screen.views.count)
    let alone = measureSolver(screen)
    let bare = measureBare(screen)
    let frames = framesOfResize(screen)
    let making = [make, native].map { format($0 / views) } + [(make / native).text(parts: 100)]
    let building =
      [first, alone.build, bare].map { format($0 / views) }
      + [((make + first) / (alone.build + 3 * bare)).text(parts: 100)]
    let resizing =
      [resize, alone.resize, frames].map { format($0 / views) }
      + [(resize / (alone.resize + 60 * frames)).text(parts: 100)]
    let rest = [hand / views, constant, remake].map { format($0) }
    print(TextRow([Kind.name, "\(screen.views.count)"] + making + building + resizing + rest))
    if !isRight || !staysRight {
      Machine.fail("The frames of \(Kind.name) are not those worked out by hand.")
    }
  }

  private func newScreen<Kind: Screen>(_ kind: Kind.Type, _ count: Int) -> Kind {
    let screen = Kind(count: count)
    if let scale { screen.root.environment.displayScale = scale }
    return screen
  }

  private func median(_ body: (Int) -> Void) -> Double {
    Stopwatch.work.median(budget: budget, body).nanoseconds
  }

  private func format(_ number: Double) -> String {
    number < 100 ? number.text(parts: 10) : "\(Int(number.rounded()))"
  }

  /// The median time to make and activate the same constraints without a maker.
  private func measureNative<Kind: Screen>(_ kind: Kind.Type, _ count: Int) -> Double {
    let model = Kind(count: count)
    model.make()
    let recipe = NativeConstraints(of: model.root)
    return medians(
      count, of: { Array(Kind(count: count).root.subtree) }, [{ recipe.make(in: $0) }])[0]
  }

  /// The median times of steps that can be done only once with a thing, one after the other.
  private func medians<Thing>(
    _ count: Int, of make: () -> Thing, _ steps: [(Thing) -> Void]
  ) -> [Double] {
    let batch = Stopwatch.batchSize(ofTrees: count)
    return Stopwatch.work.medians(budget: budget) {
      let things = (0..<batch).map { _ in make() }
      return steps.map { step in
        Stopwatch.work.time { for thing in things { step(thing) } } / Double(batch)
      }
    }
  }

  /// The median time of the solver alone, with the terms that the engine gives it.
  private func measureSolver(_ screen: some Screen) -> (build: Double, resize: Double) {
    guard let replay = SolverReplay(screen.root) else { return (0, 0) }
    let build = median { _ in _ = replay.build() }
    var system = replay.build()
    var sum = 0.0
    let resize = median { round in sum += replay.resize(&system, to: screen.size(round + 1)) }
    if sum.isNaN { print("a value is not a number") }
    return (build, resize)
  }

  /// The median time to allocate as many bare objects as the screen has constraints.
  private func measureBare(_ screen: some Screen) -> Double {
    let count = screen.root.subtree.reduce(0) { $0 + $1.constraints.count }
    let batch = Stopwatch.batchSize(ofTrees: screen.views.count)
    let times = (0..<9).map { _ in BareConstraint.timeToAllocate(count * batch) }
    return times.median / Double(batch)
  }

  private func framesOfResize(_ screen: some Screen) -> Double {
    let before = screen.root.layoutWork
    screen.root.layout(in: screen.size(8))
    return Double((screen.root.layoutWork - before).framesWritten)
  }

  private func measureHand(_ screen: some Screen) -> Double {
    var frames = [CGRect](repeating: .zero, count: screen.views.count)
    var sum: CGFloat = 0
    let time = median { round in
      screen.frames(in: screen.size(round), &frames)
      sum += frames[round % frames.count].width
    }
    if sum.isNaN { print("a frame is not a number") }
    return time
  }

  private func hasRightFrames(_ screen: some Screen, _ size: CGSize) -> Bool {
    var frames = [CGRect](repeating: .zero, count: screen.views.count)
    screen.frames(in: size, &frames)
    // An edge may be half a pixel from where it would be.
    let pixels = scale.map { 1 / $0 + 1e-6 } ?? 0
    return zip(screen.views, frames).allSatisfy { view, frame in
      let difference = [
        view.frame.minX - frame.minX, view.frame.minY - frame.minY,
        view.frame.width - frame.width, view.frame.height - frame.height,
      ]
      return difference.allSatisfy {
        $0.magnitude < max(pixels, 1e-6 * max(1, frame.maxX, frame.maxY))
      }
    }
  }
}
