/// A part of what determines a number: a source that holds exactly, and its factor.
public struct Cause: Hashable, Sendable {
  /// The source.
  public let source: Source

  /// The change of the number for each unit of change of the source's constant. No unit if all coefficients have
  /// none.
  public let factor: Double

  /// The constant of the source, in the unit of the unknowns; zero for the zero of an unknown.
  public let constant: Double

  /// Makes a cause for comparison with others.
  public init(source: Source, factor: Double, constant: Double) {
    self.source = source
    self.factor = factor
    self.constant = constant
  }

  /// The source of a determined number.
  public enum Source: Hashable, Sendable {
    /// A constraint that the caller added.
    case constraint(Constraint)

    /// The zero of an unknown: a size must not be negative, or nothing else determines the unknown.
    case zero(of: Unknown)

    /// The value that ``Solver/exerciseAmbiguity(of:)`` has given an unknown.
    case exercise(of: Unknown)
  }

  /// The contribution of the source to the number, in the unit of the number.
  public var contribution: Double { factor * constant }
}

extension Explaining {
  /// What `factors` hold, in order of creation, as far as it is wanted.
  func causes(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet,
    where isWanted: (Row, Double) -> Bool = { _, _ in true }
  ) -> [Cause] {
    var rows: [(row: Row, factor: Double)] = []
    for index in workingSet.factors.places {
      let slot = workingSet.factors.index(at: index)
      let row = canonicalBasis.basisRow(at: slot, problem)
      if workingSet.factors[slot] != 0, isWanted(row, workingSet.factors[slot]) {
        rows.append((row, workingSet.factors[slot]))
      }
    }
    rows.sort { problem.rank(of: $0.row) < problem.rank(of: $1.row) }
    return rows.map { cause($0.row, factor: $0.factor, problem) }
  }

  private func cause(_ row: Row, factor: Double, _ problem: borrowing Problem) -> Cause {
    Cause(source: source(row, problem), factor: factor, constant: problem.constant(of: row))
  }

  private func source(_ row: Row, _ problem: borrowing Problem) -> Cause.Source {
    if row.isBound { return .zero(of: problem.handle(ofUnknown: row.index)) }
    if row.index == exercise {
      return .exercise(of: problem.handle(ofUnknown: problem.terms(of: row)[0].unknown))
    }
    return .constraint(problem.handle(ofConstraint: row.index))
  }
}
