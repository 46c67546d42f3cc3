/// Several items inside a container, and the constraints being made to arrange them.
final class Arrangement {
  let items: [LayoutBox]
  let container: LayoutBox
  private let priority: LayoutPriority
  private let location: CodeLocation
  private var constraints: [LayoutConstraint] = []

  /// Begins without constraints; nil if there are no items, and nil and a fault if nothing contains all.
  init?(
    _ items: [LayoutBox], in container: LayoutBox?, _ priority: LayoutPriority,
    _ location: CodeLocation, along name: String
  ) {
    guard let first = items.first else { return nil }
    guard let container = container ?? Self.commonContainer(of: items) else {
      let reason = LayoutFault.Reason.noSuperview(of: first.reportName, attribute: name)
      (first.host?.diagnostics ?? LayoutDiagnostics()).report(
        LayoutFault(reason: reason, location: location))
      return nil
    }
    self.items = items
    self.container = container
    self.priority = priority
    self.location = location
  }

  private static func commonContainer(of items: [LayoutBox]) -> LayoutBox? {
    let containers = items.map(\.container)
    return containers.dropFirst().reduce(containers[0]) { common, container in
      guard let common, let container else { return nil }
      return common.closestCommonSuperview(with: container)
    }
  }

  /// Makes a constraint of an item and a number.
  func fix(_ index: Int, _ attribute: LayoutConstraint.Attribute, at constant: CGFloat) {
    relate(index, attribute, to: nil, .notAnAttribute, constant: constant)
  }

  /// Makes a constraint of an item and something else.
  func relate(
    _ index: Int, _ attribute: LayoutConstraint.Attribute, to target: LayoutBox?,
    _ targetAttribute: LayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    let constraint = LayoutConstraint(
      item: items[index], attribute: attribute, relatedBy: .equal, toItem: target,
      attribute: targetAttribute, multiplier: multiplier, constant: constant,
      fileID: location.fileID, line: location.line)
    constraint.adjust(constant, constraint.multiplier, priority)
    constraint.markAsArranged()
    constraints.append(constraint)
  }

  /// Activates what was made, for items that keep their frames no longer.
  ///
  /// - Returns: Those that could be activated, in order.
  func activate() -> [LayoutConstraint] {
    for constraint in constraints {
      (constraint.firstItem as? View)?.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate(constraints)
    return constraints.filter(\.isActive)
  }
}
