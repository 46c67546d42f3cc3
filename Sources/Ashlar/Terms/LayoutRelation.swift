/// The relation between the two sides of a constraint.
///
/// Source: Apple, `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Hashable, Sendable, BitwiseCopyable, CaseIterable, Codable {
  /// The first side is not greater than the second.
  case lessThanOrEqual = -1

  /// Both sides are the same.
  case equal

  /// The first side is not less than the second.
  case greaterThanOrEqual
}

extension LayoutRelation {
  /// The relation between the negated sides.
  package var turned: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutRelation: CustomStringConvertible {
  /// The operator: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
