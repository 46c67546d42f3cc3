/// How much a constraint matters: greater priorities are satisfied before lesser ones look.
///
/// A required constraint holds, or is set aside and reported. All other priorities are strictly
/// lexicographic: one unit of error at 251 outweighs any number of units at 250. Fractions count.
public struct Priority: Hashable, Sendable, Comparable {
  /// The priority as a number above 0 and up to 1000.
  public let rawValue: Float

  /// Makes a priority. It is checked where a constraint uses it.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of constraints that must hold: 1000.
  public static var required: Priority { Priority(1000) }

  /// Whether the first priority is the lower one.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }

  @inline(__always)
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

/// What it costs a constraint to be missed, on each of its two sides.
///
/// An equality costs the same on both. `≥` costs only below its constant, `≤` only above. The size
/// of a view's content is one constraint with two different costs: below, the resistance to
/// compression; above, the hugging.
public struct Penalties: Hashable, Sendable {
  /// The cost of the terms being less than the constant, if that costs anything.
  public var under: Priority?

  /// The cost of the terms being more than the constant, if that costs anything.
  public var over: Priority?

  /// Makes the penalties of a constraint whose two sides differ.
  public init(under: Priority?, over: Priority?) {
    self.under = under
    self.over = over
  }

  /// Whether there are any, and all of them are priorities that there can be.
  @inline(__always)
  var areLegal: Bool {
    guard let under else { return over?.isLegal ?? false }
    return under.isLegal && over?.isLegal ?? true
  }

  /// Makes the penalties of a relation that has one priority.
  public init(_ relation: Relation, _ priority: Priority) {
    under = relation == .lessThanOrEqual ? nil : priority
    over = relation == .greaterThanOrEqual ? nil : priority
  }
}

/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The terms add up to the constant or less.
  case lessThanOrEqual

  /// The terms add up to the constant.
  case equal

  /// The terms add up to the constant or more.
  case greaterThanOrEqual
}
