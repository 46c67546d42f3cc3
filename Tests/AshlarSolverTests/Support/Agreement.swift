import AshlarSolver
import SolverOracle
import Testing

// MARK: - With the oracle

/// Expects the values and conflicts that the oracle finds, and tells whether they are.
func expectOracle(_ subject: SolverUnderTest, _ name: String) -> Bool {
  let oracle = Oracle(subject.model)
  let expected = oracle.solve()
  let costs = oracle.costs(at: subject.values, without: expected.setAside)
  var problems = subject.problems
  if subject.setAside != expected.setAside {
    problems.append("set aside \(subject.setAside), expected \(expected.setAside)")
  }
  if subject.outcome != .optimal { problems.append("work limit") }
  for (cost, least) in zip(costs, expected.costs)
  where !((cost - least).magnitude <= 1e-5 * max(1, least.magnitude)) {
    problems.append("costs \(costs), expected \(expected.costs)")
    problems.append("values \(subject.values), expected \(expected.values)")
    break
  }
  for conflict in subject.conflicts { problems += flaws(of: conflict, in: subject, oracle) }
  return report(problems, subject, name)
}

/// What keeps a conflict from being a minimal set that cannot hold.
private func flaws(
  of conflict: Conflict, in subject: SolverUnderTest, _ oracle: Oracle
) -> [String] {
  let members = conflict.members
  var flaws: [String] = []
  if members.last != .constraint(conflict.setAside) { flaws.append("not set aside last") }
  if subject.canHold(members, oracle) { flaws.append("no contradiction in \(members)") }
  for missing in members.indices {
    let others = members.filter { $0 != members[missing] }
    if !subject.canHold(others, oracle) { flaws.append("\(others) is a smaller conflict") }
  }
  return flaws
}

extension SolverUnderTest {
  fileprivate func canHold(_ members: [Conflict.Member], _ oracle: Oracle) -> Bool {
    var rows: [Int] = []
    var sizes: [Int] = []
    for member in members {
      switch member {
      case .constraint(let constraint): rows.append(constraints.firstIndex(of: constraint)!)
      case .notNegative(let unknown): sizes.append(unknowns.firstIndex(of: unknown)!)
      }
    }
    return oracle.canHold(rows, notNegative: sizes)
  }
}

// MARK: - With a solver that starts from nothing

/// Expects the values that a new solver finds for the same model, and tells whether they are.
func expectNoMemory(_ subject: SolverUnderTest, _ name: String) -> Bool {
  let fresh = subject.fresh()
  var problems = subject.problems + fresh.problems
  if subject.outcome != .optimal || fresh.outcome != .optimal { problems.append("work limit") }
  let ages = subject.setAside.map { subject.model.rows[$0].age }
  let freshAges = fresh.setAside.map { fresh.model.rows[$0].age }
  if ages.count != freshAges.count {
    problems.append("set aside \(ages), a fresh solver \(freshAges.count)")
  }
  for (value, other) in zip(subject.values, fresh.values)
  where !((value - other).magnitude <= 1e-6 * max(1, value.magnitude)) {
    problems.append("values \(subject.values)\nfresh  \(fresh.values)")
    break
  }
  return report(problems, subject, name)
}

private func report(_ problems: [String], _ subject: SolverUnderTest, _ name: String) -> Bool {
  if problems.isEmpty { return true }
  Issue.record("\(name)\n\(subject.model.describe())\n\(problems.joined(separator: "\n"))")
  return false
}
