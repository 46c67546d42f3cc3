import Ashlar

/// Does one thing with one screen again and again, for a profiler or a counter of allocations to watch.
struct Repetition {
  let what: String
  let screen: String
  let count: Int
  let rounds: Int

  /// - Returns: False if there is no such thing to do, or no such screen.
  func run() -> Bool {
    screens.first { $0.name == screen }.map { run($0) } ?? false
  }

  private func run<Kind: Screen>(_ kind: Kind.Type) -> Bool {
    if what == "make" { return make(kind) }
    if what == "native" { return makeNatively(kind) }
    let screen = kind.init(count: count)
    screen.make()
    screen.root.layout(in: screen.size(0))
    for round in 1...rounds {
      switch what {
      case "resize": screen.root.frame = CGRect(origin: .zero, size: screen.size(round))
      case "constant": screen.changeConstant(round)
      case "remake": screen.remake()
      default: return false
      }
      screen.root.layoutIfNeeded()
    }
    return true
  }

  /// Makes and activates the same layout constraints one by one.
  private func makeNatively<Kind: Screen>(_ kind: Kind.Type) -> Bool {
    let model = kind.init(count: count)
    model.make()
    let recipe = NativeConstraints(of: model.root)
    for _ in 1...rounds {
      let screen = kind.init(count: count)
      recipe.make(in: Array(screen.root.subtree))
    }
    return true
  }

  private func make<Kind: Screen>(_ kind: Kind.Type) -> Bool {
    for _ in 1...rounds {
      let screen = kind.init(count: count)
      screen.make()
      screen.root.layout(in: screen.size(0))
    }
    return true
  }
}
