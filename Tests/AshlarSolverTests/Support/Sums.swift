import AshlarSolver
import Testing

// Sums as they are written on paper, `[1 * x, -2 * y]`, with a plain number for a priority.

func * (coefficient: Double, unknown: Unknown) -> Term {
  Term(coefficient, unknown)
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    self.init(Float(value))
  }

  public init(floatLiteral value: Float) {
    self.init(value)
  }
}

// MARK: - Reading results

extension Solver {
  func values(_ unknowns: Unknown...) -> [Double] {
    values(of: unknowns)
  }

  func values(of unknowns: [Unknown]) -> [Double] {
    unknowns.map { value(of: $0) }
  }

  /// The constraints that do not hold although they must, the oldest first.
  var leftOut: [Constraint] { conflicts.map(\.setAside) }

  /// The unknowns that the last solve gave another value, by their numbers.
  var moved: Set<Unknown> {
    var moved: Set<Unknown> = []
    forEachChangedUnknown { moved.insert($0) }
    return moved
  }
}

/// Expects numbers that were worked out by hand, to within a millionth of a point.
func expectValues(
  _ values: [Double], _ expected: [Double], tolerance: Double = 1e-6,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    values.count == expected.count
    && zip(values, expected).allSatisfy {
      ($0 - $1).magnitude <= tolerance * max(1, $1.magnitude)
    }
  #expect(
    isClose, "\(values), expected \(expected) \(comment()?.rawValue ?? "")",
    sourceLocation: sourceLocation)
}
