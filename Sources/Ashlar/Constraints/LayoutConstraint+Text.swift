// MARK: - Descriptions

extension LayoutConstraint: CustomStringConvertible {
  /// The description, with names for its items.
  func text(naming name: (BoxNode?) -> String) -> String {
    let label = identifier.map { "\($0): " } ?? ""
    let left = distances?.first?.description ?? "\(name(firstNode)).\(firstAttribute)"
    let priority = storedPriority == .required ? "" : " @\(storedPriority)"
    return "\(label)\(left) \(relation) \(rightSide(name))\(priority)"
  }

  private func rightSide(_ name: (BoxNode?) -> String) -> String {
    let other =
      secondAttribute == .notAnAttribute ? nil : "\(name(secondNode)).\(secondAttribute)"
    guard let target = distances?.second?.description ?? other else { return constantAlone }
    let factor = storedMultiplier == 1 ? "" : "\(GeometryText.number(Double(storedMultiplier))) * "
    let constant = constant
    if constant == 0 { return factor + target }
    let sign = constant < 0 ? "-" : "+"
    let magnitude = GeometryText.number(Double(constant.magnitude))
    return "\(factor)\(target) \(sign) \(magnitude)"
  }

  private var constantAlone: String { GeometryText.number(Double(constant)) }
}
