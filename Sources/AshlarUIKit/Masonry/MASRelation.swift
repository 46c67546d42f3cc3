public import Ashlar

/// A relation that takes the right side of a constraint and returns the same constraint.
///
/// Views and attributes are checked at compile time, other values at run time.
public struct MASRelation {
  let constraint: MASConstraint
  let relation: NSLayoutConstraint.Relation
  let fileID: String
  let line: UInt32

  private func take(_ target: MASValue.Kind) -> MASConstraint {
    constraint.relate(relation, target, fileID, line)
    return constraint
  }

  /// Compares with the same attributes of a view or guide.
  @discardableResult
  public func callAsFunction(_ target: LayoutBox) -> MASConstraint? { take(.box(target)) }

  /// Compares with an attribute, a number of points, or another value of a type that Masonry takes.
  @discardableResult
  public func callAsFunction(_ target: some MASTarget) -> MASConstraint? {
    take(target.masValue.kind)
  }

  /// Compares with any value. A value of a type that Masonry does not take, and nil, are faults.
  @discardableResult
  public func callAsFunction(_ target: Any?) -> MASConstraint? { take(MASValue(any: target).kind) }
}
