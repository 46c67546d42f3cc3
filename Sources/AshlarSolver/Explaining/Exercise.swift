import AshlarStorage

// MARK: - Exercising an ambiguity

extension Explaining {
  /// Removes what keeps an unknown where exercising has put it.
  mutating func dropExercise(_ problem: inout Problem) {
    guard exercise >= 0 else { return }
    problem.constraints[exercise].isLeaving = true
    problem.changes.removed.append(Int32(exercise))
    exercise = -1
  }

  /// Adds a constraint that the caller does not see and that is weaker than all.
  func keep(_ unknown: Int, at value: Double, _ problem: inout Problem) -> Int {
    problem.collected.removeAll()
    problem.collected.append(Coefficient(1, Int32(unknown)))
    let number = problem.newConstraint(value, seniority: .ordinary)
    problem.fillTerms(of: number)
    problem.constraints[number].isHidden = true
    problem.constraints[number].under = .exercise
    problem.constraints[number].over = .exercise
    if number < problem.changes.firstNewConstraint { problem.changes.added.append(Int32(number)) }
    return number
  }
}

extension Ambiguity {
  /// A value in the range that is not the present one.
  var anotherValue: Double {
    let point = Tolerance.feasibility * max(1, value.magnitude)
    if range.upperBound.isFinite, range.upperBound - value > point { return range.upperBound }
    if range.lowerBound.isFinite, value - range.lowerBound > point { return range.lowerBound }
    return range.upperBound.isFinite ? value - Self.stride : value + Self.stride
  }

  /// How far an exercise goes where nothing ends it, in the unit of the unknown: far enough to show.
  private static let stride = 100.0
}

extension Level {
  /// Below all priorities, above everything else: an ambiguity that is exercised.
  static var exercise: Level { -0.1 }
}
