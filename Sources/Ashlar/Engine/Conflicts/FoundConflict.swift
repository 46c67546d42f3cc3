internal import AshlarSolver

/// A contradiction that the solver has found, in terms of the views of a tree.
struct FoundConflict {
  /// The parts of the contradiction as constraints of the solver, the one set aside last; nil where a part is no
  /// constraint.
  let handles: [Constraint?]

  /// The same parts as values for reports.
  let members: [LayoutDemand]

  /// The share of each part in the contradiction; 1 for the one set aside.
  let shares: [CGFloat]

  /// By how many points what was set aside is missed, and at least.
  let missedBy: CGFloat
  let leastMiss: CGFloat

  /// Whether the numbers leave enough digits to be sure that the parts contradict each other.
  let isCertain: Bool

  /// Whether the left side of what was set aside is greater than its right side.
  let isExceeded: Bool

  /// The age of the youngest constraint of the layout before the one in which it came.
  let since: Int64

  /// Its identity while numbers change.
  let key: [ConflictKey]
}

extension FoundConflict {
  /// The age of the constraint that was set aside.
  var age: Int64 { age(of: key.count - 1) }

  /// The age of a part; 0 for what is no constraint.
  func age(of place: Int) -> Int64 {
    if case .constraint(let age) = key[place] { age } else { 0 }
  }

  var setAside: Constraint? { handles[handles.count - 1] }

  /// Whether what holds a part on its present side has to give way to more, and not to less, of its left side.
  func yieldsUpwards(_ index: Int) -> Bool { (shares[index] > 0) == isExceeded }

  /// By how much the number in a part, which others may share, has to be more for all of them to hold, in points; nil if
  /// it has no influence on that.
  func step(ofNumberAt place: Int, in lines: NumberLines) -> CGFloat? {
    let sentence = members[place].sentence
    let line = lines.line(of: members[place])
    let sharing = members.indices.filter {
      $0 == place || sentence != nil && members[$0].sentence == sentence
        || line != nil && NumberLine(of: members[$0]) == line
    }
    let share = sharing.reduce(0) { $0 + shares[$1] * members[$1].wording.sign }
    guard share.magnitude > LayoutExplanation.Cause.leastFactor else { return nil }
    return (isExceeded ? leastMiss : -leastMiss) / share
  }

  /// The reported conflict.
  func told(_ remedies: [Remedy], alsoSetAside others: [LayoutDemand] = []) -> LayoutConflict {
    LayoutConflict(
      members: members, shares: shares, missedBy: missedBy, leastMiss: leastMiss,
      isCertain: isCertain, isExceeded: isExceeded, suggestions: remedies.map(\.suggestion),
      costs: remedies.map(\.cost), alsoSetAside: others)
  }
}

/// The identity of a part of a conflict, without its numbers.
enum ConflictKey: Hashable {
  case constraint(age: Int64)
  case demand(Constraint)
  case notNegative(Unknown)
}
