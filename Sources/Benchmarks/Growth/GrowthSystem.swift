import AshlarSolver

/// A row of views along one axis, as constraints of a bare solver.
struct GrowthSystem: ~Copyable {
  var solver = Solver()
  private(set) var starts: [Unknown] = []
  private(set) var lengths: [Unknown] = []

  init(_ count: Int) { addViews(count) }

  /// Adds so many views, of which nothing is known yet.
  mutating func addViews(_ count: Int) {
    for _ in 0..<count {
      starts.append(solver.addUnknown(.location))
      lengths.append(solver.addUnknown(.size))
    }
  }

  var count: Int { starts.count }

  /// Adds a constraint that the solver takes.
  @discardableResult
  mutating func add(
    _ terms: [(Double, Unknown)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) -> Constraint {
    do {
      return try solver.add(
        terms.map { Term($0.0, $0.1) }, relation, constant,
        priority: priority == 1000 ? .required : Priority(priority))
    } catch {
      Machine.fail("The solver refuses a constraint: \(error)")
    }
  }

  mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    do {
      try solver.setConstant(constant, of: constraint)
    } catch {
      Machine.fail("The solver refuses a constant: \(error)")
    }
  }
}

// MARK: - Sentences

extension GrowthSystem {
  /// Each view begins where the one before it ends, and a gap further.
  mutating func chain(gap: Double) {
    for index in 1..<count { add(distance(before: index), .equal, gap) }
  }

  /// How far a view is behind the one before it.
  func distance(before index: Int) -> [(Double, Unknown)] {
    [(1, starts[index]), (-1, starts[index - 1]), (-1, lengths[index - 1])]
  }

  /// The first view begins at zero, and the last one ends at a place.
  mutating func pinEnds(at end: Double) {
    add([(1, starts[0])], .equal, 0)
    add([(1, starts[count - 1]), (1, lengths[count - 1])], .equal, end)
  }

  /// Each of the first views has a content with a length of its own.
  mutating func addContents(of count: Int) {
    for index in 0..<count {
      let length = Double(40 + index * 7 % 31)
      add([(1, lengths[index])], .lessThanOrEqual, length, 250)
      add([(1, lengths[index])], .greaterThanOrEqual, length, 750)
    }
  }

  /// All views are as long as the first.
  mutating func equalLengths() {
    for index in 1..<count { add([(1, lengths[index]), (-1, lengths[0])], .equal, 0) }
  }
}
