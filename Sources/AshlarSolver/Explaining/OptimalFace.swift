/// All points that are as good as the present one, as a system of constraints of its own.
///
/// Its unknowns are the *steps* that some unknowns of the solver take away from their present
/// values. A row that has to stay even is an equation, one that may only go to one side is a wall.
/// No step at all obeys everything, so that the question how far an unknown can go starts from a
/// feasible point, and costs the solver that is asked nothing.
struct OptimalFace: ~Copyable {
  private var solver = Solver()

  /// The unknowns that may take a step, and the rows that speak of them, as the solver numbers them.
  private(set) var unknowns: [Int] = []
  private(set) var rows: [Row] = []

  private var steps: [Int: Unknown] = [:]

  /// A sum of steps that somebody asks for.
  private var sum: Unknown?
  private var knownRests: Set<Int> = []
  private var knownConstraints: Set<Int> = []
}

// MARK: - Filling

extension OptimalFace {
  mutating func take(unknown: Int) {
    guard steps[unknown] == nil else { return }
    steps[unknown] = solver.addUnknown(.location)
    unknowns.append(unknown)
  }

  mutating func take(row: Row) {
    let isNew =
      row.isRest
      ? knownRests.insert(row.index).inserted : knownConstraints.insert(row.index).inserted
    if isNew { rows.append(row) }
  }

  /// Keeps a sum of steps at zero.
  mutating func hold(_ terms: [(coefficient: Double, unknown: Int)]) {
    add(terms, .equal, 0)
  }

  /// Has ``endOfSum(to:)`` answer for a sum of steps.
  mutating func measure(_ terms: [(coefficient: Double, unknown: Int)]) {
    let unknown = solver.addUnknown(.location)
    sum = unknown
    let known = terms.compactMap { term in
      steps[term.unknown].map { Term(term.coefficient, $0) }
    }
    _ = try? solver.add(known + [Term(-1, unknown)], .equal, 0)
  }

  /// Settles the equations. That takes no exchange: the point where all steps are zero is on them.
  mutating func beginWalls() {
    solver.solve()
  }

  /// Keeps a sum of steps on one side of a constant.
  mutating func limit(
    _ terms: [(coefficient: Double, unknown: Int)], _ relation: Relation, _ constant: Double
  ) {
    add(terms, relation, constant)
  }

  /// Lets the walls count, none of which is passed, without letting them attract anything.
  mutating func endRows() {
    solver.makeRoom()
    solver.checkRows()
  }

  /// Coefficients that one solver has taken, another takes too. A wall that is further away than a
  /// constant may be is as good as none.
  private mutating func add(
    _ terms: [(coefficient: Double, unknown: Int)], _ relation: Relation, _ constant: Double
  ) {
    let known = terms.compactMap { term in
      steps[term.unknown].map { Term(term.coefficient, $0) }
    }
    _ = try? solver.add(known, relation, constant)
  }
}

// MARK: - Climbing

extension OptimalFace {
  /// How far an unknown can go to a side; zero if it is not one of those gathered.
  ///
  /// The point where it ends is where the next question starts. Neighbours as a rule end together,
  /// so that asking all of them for one side before the other takes few exchanges.
  mutating func end(of unknown: Int, to side: Side) -> Double {
    guard let step = steps[unknown] else { return 0 }
    return solver.climb(step.index, to: side)
  }

  /// How far the sum can go that is measured.
  mutating func endOfSum(to side: Side) -> Double {
    sum.map { solver.climb($0.index, to: side) } ?? 0
  }
}

extension Solver {
  /// Moves an unknown to one side as far as required rows allow, and returns where it ends.
  ///
  /// This is the primal simplex method with the rule against cycling from the first step on: of the
  /// tight rows that may yield, and of the rows met first, the one that was created first is taken.
  ///
  /// Source: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of
  /// Operations Research 2(2), 1977.
  fileprivate mutating func climb(_ unknown: Int, to side: Side) -> Double {
    budget = 1_000 + 20 * (unknowns.count + constraints.count)
    rebuildIfOvergrown()
    while hasBudget {
      budget -= 1
      price(.rest(of: unknown))
      guard let yielding = firstYielding(to: side) else { break }
      aim(from: yielding.slot, yielding.side)
      collectRates(from: yielding.slot)
      lookAhead(from: yielding.slot, to: yielding.side)
      guard walk.isExact || isFreshlyRebuilt else {
        rebuildWorkingSet(afterLoss: true)
        continue
      }
      guard let wall = nextWall() else { return side.sign * .infinity }
      _ = arrive(at: wall, from: yielding.slot, to: yielding.side)
    }
    return sumOfFactors
  }

  /// The value that `factors` give.
  private var sumOfFactors: Double {
    var sum = 0.0
    for index in factors.places {
      let slot = factors.index(at: index)
      sum += factors[slot] * constant(of: tightRow(at: slot))
    }
    return sum
  }

  /// The first tight row that may move so that what stands in `factors` moves to a side.
  private func firstYielding(to side: Side) -> (slot: Int, side: Side)? {
    var first: (slot: Int, side: Side)?
    var firstRank = Int64.max
    for index in factors.places {
      let slot = factors.index(at: index)
      guard factors.isSignificant(slot), rank(of: tightRow(at: slot)) < firstRank else { continue }
      let way = Side(sign: side.sign * factors[slot])
      if level(of: tightRow(at: slot), on: way) == .required { continue }
      first = (slot, way)
      firstRank = rank(of: tightRow(at: slot))
    }
    return first
  }

  /// The first row ahead that may not be passed.
  private mutating func nextWall() -> Walk.Bend? {
    walk.bends.heapify()
    while !walk.bends.isEmpty {
      let bend = walk.bends.popFirst()
      if level(of: bend.row, on: Side(sign: bend.rate)) == .required { return bend }
      walk.passed.append(bend)
    }
    return nil
  }
}
