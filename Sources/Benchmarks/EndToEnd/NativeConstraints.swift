import Ashlar

/// The constraints of a screen, to be made for the views of another one without a maker.
struct NativeConstraints {
  private struct Recipe {
    let first: Int
    let firstAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let second: Int?
    let secondAttribute: LayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: LayoutPriority
  }

  /// Item by item, as a maker makes them.
  private let recipes: [Recipe]

  /// Notes the constraints that the views of a tree hold.
  init(of root: View) {
    let views = Array(root.subtree)
    let numbers = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    let all = views.flatMap(\.constraints).compactMap { constraint -> Recipe? in
      guard let first = constraint.firstItem, let number = numbers[ObjectIdentifier(first)]
      else { return nil }
      return Recipe(
        first: number, firstAttribute: constraint.firstAttribute, relation: constraint.relation,
        second: constraint.secondItem.flatMap { numbers[ObjectIdentifier($0)] },
        secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority)
    }
    recipes = all.enumerated().sorted {
      ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
    }
    .map(\.element)
  }

  /// Makes and activates the constraints for views in the order of their tree.
  func make(in views: [View]) {
    for recipe in recipes {
      let view = views[recipe.first]
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraint = LayoutConstraint(
        item: view, attribute: recipe.firstAttribute, relatedBy: recipe.relation,
        toItem: recipe.second.map { views[$0] }, attribute: recipe.secondAttribute,
        multiplier: recipe.multiplier, constant: recipe.constant)
      constraint.priority = recipe.priority
      constraint.isActive = true
    }
  }
}
