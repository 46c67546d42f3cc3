import AshlarSolver

/// Solves small systems by trying every corner.
///
/// All costs are linear between the hyperplanes on which a constraint or an unknown is even, and
/// never negative, so that the optimum is at a corner where as many of them meet as there are
/// unknowns. Trying all corners is slow and leaves little to get wrong.
package struct Oracle {
  package let model: SystemModel

  /// What an optimum costs, strongest first: the priorities; where they tie, inequalities and then
  /// implicit rows; the three weakest levels; and at last the magnitudes of the unknowns in order.
  package struct Answer {
    package var values: [Double]
    package var costs: [Double]
    package var setAside: [Int]
  }

  let corners: [[Double]]
  package let priorities: [Float]

  /// - Parameter limit: Where unknowns end that nothing else stops. There are corners there, too.
  package init(_ model: SystemModel, limit: Double? = nil) {
    self.model = model
    corners = Self.corners(of: model, limit: limit)
    let all = model.rows.flatMap { [$0.penalties.under, $0.penalties.over] }
    priorities = Set(all.compactMap(\.self).filter { $0 < .required }.map(\.rawValue))
      .sorted(by: >)
  }

  static let tolerance = 1e-7
}

// MARK: - The answer

extension Oracle {
  package func solve() -> Answer {
    var candidates = corners.filter { corner in
      model.kinds.indices.allSatisfy { model.kinds[$0] != .size || corner[$0] >= -Self.tolerance }
    }
    var setAside: [Int] = []
    for index in requiredByAge {
      let kept = candidates.filter { holds(model.rows[index], at: $0) }
      if kept.isEmpty { setAside.append(index) } else { candidates = kept }
    }
    var best: Answer?
    for corner in candidates {
      let costs = costs(at: corner, without: setAside)
      if let current = best, !isLess(costs, current.costs) { continue }
      best = Answer(values: corner, costs: costs, setAside: setAside)
    }
    return best!
  }

  private var requiredByAge: [Int] {
    model.rows.indices.filter { model.rows[$0].isRequired }.sorted {
      let first = model.rows[$0]
      let second = model.rows[$1]
      return first.seniority != second.seniority
        ? first.seniority < second.seniority : first.age < second.age
    }
  }

  func holds(_ row: SystemModel.Row, at corner: [Double]) -> Bool {
    let miss = residual(of: row, at: corner)
    let products = zip(row.coefficients, corner).map { ($0 * $1).magnitude }
    let tolerance = Self.tolerance * max(1, row.constant.magnitude, products.max() ?? 0)
    if row.penalties.under == .required, miss < -tolerance { return false }
    if row.penalties.over == .required, miss > tolerance { return false }
    return true
  }

  /// Whether some rows can hold together, while some unknowns are not negative.
  package func canHold(_ rows: [Int], notNegative sizes: [Int]) -> Bool {
    corners.contains { corner in
      sizes.allSatisfy { corner[$0] >= -Self.tolerance }
        && rows.allSatisfy { holds(model.rows[$0], at: corner) }
    }
  }

  func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (one, other) in zip(first, second)
    where (one - other).magnitude > Self.tolerance * max(1, one.magnitude) { return one < other }
    return false
  }
}

// MARK: - Costs

extension Oracle {
  package func costs(at values: [Double], without setAside: [Int]) -> [Double] {
    let counting = model.rows.indices.filter { !setAside.contains($0) }.map { model.rows[$0] }
    let optional = priorities.map { priority in
      counting.reduce(0) { $0 + cost(of: $1, at: values, for: priority) }
    }
    let sizes = model.kinds.indices.filter { model.kinds[$0] == .size }
    let locations = model.kinds.indices.filter { model.kinds[$0] == .location }
    let slackness = counting.reduce(0) { $0 + slack(of: $1, at: values) }
    let inequalities = counting.filter { $0.seniority == .ordinary && !$0.isTwoSided }
    let implicit = counting.filter { $0.seniority != .ordinary }
    return optional
      + [
        inequalities.reduce(0) { $0 + cost(of: $1, at: values, for: nil) },
        implicit.reduce(0) { $0 + cost(of: $1, at: values, for: nil) },
        sizes.reduce(0) { $0 + values[$1].magnitude }, slackness,
        locations.reduce(0) { $0 + values[$1].magnitude },
      ] + values.map(\.magnitude)
  }

  package func residual(of row: SystemModel.Row, at values: [Double]) -> Double {
    zip(row.coefficients, values).reduce(-row.constant) { $0 + $1.0 * $1.1 }
  }

  /// What missing a row costs at one priority; at any optional one if none is named.
  private func cost(of row: SystemModel.Row, at values: [Double], for priority: Float?) -> Double {
    let miss = residual(of: row, at: values)
    guard let side = miss < 0 ? row.penalties.under : row.penalties.over else { return 0 }
    return (priority.map { $0 == side.rawValue } ?? (side < .required)) ? miss.magnitude : 0
  }

  private func slack(of row: SystemModel.Row, at values: [Double]) -> Double {
    let isAboutLocations = model.kinds.indices.contains {
      model.kinds[$0] == .location && row.coefficients[$0] != 0
    }
    let miss = residual(of: row, at: values)
    let side = miss < 0 ? row.penalties.under : row.penalties.over
    return isAboutLocations && side == nil ? miss.magnitude : 0
  }
}

// MARK: - Corners

extension Oracle {
  /// All points in which as many hyperplanes meet as there are unknowns.
  private static func corners(of model: SystemModel, limit: Double?) -> [[Double]] {
    let count = model.kinds.count
    var planes = (0..<count).map { unknown in
      (0..<count).map { $0 == unknown ? 1.0 : 0 } + [0]
    }
    if let limit {
      for plane in planes { planes += [limit, -limit].map { plane.dropLast() + [$0] } }
    }
    planes += model.rows.filter { $0.coefficients.contains { $0 != 0 } }
      .map { $0.coefficients + [$0.constant] }
    var corners: [[Double]] = []
    choose(count, from: planes, starting: 0, chosen: []) { chosen in
      if let corner = solve(chosen) { corners.append(corner) }
    }
    return corners
  }

  private static func choose(
    _ count: Int, from planes: [[Double]], starting first: Int, chosen: [[Double]],
    body: ([[Double]]) -> Void
  ) {
    if chosen.count == count { return body(chosen) }
    guard planes.count - first >= count - chosen.count else { return }
    for index in first..<planes.count {
      choose(
        count, from: planes, starting: index + 1, chosen: chosen + [planes[index]], body: body)
    }
  }

  /// Gaussian elimination with the largest pivot of each column; nil if a pivot is next to nothing.
  private static func solve(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { rows[$0][column].magnitude < rows[$1][column].magnitude }!
      rows.swapAt(column, pivot)
      guard rows[column][column].magnitude > 1e-9 else { return nil }
      for other in 0..<count where other != column && rows[other][column] != 0 {
        let factor = rows[other][column] / rows[column][column]
        for index in column...count { rows[other][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
