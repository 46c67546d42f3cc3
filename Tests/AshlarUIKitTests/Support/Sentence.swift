import AshlarUIKit

extension NSLayoutConstraint {
  /// The relation as the native description has it, whatever made the constraint:
  /// `a.left == b.right + 8 @250`.
  var sentence: String {
    let same = NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    same.priority = priority
    same.identifier = identifier
    return same.description
  }
}
