import AshlarStorage

/// The optimal face: all points that are as good as the present one, as a separate system of constraints.
///
/// Its unknowns are the *steps* that some unknowns of the solver take away from their present
/// values. A row that has to stay active is an equation, one that may only go to one side is a wall.
/// No step at all obeys everything, so that the question how far an unknown can go starts from a
/// feasible point, and costs the solver that is asked nothing.
struct OptimalFace: ~Copyable {
  private var problem = Problem(owner: 0)
  private var workingSet = WorkingSet()
  private var pricing = Pricing()
  private var optimiser = Optimiser()

  /// The unknowns that may take a step, and the rows that refer to them, as the solver numbers them.
  private(set) var unknowns: [Int] = []
  private(set) var rows: [Row] = []

  private var steps: [Int: Int] = [:]

  /// The steps that are known to have no end below, and above.
  private var endlessBelow: Set<Int> = []
  private var endlessAbove: Set<Int> = []

  private var knownBounds: Set<Int> = []
  private var knownConstraints: Set<Int> = []

  /// What questions have cost.
  var work: Work { workingSet.work }
}

// MARK: - Filling

extension OptimalFace {
  mutating func take(unknown: Int) {
    guard steps[unknown] == nil else { return }
    steps[unknown] = problem.addUnknown(.location)
    unknowns.append(unknown)
  }

  mutating func take(row: Row) {
    let isNew =
      row.isBound
      ? knownBounds.insert(row.index).inserted : knownConstraints.insert(row.index).inserted
    if isNew { rows.append(row) }
  }

  /// Keeps a sum of steps at zero.
  mutating func hold(_ terms: [(coefficient: Double, unknown: Int)]) { add(terms, .equal, 0) }

  /// Settles the equations. That takes no exchange: the point where all steps are zero is on them.
  mutating func beginWalls() { optimiser.solve(&problem, &workingSet, &pricing) }

  /// Keeps a sum of steps on one side of a constant.
  mutating func limit(
    _ terms: [(coefficient: Double, unknown: Int)], _ relation: Relation, _ constant: Double
  ) { add(terms, relation, constant) }

  /// Lets the walls count, none of which is passed, without letting them attract anything.
  mutating func endRows() {
    workingSet.makeRoom(problem)
    pricing.checkRows(&problem, &workingSet)
  }

  /// Only a wall that is infinitely far away is as good as none.
  private mutating func add(
    _ terms: [(coefficient: Double, unknown: Int)], _ relation: Relation, _ constant: Double
  ) {
    if constant.isFinite { addRequired(inSteps(terms), relation, constant) }
  }

  /// A sum with the numbers that the unknowns have here, without those that take no step.
  private func inSteps(
    _ terms: [(coefficient: Double, unknown: Int)]
  ) -> [(coefficient: Double, unknown: Int)] {
    terms.compactMap { term in
      steps[term.unknown].map { (coefficient: term.coefficient, unknown: $0) }
    }
  }
}

extension OptimalFace {
  /// Adds a required constraint of terms with different unknowns, without asking how far its numbers are
  /// apart.
  ///
  /// A sum of what a solver has taken may be a larger number than it takes: two walls, say, that are as far
  /// from zero as they may be, and one of them twice as far from the other. No constraint is ever removed
  /// here, so that this one has a new number.
  private mutating func addRequired(
    _ terms: [(coefficient: Double, unknown: Int)], _ relation: Relation, _ constant: Double
  ) {
    problem.collected.removeAll()
    for term in terms {
      problem.collected.append(Coefficient(term.coefficient, Int32(term.unknown)))
    }
    let number = problem.newConstraint(constant, seniority: .ordinary)
    problem.fillTerms(of: number)
    problem.constraints[number].set(Penalties(relation, .required))
    problem.constraintCount += 1
    problem.isSettled = false
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
    let isEndless = (side == .under ? endlessBelow : endlessAbove).contains(step)
    return isEndless ? side.sign * .infinity : climb([(1, step)], to: side)
  }

