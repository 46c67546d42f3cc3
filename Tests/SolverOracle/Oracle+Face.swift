import AshlarSolver

// MARK: - The optimal face

extension Oracle {
  /// What each unknown can be while every priority keeps what it has: the least and the greatest of
  /// all optimal corners of a box, infinite where the walls of the box are not the only ones.
  ///
  /// The box must be far larger than all other corners, and small enough for sixteen digits.
  package static func ranges(of model: SystemModel) -> [ClosedRange<Double>] {
    let oracle = Oracle(model, limit: 1e6)
    let optimal = oracle.optimalCorners()
    return model.kinds.indices.map { unknown in
      let values = optimal.map { $0[unknown] }
      return infinite(values.min()!)...infinite(values.max()!)
    }
  }

  private static func infinite(_ value: Double) -> Double {
    value.magnitude < 2e4 ? value : value < 0 ? -.infinity : .infinity
  }

  /// The corners inside the box that the priorities cannot tell apart.
  private func optimalCorners() -> [[Double]] {
    let setAside = Oracle(model).solve().setAside
    let candidates = corners.filter { corner in
      corner.allSatisfy { $0.magnitude <= 1e6 * (1 + 1e-9) } && isAllowed(corner, without: setAside)
    }
    let costs = candidates.map { priorityCosts(at: $0, without: setAside) }
    let best = costs.reduce(costs[0]) { isLess($1, $0) ? $1 : $0 }
    return candidates.indices.filter { isEqual(costs[$0], best) }.map { candidates[$0] }
  }

  private func isAllowed(_ corner: [Double], without setAside: [Int]) -> Bool {
    model.kinds.indices.allSatisfy { model.kinds[$0] != .size || corner[$0] >= -Self.tolerance }
      && model.rows.indices.allSatisfy { index in
        setAside.contains(index) || holds(model.rows[index], at: corner)
      }
  }

  private func priorityCosts(at corner: [Double], without setAside: [Int]) -> [Double] {
    Array(costs(at: corner, without: setAside).prefix(priorities.count))
  }

  private func isEqual(_ first: [Double], _ second: [Double]) -> Bool {
    !isLess(first, second) && !isLess(second, first)
  }
}
