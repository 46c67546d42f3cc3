internal import AshlarSolver

/// The causes of a sum of unknowns, each source once.
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
  /// The places of what has a hold on the sum.
  var active: [Int] {
    sources.indices.filter { factors[$0].magnitude >= LayoutExplanation.Cause.leastFactor }
  }
}

// MARK: - Winners

extension CauseChain {
  /// The constraints that a miss gave way to: those that hold and would not if the missed constraint did, or without
  /// any, those missed by less because of it.
  func winners(over miss: Miss) -> [Cause.Source] {
    let obstacles = miss.obstacles.filter {
      $0.factor.magnitude >= LayoutExplanation.Cause.leastFactor
    }
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
