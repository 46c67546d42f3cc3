/// The text of a constraint in code-like notation.
struct ConstraintText {
  let constraint: LayoutConstraint

  /// The text, with names for the items.
  func naming(_ name: (BoxNode?) -> String) -> String {
    let label = constraint.identifier.map { "\(EscapedText.text($0)): " } ?? ""
    let left =
      constraint.distances?.first?.description
      ?? "\(name(constraint.firstNode)).\(constraint.firstAttribute)"
    let priority = constraint.priority
    let strength = priority == .required ? "" : " @\(priority)"
    return "\(label)\(left) \(constraint.relation) \(rightSide(name))\(strength)"
  }

  private func rightSide(_ name: (BoxNode?) -> String) -> String {
    let constant = constraint.constant
    let attribute = constraint.secondAttribute
    let other =
      attribute == .notAnAttribute ? nil : "\(name(constraint.secondNode)).\(attribute)"
    guard let target = constraint.distances?.second?.description ?? other else {
      return constant.text
    }
    let multiplier = constraint.multiplier
    let product = multiplier == 1 ? target : "\(multiplier.text) * \(target)"
    if constant == 0 { return product }
    return "\(product) \(constant < 0 ? "-" : "+") \(constant.magnitude.text)"
  }
}
