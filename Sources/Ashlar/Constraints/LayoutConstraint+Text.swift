// MARK: - Descriptions

extension LayoutConstraint: CustomStringConvertible {
  /// The relation as a person would write it: `title.left == avatar.right + 12 @750`.
  ///
  /// Multipliers of 1, constants of 0 and the priority of required constraints are left out. An
  /// ``identifier`` stands in front: `gap: title.left == avatar.right + 12`. The text has names and no
  /// addresses, and is the same in every run.
  public var description: String { text { $0?.reportName ?? "(gone)" } }

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
