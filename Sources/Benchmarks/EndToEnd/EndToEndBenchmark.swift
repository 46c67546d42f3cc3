import Ashlar

/// Times whole layouts: from the maker to the frames.
struct EndToEndBenchmark {
  let counts: [Int]
  let budget: Double

  /// Measures every screen at every size and prints a table, in nanoseconds for each view.
  func run() {
    print("Nanoseconds for each view; constant and remake: nanoseconds in all.\n")
    print(
      row([
        "layout", "views", "make", "first", "resize", "by hand", "constant", "remake",
      ]))
    for count in counts {
      measure(ListScreen.self, count)
      measure(FeedScreen.self, count)
      measure(NestScreen.self, count)
      measure(GridScreen.self, count)
      measure(FormScreen.self, count)
    }
  }

  private func row(_ cells: [String]) -> String {
    let padded = cells.enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, 10 - cell.count))
      return index == 0 ? cell + padding : padding + cell
    }
    return padded.joined()
  }
}

// MARK: - One screen

extension EndToEndBenchmark {
  private func measure<Kind: Screen>(_ kind: Kind.Type, _ count: Int) {
    let (make, first) = measureMaking(kind, count)
    let screen = Kind(count: count)
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
    let numbers = [make / views, first / views, resize / views, hand / views, constant, remake]
    print(row([Kind.name, "\(screen.views.count)"] + numbers.map { format($0) }))
    if !isRight || !staysRight { print("  the frames are not those worked out by hand") }
  }

  private func median(_ body: (Int) -> Void) -> Double {
    Stopwatch.median(budget: budget, body).nanoseconds
  }

  private func format(_ number: Double) -> String {
    number < 100 ? GeometryText.number((number * 10).rounded() / 10) : "\(Int(number.rounded()))"
  }

  /// The median time to make the constraints, and to lay them out for the first time.
  private func measureMaking<Kind: Screen>(
    _ kind: Kind.Type, _ count: Int
  ) -> (make: Double, first: Double) {
    let clock = ContinuousClock()
    var makes: [Double] = []
    var firsts: [Double] = []
    let start = clock.now
    repeat {
      let screen = Kind(count: count)
      let before = clock.now
      screen.make()
      let made = clock.now
      screen.root.layout(in: screen.size(0))
      let laidOut = clock.now
      makes.append(before.duration(to: made).nanoseconds)
      firsts.append(made.duration(to: laidOut).nanoseconds)
    } while makes.count < 3
      || makes.count < 1000 && start.duration(to: clock.now).nanoseconds < budget * 1e9
    return (makes.sorted()[makes.count / 2], firsts.sorted()[firsts.count / 2])
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
    return zip(screen.views, frames).allSatisfy { view, frame in
      let difference = [
        view.frame.minX - frame.minX, view.frame.minY - frame.minY,
        view.frame.width - frame.width, view.frame.height - frame.height,
      ]
      return difference.allSatisfy { $0.magnitude < 1e-6 * max(1, frame.maxX, frame.maxY) }
    }
  }
}
