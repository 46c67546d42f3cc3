/// The priority of a constraint: greater priorities are satisfied before lesser ones.
///
/// A required constraint holds, or is set aside and reported. All other priorities are strictly
/// lexicographic: one unit of error at 251 outweighs any number of units at 250. Fractions count.
public struct Priority: Hashable, Sendable, Comparable {
  /// The priority as a number above 0 and up to 1000.
  public let rawValue: Float

  /// Makes a priority. It is checked where a constraint uses it.
  @inlinable
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold: 1000.
  @inlinable public static var required: Priority { Priority(1000) }

  /// Whether the first priority is the lower one.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

/// The priorities of a constraint on its two sides, below and above its constant.
///
/// An equality costs the same on both. `≥` costs only below its constant, `≤` only above. The size
/// of a view's content is one constraint with two different costs: below, the resistance to
/// compression; above, the hugging.
public struct Penalties: Hashable, Sendable {
  // As numbers, which are compared and handed on in no time. What costs nothing is less than any priority.
  @usableFromInline var costUnder: Float
  @usableFromInline var costOver: Float

  /// The priority of the terms not being less than the constant; nil if they may be.
  public var under: Priority? {
    get { Self.priority(costUnder) }
    set { costUnder = newValue.map(Self.cost) ?? Self.nothing }
  }

  /// The priority of the terms not being more than the constant; nil if they may be.
  public var over: Priority? {
    get { Self.priority(costOver) }
    set { costOver = newValue.map(Self.cost) ?? Self.nothing }
  }

  /// Makes the penalties of a constraint whose two sides differ.
  public init(under: Priority?, over: Priority?) {
    costUnder = under.map(Self.cost) ?? Self.nothing
    costOver = over.map(Self.cost) ?? Self.nothing
  }

  @inlinable static var nothing: Float { -.infinity }

  /// A priority as a number, which is more than that of nothing. One that is as little is none that there can be.
  @inlinable
  static func cost(_ priority: Priority) -> Float {
    max(priority.rawValue, -.greatestFiniteMagnitude)
  }

  private static func priority(_ cost: Float) -> Priority? {
    cost == nothing ? nil : Priority(cost)
  }

  /// Whether there are any, and all of them are priorities that there can be.
  @inline(__always)
  var areLegal: Bool {
    let isUnderLegal = costUnder == Self.nothing || Self.isLegal(costUnder)
    let isOverLegal = costOver == Self.nothing || Self.isLegal(costOver)
    return isUnderLegal && isOverLegal && max(costUnder, costOver) > 0
  }

  /// Whether a number is a priority that there can be.
  @inline(__always)
  private static func isLegal(_ cost: Float) -> Bool {
    cost > 0 && cost <= Priority.required.rawValue
  }

  /// Makes the penalties of a relation that has one priority.
  @inlinable
  public init(_ relation: Relation, _ priority: Priority) {
    let cost = Self.cost(priority)
    costUnder = relation == .lessThanOrEqual ? Self.nothing : cost
    costOver = relation == .greaterThanOrEqual ? Self.nothing : cost
  }
}

/// The relation between the two sides of a constraint.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The terms add up to the constant or less.
  case lessThanOrEqual

  /// The terms add up to the constant.
  case equal

  /// The terms add up to the constant or more.
  case greaterThanOrEqual
}
