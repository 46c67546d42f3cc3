public import Ashlar

/// A relation that takes the right side of a constraint and returns the same constraint.
///
/// Views and attributes are checked at compile time, other values at run time.
public struct MASRelation {
  let constraint: MASConstraint
  let relation: NSLayoutConstraint.Relation
  let fileID: String
  let line: UInt32

  /// Compares with the same attributes of a view or guide.
  @discardableResult
  public func callAsFunction(_ target: LayoutBox) -> MASConstraint? {
    constraint.relate(relation, to: target, AttributeList(), fileID, line)
  }

  /// Compares with an attribute.
  @discardableResult
  public func callAsFunction(_ target: MASViewAttribute) -> MASConstraint? {
    guard let item = target.item else { return callAsFunction(target as Any?) }
    return constraint.relate(
      relation, to: item, AttributeList(target.layoutAttribute), fileID, line)
  }

  /// Compares with a number of points, or another value of a type that Masonry takes.
  @discardableResult
  public func callAsFunction(_ target: some MASTarget) -> MASConstraint? {
    constraint.relate(relation, target.masValue.kind, fileID, line)
  }

  /// Compares with any value. A value of a type that Masonry does not take, and nil, are faults.
  @discardableResult
  public func callAsFunction(_ target: Any?) -> MASConstraint? {
    constraint.relate(relation, MASValue(any: target).kind, fileID, line)
  }
}
