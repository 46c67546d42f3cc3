/// Required constraints that cannot hold together, and which of them was left out.
public struct Conflict: Hashable, Sendable {
  /// The constraint that does not hold. It is the youngest of those in ``members``, so that what was
  /// there first stays.
  public let setAside: Constraint

  /// The smallest set that explains it: without any one of them the others could hold.
  ///
  /// In order of age, ``setAside`` last.
  public let members: [Member]

  /// By how much the constraint left out is missed, in the unit of its constant.
  public let missedBy: Double

  /// A part of a conflict.
  public enum Member: Hashable, Sendable {
    /// A constraint somebody added.
    case constraint(Constraint)

    /// That a size is never negative.
    case notNegative(Unknown)
  }
}

// MARK: - Conflicts

extension Solver {
  /// What the last solve could not make hold, the oldest first.
  ///
  /// - Complexity: O(*c* · *m*) for *c* conflicts of *m* members.
  @inlinable
  public var conflicts: [Conflict] {
    setAside.isEmpty ? [] : conflictsInOrder()
  }

  @usableFromInline
  func conflictsInOrder() -> [Conflict] {
    setAside.sorted { age(of: $0.row) < age(of: $1.row) }.map { conflict($0) }
  }

  private func conflict(_ setAside: SetAside) -> Conflict {
    let older = setAside.proof.map(\.row).sorted { rank(of: $0) < rank(of: $1) }
    return Conflict(
      setAside: handle(ofConstraint: setAside.row.index),
      members: (older + [setAside.row]).map { member($0) },
      missedBy: currentResidual(of: setAside.row).value.magnitude)
  }

  private func member(_ row: Row) -> Conflict.Member {
    row.isRest
      ? .notNegative(handle(ofUnknown: row.index))
      : .constraint(handle(ofConstraint: row.index))
  }
}
