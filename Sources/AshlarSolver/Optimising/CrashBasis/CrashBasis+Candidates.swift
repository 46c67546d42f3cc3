import AshlarStorage

// Which constraint should determine an unknown before which, where each has a price.

extension CrashBasis {
  /// A constraint with a price on both sides, as it competes with others for its last open unknown.
  func candidate(
    of constraint: Int, _ under: Level, _ over: Level, _ problem: borrowing Problem
  ) -> CrashBasis.Candidate {
    var candidate = CrashBasis.Candidate(
      level: isAboutZero(constraint, problem) ? over : max(under, over),
      constraint: Int32(constraint), amount: 0, weaker: min(under, over), second: .free,
      age: -problem.origins[constraint].age)
    if under != over, problem.constraints[constraint].termCount == 1 {
      let company = company(of: constraint, problem)
      candidate.second = company.second
      if company.isShared || company.isTied { candidate.age = -candidate.age }
      if company.isShared {
        let constant = problem.constants[constraint]
        candidate.amount = under > over ? constant : -constant
      }
    }
    return candidate
  }

  /// Whether a constraint demands that a size is zero, so that it cannot be missed from below.
  func isAboutZero(_ constraint: Int, _ problem: borrowing Problem) -> Bool {
    let term = Int(problem.constraints[constraint].firstTerm)
    return problem.constants[constraint] == 0 && problem.constraints[constraint].termCount == 1
      && problem.terms.coefficients[term] > 0
      && problem.unknowns[Int(problem.terms.unknowns[term])].kind == .size
  }

  /// What else refers to the one unknown of a constraint: whether an equation ties it to another one that is open
  /// too, so that what refers to the other competes with it; whether anything else ties it to one other; and the
  /// level of the strongest wish beside it.
  private func company(of constraint: Int, _ problem: borrowing Problem)
    -> (isShared: Bool, isTied: Bool, second: Level)
  {
    var (isShared, isTied, second) = (false, false, Level.free)
    let unknown = problem.terms.unknowns[Int(problem.constraints[constraint].firstTerm)]
    var term = problem.terms.heads[Int(unknown)]
    var looks = 8
    while term >= 0, looks > 0 {
      let other = Int(problem.terms.links[Int(term)].constraint)
      let count = problem.constraints[other].termCount
      if count == 2 {
        if !problem.isEquation(other) {
          isTied = true
        } else if problem.openTerms[other] == 2 {
          isShared = true
        }
      } else if count == 1, other != constraint, problem.constraints[other].isTwoSided {
        second = max(
          second, max(problem.constraints[other].under, problem.constraints[other].over))
      }
      term = problem.terms.links[Int(term)].next
      looks -= 1
    }
    return (isShared, isTied, second)
  }
}
