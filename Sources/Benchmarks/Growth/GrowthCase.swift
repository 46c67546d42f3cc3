import AshlarSolver

/// A layout that people write and that may take more than its share of time, by the number of its views.
struct GrowthCase: Sendable {
  let name: String

  /// How many views there are in each run, the fewest first.
  let counts: [Int]

  /// Makes the layout, solves it, and leaves the solver, whose work is then read.
  let run: @Sendable (Int) -> GrowthSystem

  static let all = rows + competitions + changes
}

// MARK: - Rows of views

extension GrowthCase {
  private static let rows = [
    GrowthCase(name: "equal centers, too full", counts: [100, 200, 400]) { count in
      var system = GrowthSystem(2 * count - 1)
      system.addEqualCenters(of: count)
      system.solver.solve()
      return system
    },
    GrowthCase(name: "equal widths", counts: [1_000, 3_000, 10_000]) { count in
      var system = GrowthSystem(count)
      system.pinEnds(at: Double(50 * count))
      system.chain(gap: 8)
      system.equalLengths()
      system.solver.solve()
      return system
    },
    GrowthCase(name: "equal widths with least widths that do not fit", counts: [200, 400, 800]) {
      count in
      var system = GrowthSystem(count)
      system.pinEnds(at: Double(20 * count))
      system.chain(gap: 8)
      system.equalLengths()
      for length in system.lengths { system.add([(1, length)], .greaterThanOrEqual, 50) }
      system.solver.solve()
      return system
    },
    GrowthCase(name: "contents that do not fit", counts: [1_000, 3_000, 10_000]) { count in
      var system = GrowthSystem(count)
      system.pinEnds(at: Double(20 * count))
      system.chain(gap: 8)
      system.addContents()
      system.solver.solve()
      return system
    },
    GrowthCase(name: "a ring of halves", counts: [3_000, 10_000, 30_000]) { count in
      var system = GrowthSystem(count)
      for index in 0..<count {
        system.add(
          [(1, system.lengths[index]), (-0.5, system.lengths[(index + 1) % count])], .equal, 10)
      }
      system.solver.solve()
      return system
    },
    GrowthCase(name: "each view tied to the root, nested", counts: [300, 1_000, 3_000]) { count in
      var system = GrowthSystem(count)
      for depth in 1..<count {
        let path = system.starts[0...depth].map { (1.0, $0) }
        system.add(path, .equal, Double(depth))
      }
      system.solver.solve()
      return system
    },
  ]
}

// MARK: - Many that compete

extension GrowthCase {
  private static let competitions = [
    GrowthCase(name: "equal wishes against a sum", counts: [1_000, 3_000, 10_000]) { count in
      var system = GrowthSystem(count)
      for length in system.lengths { system.add([(1, length)], .equal, 100, 750) }
      system.add(system.lengths.map { (1, $0) }, .equal, Double(60 * count))
      system.solver.solve()
      return system
    },
    GrowthCase(name: "all tied to each other by wishes", counts: [50, 100, 200]) { count in
      var system = GrowthSystem(count)
      system.tieAll { Double(($0 * 7 + $1 * 13) % 17) }
      system.solver.solve()
      return system
    },
    GrowthCase(name: "the same with distances of many digits", counts: [50, 100, 200]) { count in
      var system = GrowthSystem(count)
      system.tieAll { index, other in
        (Double(index * index + 3 * other) * 0.6180339887).truncatingRemainder(dividingBy: 17)
      }
      system.solver.solve()
      return system
    },
    GrowthCase(name: "ambiguities of a free chain", counts: [1_000, 3_000, 10_000]) { count in
      var system = GrowthSystem(count)
      system.chain(gap: 8)
      for length in system.lengths { system.add([(1, length)], .equal, 40) }
      system.solver.solve()
      _ = try? system.solver.ambiguities()
      return system
    },
  ]
}

// MARK: - Changes

extension GrowthCase {
  private static let changes = [
    GrowthCase(name: "each view put in front of the others", counts: [300, 1_000, 3_000]) { count in
      var system = GrowthSystem(count)
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
      return system
    },
    GrowthCase(name: "one view more collapsed at a time", counts: [300, 1_000, 3_000]) { count in
      var system = GrowthSystem(count)
      system.add([(1, system.starts[0])], .equal, 0)
      system.chain(gap: 0)
      let wishes = system.lengths.map { system.add([(1, $0)], .equal, 40) }
      system.solver.solve()
      for wish in wishes.reversed() {
        system.setConstant(0, of: wish)
        system.solver.solve()
      }
      return system
    },
    GrowthCase(name: "one change in a chain written twice", counts: [500, 1_500, 5_000]) { count in
      var system = GrowthSystem(count)
      system.add([(1, system.starts[0])], .equal, 0)
      for length in system.lengths { system.add([(1, length)], .equal, 40) }
      system.chain(gap: 8)
      let first = system.add(
        [(1, system.starts[1]), (-1, system.starts[0]), (-1, system.lengths[0])], .equal, 8)
      system.chain(gap: 8)
      system.solver.solve()
      system.setConstant(9, of: first)
      system.solver.solve()
      return system
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
    for index in 0..<count {
      let length = Double(40 + index * 7 % 31)
      add([(1, lengths[index])], .lessThanOrEqual, length, 250)
      add([(1, lengths[index])], .greaterThanOrEqual, length, 750)
    }
    for index in 1..<count {
      let guide = count + index - 1
      add([(1, starts[guide]), (-1, starts[index - 1]), (-0.5, lengths[index - 1])], .equal, 0)
      add(
        [(1, starts[guide]), (1, lengths[guide]), (-1, starts[index]), (-0.5, lengths[index])],
        .equal, 0)
      add(
        [(1, starts[index]), (-1, starts[index - 1]), (-1, lengths[index - 1])],
        .greaterThanOrEqual, 8)
      if index > 1 {
        add([(1, lengths[guide]), (-1, lengths[count])], .equal, 0, max(50, 150 - Float(index)))
      }
    }
  }
}
