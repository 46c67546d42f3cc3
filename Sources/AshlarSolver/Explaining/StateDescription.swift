import AshlarStorage

/// The state of a solver in words.
struct StateDescription {
  /// What the unknowns and the constraints are called, by number.
  private var unknownNames: [Int: String] = [:]
  private var constraintNames: [Int: String] = [:]

  /// The constraint that keeps an unknown where exercising its ambiguity has put it, or −1.
  private let exercise: Int

  init(
    _ problem: borrowing Problem, exercise: Int, unknownName: (Unknown) -> String?,
    constraintName: (Constraint) -> String?
  ) {
    self.exercise = exercise
    for (place, number) in problem.unknownsByAge.enumerated() {
      unknownNames[number] = unknownName(problem.handle(ofUnknown: number)) ?? "x\(place + 1)"
    }
    for (place, row) in problem.constraintsByAge.enumerated() {
      constraintNames[row.index] =
        constraintName(problem.handle(ofConstraint: row.index)) ?? "c\(place + 1)"
    }
    if exercise >= 0 { constraintNames[exercise] = "exercise" }
  }

  private func name(of row: Row) -> String {
    row.isBound
      ? "o(\(unknownNames[row.index] ?? "gone"))" : constraintNames[row.index] ?? "gone"
  }
}

extension StateDescription {
  /// The description, in lines.
  func text(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet, _ pricing: borrowing Pricing
  ) -> String {
    let sections = [
      [Self.legend], ["state: \(problem.isSettled ? "solved" : "unsolved changes")"],
      titled("unknowns", unknownLines(problem)),
      titled("constraints", constraintLines(problem)),
      titled("working set", workingSetLines(problem, workingSet, pricing)),
      titled("multipliers", multiplierLines(problem, pricing)),
    ]
    return sections.joined().joined(separator: "\n")
  }

  private static var legend: String {
    """
    legend: x unknown, c constraint, o(x) zero of x, number@priority what missing a side costs
      kinds: L location, S size (not negative)
      constraints: T tight, A active but not tight, R room to spare, M missed, X set aside
      working set: T tight row ← what it determines, in the order of propagation
        through: the row whose terms are used if it is another one, with the sum of tight constants
        free: < may fall short, > may exceed, = both, without any priority losing
      multipliers: what missed constraints gain for each unit by which the tight row is exceeded
    """
  }

  private func titled(_ title: String, _ lines: [String]) -> [String] {
    [title + ":"] + (lines.isEmpty ? ["  none"] : lines.map { "  " + $0 })
  }
}

// MARK: - Sections

extension StateDescription {
  private func unknownLines(_ problem: borrowing Problem) -> [String] {
    problem.unknownsByAge.map { number in
      let letter = problem.kind(of: number) == .size ? "S" : "L"
      return "\(letter) \(unknownNames[number] ?? "") = \(problem.values[number])"
    }
  }

  private func constraintLines(_ problem: borrowing Problem) -> [String] {
    let rows =
      problem.constraintsByAge
      + (exercise >= 0 ? [.constraint(exercise)] : [])
    return rows.map { row in
      let sum = problem.terms(of: row).sorted {
        problem.serials[$0.unknown] < problem.serials[$1.unknown]
      }
      .map { "\($0.coefficient)·\(unknownNames[$0.unknown] ?? "gone")" }
      .joined(separator: " + ")
      let line = "\(name(of: row)): \(sum.isEmpty ? "0" : sum) ~ \(problem.constant(of: row))"
      return "\(line) \(cost(of: row, problem)), \(place(of: row, problem))"
    }
  }

  private func cost(of row: Row, _ problem: borrowing Problem) -> String {
    let penalties = problem.penalties(of: row)
    let under = penalties.under.map { "<@\($0.rawValue)" }
    let over = penalties.over.map { ">@\($0.rawValue)" }
    if penalties.under == nil && penalties.over == nil { return "below all" }
    return [under, over].compactMap { $0 }.joined(separator: " ")
  }

  private func place(of row: Row, _ problem: borrowing Problem) -> String {
    let residual = problem.residual(of: row).value
    if problem.state(of: row) == .setAside { return "X by \(residual)" }
    if problem.slot(of: row) >= 0 { return "T" }
    if problem.isMissed(row) { return "M by \(residual)" }
    return problem.measuredSide(of: row) == .active ? "A" : "R \(residual)"
  }

  private func workingSetLines(
    _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet, _ pricing: borrowing Pricing
  ) -> [String] {
    problem.slotsInOrder.map { slot in
      let tight = problem.tightRow(at: slot)
      var line = "\(name(of: tight)) ← \(unknownNames[slot] ?? "gone")"
      if problem.baseRow(at: slot) != tight {
        let sum = workingSet.etas(at: slot, problem).map { "\($0.factor)·\(name(of: $0.row))" }
        line +=
          " through \(name(of: problem.baseRow(at: slot))) = \(sum.joined(separator: " + "))"
      }
      return line + freedom(of: tight, problem, workingSet, pricing)
    }
  }

  private func freedom(
    of row: Row, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet,
    _ pricing: borrowing Pricing
  ) -> String {
    let optimalRange = pricing.optimalRange(of: row, problem, workingSet)
    if optimalRange == .none { return "" }
    return ", free " + (optimalRange == .full ? "=" : optimalRange.under ? "<" : ">")
  }

  private func multiplierLines(_ problem: borrowing Problem, _ pricing: borrowing Pricing)
    -> [String]
  {
    problem.slotsInOrder.compactMap { slot in
      let pressures = pricing.pressures(at: slot, problem)
      if pressures.isEmpty { return nil }
      let sums = pressures.map { "\($0.gain)@\($0.priority.rawValue)" }
      return "\(name(of: problem.tightRow(at: slot))): \(sums.joined(separator: ", "))"
    }
  }
}
