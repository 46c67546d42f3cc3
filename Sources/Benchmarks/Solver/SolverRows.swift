import AshlarSolver

/// The rows of a workload as they are handed to a solver whose unknowns are numbered from zero.
///
/// All terms are in one array, and rows hold no more than the input of the solver, so that going through them costs
/// little beside the solver's work.
struct SolverRows {
  private(set) var rows: [Row] = []
  private(set) var terms: [(unknown: Int, coefficient: Double)] = []

  /// For each row the places, in the file, of the lines it stands for.
  private(set) var lines: [[Int]] = []

  /// For each row the view that it belongs to.
  private(set) var owners: [Int] = []

  struct Row {
    private var firstTerm: Int32
    private var termEnd: Int32
    var penalties: Penalties
    var constant: Double
    let seniority: Seniority

    init(terms: Range<Int>, constant: Double, penalties: Penalties, seniority: Seniority) {
      firstTerm = Int32(terms.lowerBound)
      termEnd = Int32(terms.upperBound)
      self.constant = constant
      self.penalties = penalties
      self.seniority = seniority
    }

    var terms: Range<Int> { Int(firstTerm)..<Int(termEnd) }
  }

  mutating func append(
    _ newTerms: [(unknown: Int, coefficient: Double)], _ constant: Double, _ penalties: Penalties,
    seniority: Seniority = .ordinary, owner: Int = -1, line: Int = -1
  ) {
    let first = terms.count
    terms += newTerms
    let row = Row(
      terms: first..<terms.count, constant: constant, penalties: penalties, seniority: seniority)
    if owner == owners.last, mergeIntoLast(row, line) {
      terms.removeLast(newTerms.count)
    } else {
      rows.append(row)
      lines.append([line])
      owners.append(owner)
    }
  }

  /// Makes one row of two that bound the same terms by the same constant from both sides.
  private mutating func mergeIntoLast(_ row: Row, _ line: Int) -> Bool {
    guard let last = rows.last, isSame(last, row), isPair(last.penalties, row.penalties) else {
      return false
    }
    rows[rows.count - 1].penalties = Penalties(
      under: last.penalties.under ?? row.penalties.under,
      over: last.penalties.over ?? row.penalties.over)
    lines[lines.count - 1].append(line)
    return true
  }

  private func isSame(_ first: Row, _ second: Row) -> Bool {
    first.constant == second.constant
      && terms[first.terms].elementsEqual(terms[second.terms], by: ==)
  }

  private func isPair(_ first: Penalties, _ second: Penalties) -> Bool {
    first.under == nil && second.over == nil || first.over == nil && second.under == nil
  }
}