  /// The same for a sum of unknowns, of which those that are not gathered take no step.
  ///
  /// The sum has no unknown of its own, so that its coefficients may be any numbers.
  mutating func end(
    of terms: [(coefficient: Double, unknown: Int)], to side: Side
  ) -> Double { climb(inSteps(terms), to: side) }
}

extension OptimalFace {
  /// Moves a sum to one side as far as required rows allow, and returns where it ends.
  ///
  /// This is the primal simplex method with the rule against cycling from the first step on: of the
  /// tight rows that may yield, and of the rows met first, the one that was created first is taken.
  ///
  /// Source: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of
  /// Operations Research 2(2), 1977.
  private mutating func climb(
    _ sum: [(coefficient: Double, unknown: Int)], to side: Side
  ) -> Double {
    workingSet.budget = problem.budget
    defer { pricing.countVisits(&workingSet) }
    pricing.rebuildIfOvergrown(&problem, &workingSet)
    while workingSet.hasBudget {
      workingSet.budget.steps -= 1
      pricing.countVisits(&workingSet)
      workingSet.gradient.removeAll()
      for term in sum { workingSet.gradient.add(term.coefficient, at: term.unknown) }
      workingSet.priceGradient(problem)
      guard let yielding = firstYielding(to: side) else { break }
      workingSet.computeDirection(from: yielding.slot, yielding.side, problem)
      optimiser.lineSearch.collectRates(from: yielding.slot, problem, &workingSet)
      optimiser.lineSearch.lookAhead(from: yielding.slot, to: yielding.side, problem, workingSet)
      guard optimiser.lineSearch.isExact || workingSet.isFreshlyRebuilt else {
        pricing.rebuildWorkingSet(afterLoss: true, &problem, &workingSet)
        continue
      }
      guard let wall = nextWall() else {
        noteEndlessSteps()
        return side.sign * .infinity
      }
      _ = optimiser.arrive(
        at: wall, from: yielding.slot, to: yielding.side, &problem, &workingSet, &pricing)
    }
    return sumOfFactors
  }

  /// Notes the steps that change along the direction, which no wall ends: from wherever they are, they may go on for
  /// ever. In a chain that nothing pins those are all, and one look answers for each of them.
  private mutating func noteEndlessSteps() {
    for index in workingSet.direction.support.indices {
      let step = Int(workingSet.direction.support[index])
      if workingSet.direction[step] < 0 {
        endlessBelow.insert(step)
      } else {
        endlessAbove.insert(step)
      }
    }
  }

  /// The value that `factors` give.
  private var sumOfFactors: Double {
    var sum = 0.0
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      sum += workingSet.factors[slot] * problem.constant(of: problem.tightRow(at: slot))
    }
    return sum
  }

  /// The first tight row that may move so that what stands in `factors` moves to a side.
  private func firstYielding(to side: Side) -> (slot: Int, side: Side)? {
    var first: (slot: Int, side: Side)?
    var firstRank = Int64.max
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      guard workingSet.factors.isSignificant(slot),
        problem.rank(of: problem.tightRow(at: slot)) < firstRank
      else { continue }
      let way = Side(sign: side.sign * workingSet.factors[slot])
      if problem.level(of: problem.tightRow(at: slot), on: way) == .required { continue }
      first = (slot, way)
      firstRank = problem.rank(of: problem.tightRow(at: slot))
    }
    return first
  }

  /// The first row ahead that may not be passed.
  private mutating func nextWall() -> LineSearch.Breakpoint? {
    optimiser.lineSearch.breakpoints.heapify()
    while !optimiser.lineSearch.breakpoints.isEmpty {
      let breakpoint = optimiser.lineSearch.breakpoints.popFirst()
      if problem.level(of: breakpoint.row, on: Side(sign: breakpoint.rate)) == .required {
        return breakpoint
      }
      optimiser.lineSearch.passed.append(breakpoint)
    }
    return nil
  }
}
