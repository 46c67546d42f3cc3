import Ashlar

/// Turns chains into constraints of one view or guide.
public class ConstraintMaker: ConstraintMarginSource {
  /// The view or guide whose constraints are made.
  public let item: LayoutConstraintItem

  var descriptions: [ConstraintDescription] = []

  init(item: LayoutConstraintItem) {
    self.item = item
  }

  /// Begins a chain.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}

// MARK: - Verbs

extension ConstraintMaker {
  /// Makes the constraints that a closure says, and leaves them inactive.
  static func prepareConstraints(
    item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  static func makeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(item: item, closure: closure) { constraint.activate() }
  }

  static func remakeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    let constraints = prepareConstraints(item: item, closure: closure)
    removeConstraints(item: item)
    for constraint in constraints { constraint.activate() }
  }

  static func updateConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    let known = madeConstraints(of: item)
    if known.isEmpty { return makeConstraints(item: item, closure: closure) }
    for constraint in prepareConstraints(item: item, closure: closure) {
      constraint.adopt(from: known)
    }
  }

  static func removeConstraints(item: LayoutConstraintItem) {
    NSLayoutConstraint.deactivate(madeConstraints(of: item))
  }

  /// The active constraints that `snp` has made for an item.
  private static func madeConstraints(of item: LayoutConstraintItem) -> [LayoutConstraint] {
    item.ownConstraints.compactMap { $0 as? LayoutConstraint }
  }
}
