/// Required constraints that cannot hold together, and which of them was left out.
public struct Conflict: Hashable, Sendable {
  /// The constraint that does not hold. It is the youngest of those in ``members``, so that what was
  /// there first stays.
  public let setAside: Constraint

  /// A minimal set that explains it: without any one of them the others could hold.
  ///
  /// In order of age, ``setAside`` last.
  public let members: [Member]

  /// How much of each member is in the contradiction, in the order of ``members``; 1 for the
  /// constraint that was set aside.
  ///
  /// The multipliers times the terms add up to nothing, whatever the unknowns are; the multipliers
  /// times the constants do not. So the members cannot all be equations. Nor can they all hold as
  /// they are: each inequality is multiplied so that leaving its constant makes it worse.
  public let multipliers: [Double]

  /// By how much the constraint left out is missed, in the unit of its constant.
  public let missedBy: Double

  /// By how much it would be missed at least, whatever else happened, while the others hold: the
  /// magnitude of the multipliers times the constants. In the unit of its constant.
  public let leastMiss: Double

  /// Whether the multipliers times the terms add up to nothing in all digits.
  ///
  /// If not, what is left is so small beside the terms that the solver cannot tell it from rounding: the members may
  /// hold together after all, with values that are larger than the terms are by eleven digits or more.
  public let isCertain: Bool

  /// A part of a conflict.
  public enum Member: Hashable, Sendable {
    /// A constraint that the caller added.
    case constraint(Constraint)

    /// That a size is never negative.
    case notNegative(Unknown)
  }
}
