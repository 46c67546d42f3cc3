public import Ashlar

/// A type that makes constraints for its target.
public protocol ConstraintMakingDSL: ConstraintAttributesDSL {
  /// The view or guide.
  var item: LayoutConstraintItem { get }
}

extension ConstraintMakingDSL {
  public var target: AnyObject? { item }

  /// The attributes of the domain's target, for the right side of a chain.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(item, attributes.list)
  }

  /// Makes constraints and leaves them inactive.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker.carryOut(.prepare, for: item, closure)
    return (0..<maker.core.count).compactMap { maker.constraint(at: $0) }
  }

  /// Makes constraints and activates them. A second call makes the same constraints again.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    _ = ConstraintMaker.carryOut(.make, for: item, closure)
  }

  /// Replaces all constraints that `snp` has made for this item.
  ///
  /// The closure runs first; then the new constraints replace the old ones.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    _ = ConstraintMaker.carryOut(.remake, for: item, closure)
  }

  /// Sets the constants of the constraints that `snp` has made for this item.
  ///
  /// If there are none, it makes them. A chain that differs from all existing constraints in more than its constant
  /// is a fault and is left out.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let isFirst = item.constraints(madeBy: SnapKitRules.self).isEmpty
    _ = ConstraintMaker.carryOut(isFirst ? .make : .update, for: item, closure)
  }

  /// Deactivates every constraint that `snp` has made with this item as the first one.
  public func removeConstraints() {
    NSLayoutConstraint.deactivate(item.constraints(madeBy: SnapKitRules.self))
  }
}

/// Makes constraints for a view, and names its attributes.
public struct ConstraintViewDSL: ConstraintMakingDSL {
  let view: ConstraintView

  public var item: LayoutConstraintItem { view }

  /// The priority with which the view resists becoming wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  /// The priority with which the view resists becoming higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  /// The priority with which the view resists becoming narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The priority with which the view resists becoming lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

/// Makes constraints for a layout guide, and names its attributes.
public struct ConstraintLayoutGuideDSL: ConstraintMakingDSL {
  let guide: ConstraintLayoutGuide

  public var item: LayoutConstraintItem { guide }
}

/// Names the attributes of a guide of a controller.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: ConstraintLayoutSupport

  public var target: AnyObject? { support }
  /// The top of the guide.
  public var top: ConstraintItem { item(.top) }
  /// The bottom of the guide.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The height of the guide.
  public var height: ConstraintItem { item(.height) }

  /// An attribute of the guide. One that is no guide of a view counts as a guide without a view, which
  /// is a fault.
  private func item(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintItem {
    ConstraintItem(support as? LayoutBox ?? UILayoutGuide(), AttributeList(attribute))
  }
}

extension UIView {
  /// Makes constraints for the view as SnapKit does, and names its attributes.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  /// Makes constraints for the guide as SnapKit does, and names its attributes.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UILayoutSupport {
  /// Names the attributes of the guide.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
