public import Ashlar

extension NSLayoutConstraint {
  /// Makes a constraint of items whose type is not known here. It does not count before it is active.
  ///
  /// UIKit raises if an item is neither a view nor a guide. Here it counts as one that is gone, so that
  /// activating the constraint is a fault and changes nothing.
  ///
  /// - Parameters:
  ///   - first: The view or guide on the left of the relation.
  ///   - firstAttribute: What is compared of it.
  ///   - relation: How the two sides compare.
  ///   - second: The view or guide on the right, if there is one.
  ///   - secondAttribute: What is compared of it; without a second item, nothing.
  ///   - multiplier: What the second attribute is multiplied with. No unit.
  ///   - constant: What is added to it, in points.
  ///   - fileID: Where the constraint is written, for reports.
  ///   - line: Where the constraint is written, for reports.
  @_disfavoredOverload
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    // A guide that nobody keeps is gone when the constraint has been made.
    let firstBox = first as? LayoutBox ?? UILayoutGuide()
    let secondBox = second.map { $0 as? LayoutBox ?? UILayoutGuide() }
    self.init(
      item: firstBox, attribute: firstAttribute, relatedBy: relation, toItem: secondBox,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
  }
}
