/// Required constraints that cannot hold together, with the one that was set aside.
public struct Conflict: Hashable, Sendable {
  /// The constraint that does not hold. It is the youngest of the ``members``, so that older constraints continue to
  /// hold.
  public let setAside: Constraint

  /// A minimal set that explains it: without any one of them the others could hold.
  ///
  /// In order of age, ``setAside`` last.
  public let members: [Member]

  /// The factor of each member in the contradiction, in the order of ``members``; 1 for the constraint that was set
  /// aside.
  ///
  /// The multipliers times the terms add up to zero for any unknowns; the multipliers times the constants do not. So
  /// the members cannot all be equations. Nor can they all hold as they are: each inequality is multiplied so that
  /// leaving its constant makes it worse.
  public let multipliers: [Double]

  /// The distance by which the constraint that was set aside is missed, in the unit of its constant.
  public let missedBy: Double

  /// The least distance by which it is missed while the others hold: the magnitude of the multipliers times the
  /// constants. In the unit of its constant.
  public let leastMiss: Double

  /// Whether the multipliers times the terms add up to zero in all digits.
  ///
  /// If not, what is left is so small beside the terms that the solver cannot tell it from rounding: the members may
  /// hold together after all, with values that are larger than the terms are by eleven digits or more.
  public let isCertain: Bool

  /// A part of a conflict.
  public enum Member: Hashable, Sendable {
    /// A constraint that the caller added.
    case constraint(Constraint)

    /// The lower bound of a size, which is never negative.
    case notNegative(Unknown)
  }
}
