import AshlarStorage

// MARK: - The state in words

extension Solver {
  /// Writes down the whole state of the solver, with a legend for what the letters mean.
  ///
  /// The text depends on the calls that were made and on nothing else, so that two runs of a program
  /// can be compared. Unknowns and constraints stand in order of creation, and are numbered in that
  /// order unless names are supplied. Numbers are in the units of the unknowns. What has changed
  /// since the last solve is not in it until the next one; the first line says so.
  ///
  /// - Parameters:
  ///   - unknownName: Names an unknown. A number stands for those it has no name for.
  ///   - constraintName: Names a constraint. A number stands for those it has no name for.
  /// - Complexity: That of visiting everything. It is meant for tests and for people.
  public func describeState(
    unknownName: (Unknown) -> String? = { _ in nil },
    constraintName: (Constraint) -> String? = { _ in nil }
  ) -> String {
    var names = Names()
    for (place, number) in problem.unknownsByAge.enumerated() {
      names.unknowns[number] = unknownName(problem.handle(ofUnknown: number)) ?? "x\(place + 1)"
    }
    for (place, row) in problem.constraintsByAge.enumerated() {
      names.constraints[row.index] =
        constraintName(problem.handle(ofConstraint: row.index)) ?? "c\(place + 1)"
    }
    if explaining.exercise >= 0 { names.constraints[explaining.exercise] = "exercise" }
    let sections = [
      [Self.legend], ["state: \(problem.isSettled ? "solved" : "unsolved problem.changes")"],
      titled("unknowns", unknownLines(names)), titled("constraints", constraintLines(names)),
      titled("working set", workingSetLines(names)), titled("multipliers", multiplierLines(names)),
    ]
    return sections.joined().joined(separator: "\n")
  }

  private static var legend: String {
    """
    legend: x unknown, c constraint, o(x) zero of x, number@priority what missing a side costs
      kinds: L location, S size (not negative)
      constraints: T tight, E even but not tight, R room to spare, M missed, A set aside
      working set: T tight row ← what it determines, in the order of propagation
        through: the row whose terms are used if it is another one, with the sum of tight constants
        free: < may fall short, > may exceed, = both, without any priority losing
      multipliers: what missed constraints gain for each unit by which the tight row is exceeded
    """
  }

  private func titled(_ title: String, _ lines: [String]) -> [String] {
    [title + ":"] + (lines.isEmpty ? ["  none"] : lines.map { "  " + $0 })
  }

  /// What the things of a state are called, by number.
  private struct Names {
    var unknowns: [Int: String] = [:]
    var constraints: [Int: String] = [:]

    func name(of row: Row) -> String {
      row.isRest ? "o(\(unknowns[row.index] ?? "gone"))" : constraints[row.index] ?? "gone"
    }
  }
}

// MARK: - Sections

extension Solver {
  private func unknownLines(_ names: Names) -> [String] {
    problem.unknownsByAge.map { number in
      let letter = problem.kind(of: number) == .size ? "S" : "L"
      return "\(letter) \(names.unknowns[number] ?? "") = \(problem.values[number])"
    }
  }

  private func constraintLines(_ names: Names) -> [String] {
    let rows =
      problem.constraintsByAge
      + (explaining.exercise >= 0 ? [.constraint(explaining.exercise)] : [])
    return rows.map { row in
      let sum = problem.terms(of: row).sorted {
        problem.serials[$0.unknown] < problem.serials[$1.unknown]
      }
      .map { "\($0.coefficient)·\(names.unknowns[$0.unknown] ?? "gone")" }
      .joined(separator: " + ")
      let line = "\(names.name(of: row)): \(sum.isEmpty ? "0" : sum) ~ \(problem.constant(of: row))"
      return "\(line) \(cost(of: row)), \(place(of: row))"
    }
  }

  private func cost(of row: Row) -> String {
    let penalties = problem.penalties(of: row)
    let under = penalties.under.map { "<@\($0.rawValue)" }
    let over = penalties.over.map { ">@\($0.rawValue)" }
    if penalties.under == nil && penalties.over == nil { return "below all" }
    return [under, over].compactMap { $0 }.joined(separator: " ")
  }

  private func place(of row: Row) -> String {
    let residual = problem.residual(of: row).value
    if problem.state(of: row) == .setAside { return "A by \(residual)" }
    if problem.slot(of: row) >= 0 { return "T" }
    if problem.isMissed(row) { return "M by \(residual)" }
    return problem.measuredSide(of: row) == .even ? "E" : "R \(residual)"
  }

  private func workingSetLines(_ names: Names) -> [String] {
    problem.slotsInOrder.map { slot in
      let tight = problem.tightRow(at: slot)
      var line = "\(names.name(of: tight)) ← \(names.unknowns[slot] ?? "gone")"
      if problem.baseRow(at: slot) != tight {
        let sum = workingSet.corrections(at: slot, problem).map {
          "\($0.factor)·\(names.name(of: $0.row))"
        }
        line +=
          " through \(names.name(of: problem.baseRow(at: slot))) = \(sum.joined(separator: " + "))"
      }
      return line + freedom(of: tight)
    }
  }

  private func freedom(of row: Row) -> String {
    let leeway = pricing.leeway(of: row, problem, workingSet)
    if leeway == .none { return "" }
    return ", free " + (leeway == .full ? "=" : leeway.under ? "<" : ">")
  }

  private func multiplierLines(_ names: Names) -> [String] {
    problem.slotsInOrder.compactMap { slot in
      let pressures = pricing.pressures(at: slot, problem)
      if pressures.isEmpty { return nil }
      let sums = pressures.map { "\($0.gain)@\($0.priority.rawValue)" }
      return "\(names.name(of: problem.tightRow(at: slot))): \(sums.joined(separator: ", "))"
    }
  }
}
