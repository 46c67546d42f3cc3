import AshlarSolver

/// A layout as the constraints of a bare solver, by the number of its views.
struct GrowthCase: Growing {
  let name: String
  let sizes: [Int]

  /// Writes the constraints of a number of views and solves them.
  let build: @Sendable (inout GrowthSystem, Int) -> Void

  static let all = rows + competitions + changes

  func run(_ count: Int) -> GrowthRow {
    let start = Stopwatch.work.now()
    var system = GrowthSystem(count)
    build(&system, count)
    let seconds = (Stopwatch.work.now() - start).nanoseconds * 1e-9
    let work = system.solver.work
    return GrowthRow(
      views: count, seconds: seconds, exchanges: work.pivots, visits: work.termsVisited)
  }
}

// MARK: - Rows of views

extension GrowthCase {
  private static let rows = [
    GrowthCase(name: "equal centers, too full", sizes: [100, 200, 400]) { system, count in
      system.addViews(count - 1)
      system.addEqualCenters(of: count)
      system.solver.solve()
    },
    GrowthCase(name: "equal widths", sizes: [1_000, 3_000, 10_000]) { system, count in
      system.pinEnds(at: Double(50 * count))
      system.chain(gap: 8)
      system.equalLengths()
      system.solver.solve()
    },
    GrowthCase(name: "equal widths with least widths that do not fit", sizes: [200, 400, 800]) {
      system, count in
      system.pinEnds(at: Double(20 * count))
      system.chain(gap: 8)
      system.equalLengths()
      for length in system.lengths { system.add([(1, length)], .greaterThanOrEqual, 50) }
      system.solver.solve()
    },
    GrowthCase(name: "contents that do not fit", sizes: [1_000, 3_000, 10_000]) { system, count in
      system.pinEnds(at: Double(20 * count))
      system.chain(gap: 8)
      system.addContents(of: count)
      system.solver.solve()
    },
    GrowthCase(name: "a ring of halves", sizes: [3_000, 10_000, 30_000]) { system, count in
      for index in 0..<count {
        system.add(
          [(1, system.lengths[index]), (-0.5, system.lengths[(index + 1) % count])], .equal, 10)
      }
      system.solver.solve()
    },
    GrowthCase(name: "each view tied to the root, nested", sizes: [300, 1_000, 3_000]) {
      system, count in
      for depth in 1..<count {
        let path = system.starts[0...depth].map { (1.0, $0) }
        system.add(path, .equal, Double(depth))
      }
      system.solver.solve()
    },
  ]
}

// MARK: - Many that compete

extension GrowthCase {
  private static let competitions = [
    GrowthCase(name: "equal wishes against a sum", sizes: [1_000, 3_000, 10_000]) { system, count in
      for length in system.lengths { system.add([(1, length)], .equal, 100, 750) }
      system.add(system.lengths.map { (1, $0) }, .equal, Double(60 * count))
      system.solver.solve()
    },
    GrowthCase(name: "all tied to each other by wishes", sizes: [50, 100, 200]) { system, count in
      system.tieAll { Double(($0 * 7 + $1 * 13) % 17) }
      system.solver.solve()
    },
    GrowthCase(name: "the same with distances of many digits", sizes: [50, 100, 200]) {
      system, count in
      system.tieAll { index, other in
        (Double(index * index + 3 * other) * 0.6180339887).truncatingRemainder(dividingBy: 17)
      }
      system.solver.solve()
    },
    GrowthCase(name: "ambiguities of a free chain", sizes: [1_000, 3_000, 10_000]) {
      system, count in
      system.chain(gap: 8)
      for length in system.lengths { system.add([(1, length)], .equal, 40) }
      system.solver.solve()
      _ = try? system.solver.ambiguities()
    },
  ]
}

// MARK: - Changes

extension GrowthCase {
  private static let changes = [
    GrowthCase(name: "each view put in front of the others", sizes: [300, 1_000, 3_000]) {
      system, count in
      for length in system.lengths { system.add([(1, length)], .equal, 40) }
      var first = system.add([(1, system.starts[0])], .equal, 0)
      for index in 1..<count {
        try? system.solver.remove(first)
        first = system.add([(1, system.starts[index])], .equal, 0)
        system.add(
          [(1, system.starts[index - 1]), (-1, system.starts[index]), (-1, system.lengths[index])],
          .equal, 8)
        system.solver.solve()
      }
    },
    GrowthCase(name: "one view more collapsed at a time", sizes: [300, 1_000, 3_000]) {
      system, count in
      system.add([(1, system.starts[0])], .equal, 0)
      system.chain(gap: 0)
      let wishes = system.lengths.map { system.add([(1, $0)], .equal, 40) }
      system.solver.solve()
      for wish in wishes.reversed() {
        system.setConstant(0, of: wish)
        system.solver.solve()
      }
    },
    GrowthCase(name: "one change in a chain written twice", sizes: [500, 1_500, 5_000]) {
      system, count in
      system.add([(1, system.starts[0])], .equal, 0)
      for length in system.lengths { system.add([(1, length)], .equal, 40) }
      system.chain(gap: 8)
      let first = system.add(system.distance(before: 1), .equal, 8)
      system.chain(gap: 8)
      system.solver.solve()
      system.setConstant(9, of: first)
      system.solver.solve()
    },
  ]
}

extension GrowthSystem {
  /// Every view prefers a length greater by some distance than that of every one before it.
  fileprivate mutating func tieAll(_ distance: (Int, Int) -> Double) {
    for index in 0..<count {
      for other in 0..<index {
        add([(1, lengths[index]), (-1, lengths[other])], .equal, distance(index, other), 500)
      }
    }
  }

  /// Views with guides between their centers with a preference for equal lengths, as a stack makes them.
  fileprivate mutating func addEqualCenters(of count: Int) {
    add([(1, starts[0])], .equal, 0)
    add([(1, starts[count - 1]), (1, lengths[count - 1])], .equal, Double(20 * count))
    addContents(of: count)
    for index in 1..<count {
      let guide = count + index - 1
      add([(1, starts[guide]), (-1, starts[index - 1]), (-0.5, lengths[index - 1])], .equal, 0)
      add(
        [(1, starts[guide]), (1, lengths[guide]), (-1, starts[index]), (-0.5, lengths[index])],
        .equal, 0)
      add(distance(before: index), .greaterThanOrEqual, 8)
      if index > 1 {
        add([(1, lengths[guide]), (-1, lengths[count])], .equal, 0, max(50, 150 - Float(index)))
      }
    }
  }
}
