import Ashlar

/// Several constraints that are said at once.
public final class MASCompositeConstraint: MASConstraint, MASConstraintDelegate {
  /// What it consists of, in order.
  public private(set) var childConstraints: [MASConstraint]

  /// Makes a composite of constraints.
  public init(children: [MASConstraint]) {
    childConstraints = children
    super.init()
    for child in children { child.delegate = self }
  }

  public override var viewConstraints: [MASViewConstraint] {
    childConstraints.flatMap(\.viewConstraints)
  }

  @discardableResult
  public override func key(_ key: String) -> MASConstraint {
    for (index, child) in childConstraints.enumerated() { child.key("\(key)[\(index)]") }
    return self
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: MASValue, _ location: CodeLocation
  ) -> MASConstraint {
    for child in childConstraints { _ = child.relate(relation, target, location) }
    return self
  }

  override func adding(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    guard !viewConstraints.contains(where: \.hasRelation) else {
      viewConstraints.first?.report(
        "Attributes should be chained before defining the constraint relation",
        "\(attribute) was left out.")
      return self
    }
    _ = add(attribute, to: self)
    return self
  }

  func replace(_ constraint: MASConstraint, with replacement: MASConstraint) {
    guard let index = childConstraints.firstIndex(where: { $0 === constraint }) else { return }
    replacement.delegate = self
    childConstraints[index] = replacement
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint
  ) -> MASConstraint {
    guard let first = viewConstraints.first else { return self }
    let old = first.firstViewAttribute
    guard let item = old.item else { return self }
    let child = MASViewConstraint(
      firstViewAttribute: MASViewAttribute(
        view: old.view, item: item, layoutAttribute: attribute))
    child.delegate = self
    child.updateExisting = first.updateExisting
    childConstraints.append(child)
    return child
  }
}
