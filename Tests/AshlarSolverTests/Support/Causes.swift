import AshlarSolver

// Causes and conflicts as sums that can be worked out again.

extension [Cause] {
  /// The factors times the constants.
  var sum: Double { reduce(0) { $0 + $1.contribution } }

  /// The largest part of the sum, which says how exact it can be.
  var largest: Double { reduce(1) { Swift.max($0, $1.contribution.magnitude) } }

  var sources: [Cause.Source] { map(\.source) }

  var factors: [Double] { map(\.factor) }
}

extension ConstraintStatus {
  var miss: Miss? {
    switch self {
    case .missed(let miss), .setAside(let miss): miss
    default: nil
    }
  }
}
