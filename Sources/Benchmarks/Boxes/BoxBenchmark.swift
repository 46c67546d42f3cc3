/// Does one thing with trees of boxes again and again, for a program that counts instructions.
struct BoxBenchmark {
  let what: String
  let shape: String
  let count: Int
  let rounds: Int

  /// - Returns: False if there is no such thing to do, or no such shape.
  func run() -> Bool {
    let shapes = [
      "list": BoxScreen.list, "feed": BoxScreen.feed, "nest": BoxScreen.nest,
      "grid": BoxScreen.grid,
    ]
    guard let make = shapes[shape] else { return false }
    switch what {
    case "life": for _ in 0..<rounds { make(count).solve() }
    case "bytes": measure(make)
    case "resize": change(make(count)) { $0.solve($1) }
    case "constant": change(make(count)) { $0.changeConstant($1) }
    case "remake": change(make(count)) { $0.remake($1) }
    default: return false
    }
    return true
  }

  /// Lays out a screen after each of several changes.
  private func change(_ screen: BoxScreen, _ body: (BoxScreen, Int) -> Void) {
    screen.solve()
    for round in 1...rounds {
      body(screen, round)
      if what != "resize" { screen.solve() }
    }
  }

  /// Prints the bytes that a box of several screens takes, after their layouts.
  private func measure(_ make: (Int) -> BoxScreen) {
    guard let before = Machine.residentBytes else {
      return print("This system does not say how much memory the program holds.")
    }
    let screens = (0..<rounds).map { _ in make(count) }
    for screen in screens { screen.solve() }
    let bytes = (Machine.residentBytes ?? before) - before
    print(bytes / screens.reduce(0) { $0 + $1.boxes.count })
  }
}
