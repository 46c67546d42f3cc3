// MARK: - Descriptions

extension LayoutConstraint: CustomStringConvertible {
  /// The relation as a person would write it: `title.left == avatar.right + 12 @750`.
  ///
  /// Multipliers of 1, constants of 0 and the priority of required constraints are left out. An
  /// ``identifier`` stands in front: `gap: title.left == avatar.right + 12`. The text has names and no
  /// addresses, and is the same in every run.
  public var description: String {
    let label = identifier.map { "\($0): " } ?? ""
    let left = distances?.first?.description ?? side(firstNode, firstAttribute)
    let right = rightSide
    let priority = storedPriority == .required ? "" : " @\(storedPriority)"
    return "\(label)\(left) \(relation) \(right)\(priority)"
  }

  private var rightSide: String {
    guard let target = distances?.second?.description ?? secondSide else { return constantAlone }
    let factor = storedMultiplier == 1 ? "" : "\(GeometryText.number(Double(storedMultiplier))) * "
    let constant = constant
    if constant == 0 { return factor + target }
    let sign = constant < 0 ? "-" : "+"
    let magnitude = GeometryText.number(Double(constant.magnitude))
    return "\(factor)\(target) \(sign) \(magnitude)"
  }

  private var secondSide: String? {
    secondAttribute == .notAnAttribute ? nil : side(secondNode, secondAttribute)
  }

  private var constantAlone: String { GeometryText.number(Double(constant)) }

  private func side(_ node: BoxNode?, _ attribute: Attribute) -> String {
    "\(node?.reportName ?? "(gone)").\(attribute)"
  }
}
