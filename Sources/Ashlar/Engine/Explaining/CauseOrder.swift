internal import AshlarSolver

/// The causes that mention each box, as chains in one table.
private struct CauseSpeakers {
  /// For each token that is not finished with, the first link of its chain.
  private var first: [Int32: Int] = [:]

  /// The causes and the links that follow, a link for each box that a cause refers to.
  private var links: [(cause: Int, next: Int)] = []

  init(capacity: Int) {
    first.reserveCapacity(capacity)
    links.reserveCapacity(2 * capacity)
  }

  mutating func add(_ cause: Int, of token: Int32) {
    let next = first.updateValue(links.count, forKey: token) ?? -1
    links.append((cause, next))
  }

  func speakOf(_ token: Int32) -> Bool { first[token] != nil }

  /// Ends with a token, and gives what referred to it, the last first.
  mutating func take(_ token: Int32) -> [Int] {
    var causes: [Int] = []
    var link = first.removeValue(forKey: token) ?? -1
    while link >= 0 {
      causes.append(links[link].cause)
      link = links[link].next
    }
    return causes
  }
}

/// The order in which an explanation names causes: those that mention a box first, then those that mention what these mention,
/// and so on.
struct CauseOrder {
  let engine: LayoutEngine

  /// The places of the causes that count, in the order from a box.
  func places(of chain: CauseChain, from token: Int32) -> [Int] {
    let active = chain.active
    var speakers = CauseSpeakers(capacity: active.count)
    for index in active.indices.reversed() {
      forEachToken(behind: chain.sources[active[index]]) { speakers.add(index, of: $0) }
    }
    var isTaken = [Bool](repeating: false, count: active.count)
    var order: [Int] = []
    order.reserveCapacity(active.count)
    var queue = [token]
    var next = 0
    while next < queue.count {
      for index in speakers.take(queue[next]) where !isTaken[index] {
        isTaken[index] = true
        order.append(active[index])
        forEachToken(behind: chain.sources[active[index]]) {
          if speakers.speakOf($0) { queue.append($0) }
        }
      }
      next += 1
    }
    return order + active.indices.filter { !isTaken[$0] }.map { active[$0] }
  }

  /// The tokens of the boxes that a cause refers to.
  private func forEachToken(behind source: Cause.Source, _ body: (Int32) -> Void) {
    switch source {
    case .zero(let unknown), .exercise(let unknown): body(engine.system.token(of: unknown))
    case .constraint(let handle):
      switch engine.system.sources[handle] {
      case .none, .retired: break
      case .demand(let token, _), .target(let token, _): body(token)
      case .constraint:
        if let known = engine.system.constraint(of: handle) { forEachToken(of: known, body) }
      }
    }
  }

  private func forEachToken(of constraint: LayoutConstraint, _ body: (Int32) -> Void) {
    if let distances = constraint.distances {
      for node in distances.nodes { body(engine.owner(of: node).token) }
      return
    }
    if let node = constraint.firstNode { body(engine.owner(of: node).token) }
    if let node = constraint.secondNode { body(engine.owner(of: node).token) }
  }
}
