/// A constraint that is missed, with the constraints to which it gave way.
public struct Miss: Hashable, Sendable {
  /// The constraint that is missed.
  public let constraint: Constraint

  /// The side of the constant on which the terms are.
  public let side: Side

  /// The distance of the terms from the constant, in the unit of the constant. Greater than zero.
  public let amount: Double

  /// The priority of the constraint on that side. Required if the constraint has been set aside.
  public let priority: Priority

  /// The causes that determine the constraint's terms.
  ///
  /// The terms are the sum of the factors times these, so that the factors times the constants add
  /// up to the constraint's own constant, plus ``amount`` if ``side`` is `over`, less it if `under`.
  public let givenUpTo: [Cause]

  /// Those of ``givenUpTo`` that would be missed if the constraint held.
  ///
  /// The others would have slack then. If there are none, the constraint gave way to others that are missed too, and
  /// that pull the other way.
  public let obstacles: [Cause]

  /// A side of a constant.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// The terms are less than the constant.
    case under

    /// The terms are more than the constant.
    case over
  }

  /// Makes a miss for comparison with others.
  ///
  /// If none is named, all of ``givenUpTo`` are obstacles.
  public init(
    constraint: Constraint, side: Side, amount: Double, priority: Priority, givenUpTo: [Cause],
    obstacles: [Cause]? = nil
  ) {
    self.constraint = constraint
    self.side = side
    self.amount = amount
    self.priority = priority
    self.givenUpTo = givenUpTo
    self.obstacles = obstacles ?? givenUpTo
  }
}

extension Explaining {
  /// What became of a constraint that is missed. Leaves in `factors` what it is given up to.
  mutating func miss(
    of row: Row, _ problem: borrowing Problem, _ workingSet: inout WorkingSet,
    _ pricing: borrowing Pricing
  ) -> Miss {
    let residual = problem.residual(of: row).value
    let penalties = problem.penalties(of: row)
    canonicalBasis.trace(row, problem, &workingSet, pricing)
    return Miss(
      constraint: problem.handle(ofConstraint: row.index), side: residual < 0 ? .under : .over,
      amount: residual.magnitude,
      priority: (residual < 0 ? penalties.under : penalties.over) ?? .required,
      givenUpTo: causes(problem, workingSet),
      obstacles: causes(problem, workingSet) { row, factor in
        minds(row, goingOver: (residual < 0) == (factor > 0), problem)
      })
  }

  /// Whether a constraint of the caller loses something if a tight row is exceeded, or fallen short of.
  private func minds(_ row: Row, goingOver isOver: Bool, _ problem: borrowing Problem) -> Bool {
    problem.level(of: row, on: isOver ? .over : .under) > 0
  }
}
