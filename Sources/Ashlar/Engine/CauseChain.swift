internal import AshlarSolver

/// What determines a sum of unknowns, each source once.
struct CauseChain {
  var sources: [Cause.Source] = []
  var factors: [Double] = []
  var constants: [Double] = []
  var misses: [Miss] = []
  private var missed: Set<Constraint> = []

  mutating func add(_ explanation: Explanation, times coefficient: Double) {
    if sources.isEmpty {
      sources = explanation.causes.map(\.source)
      factors = explanation.causes.map { coefficient * $0.factor }
      constants = explanation.causes.map(\.constant)
    } else {
      merge(explanation.causes, times: coefficient)
    }
    for miss in explanation.misses where missed.insert(miss.constraint).inserted {
      misses.append(miss)
    }
  }

  private mutating func merge(_ causes: [Cause], times coefficient: Double) {
    var places: [Cause.Source: Int] = [:]
    for (place, source) in sources.enumerated() { places[source] = place }
    for cause in causes {
      if let place = places[cause.source] {
        factors[place] += coefficient * cause.factor
      } else {
        sources.append(cause.source)
        factors.append(coefficient * cause.factor)
        constants.append(cause.constant)
      }
    }
  }
}

extension CauseChain {
  /// Below this a factor is what rounding has left of one that cancels.
  static let nothing = 1e-9

  /// The places of what has a hold on the sum.
  var active: [Int] {
    sources.indices.filter { factors[$0].magnitude >= Self.nothing }
  }
}

// MARK: - Winners

extension CauseChain {
  /// What a miss was given up to: what holds and would not if the constraint had its way, or if there is nothing like
  /// that, what is missed by less because of it.
  func winners(over miss: Miss) -> [Cause.Source] {
    let obstacles = miss.obstacles.filter { $0.factor.magnitude >= Self.nothing }
    if !obstacles.isEmpty { return obstacles.map(\.source) }
    return misses.filter { $0.priority >= miss.priority && pull($0, against: miss) }
      .map { .constraint($0.constraint) }
  }

  /// Whether two constraints that are missed would move something that both depend on to different sides.
  private func pull(_ miss: Miss, against other: Miss) -> Bool {
    miss.givenUpTo.contains { cause in
      other.givenUpTo.contains {
        $0.source == cause.source && $0.pull(other.side) * cause.pull(miss.side) < 0
      }
    }
  }
}

extension Cause {
  /// To which side a missed constraint would move the source, if it could.
  fileprivate func pull(_ side: Miss.Side) -> Double { side == .under ? factor : -factor }
}

// MARK: - Order

/// The causes that speak of each box: chains of places, so that there is one table and no lists.
private struct CauseSpeakers {
  /// For each token that is not finished with, the first link of its chain.
  private var first: [Int32: Int] = [:]

  /// The causes and the links that follow, a link for each box that a cause speaks of.
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

  /// Ends with a token, and gives what spoke of it, the last first.
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

extension LayoutEngine {
  /// The places of what speaks of a box first, then of what speaks of what that speaks of, and so on.
  func inOrder(_ chain: CauseChain, from token: Int32) -> [Int] {
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

  /// The tokens of the boxes that a cause speaks of.
  private func forEachToken(behind source: Cause.Source, _ body: (Int32) -> Void) {
    switch source {
    case .zero(let unknown), .exercise(let unknown): body(system.token(of: unknown))
    case .constraint(let handle):
      switch system.sources[handle] {
      case .none: break
      case .demand(let token, _), .target(let token, _): body(token)
      case .constraint(let constraint): forEachToken(of: constraint, body)
      }
    }
  }

  private func forEachToken(of constraint: LayoutConstraint, _ body: (Int32) -> Void) {
    if let distances = constraint.distances {
      for node in distances.nodes { body(owner(of: node).token) }
      return
    }
    if let node = constraint.firstNode { body(owner(of: node).token) }
    if let node = constraint.secondNode { body(owner(of: node).token) }
  }
}
