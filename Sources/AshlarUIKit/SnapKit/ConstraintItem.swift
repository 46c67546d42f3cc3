public import Ashlar

/// Attributes of a view or guide, for the right side of a chain.
///
/// It keeps the view or guide alive. A view without another owner is therefore a fault and not, as in SnapKit,
/// silently the superview.
public struct ConstraintItem: Equatable {
  let target: LayoutBox
  let attributes: AttributeList

  init(_ target: LayoutBox, _ attributes: AttributeList) {
    self.target = target
    self.attributes = attributes.canonical
  }

  /// Whether two items have the same attributes of the same view or guide.
  public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
    left.target === right.target && left.attributes == right.attributes
  }
}

/// A type with a target, and with a label for reports.
public protocol ConstraintDSL {
  /// The view or guide.
  var target: AnyObject? { get }
  /// Sets the name of the target for reports; nil removes it.
  func setLabel(_ value: String?)
  /// The name of the target in reports.
  func label() -> String?
}

extension ConstraintDSL {
  public func setLabel(_ value: String?) { (target as? LayoutBox)?.name = value }
  public func label() -> String? { (target as? LayoutBox)?.name }
}

/// A type with edges, sizes and centres to compare with.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL, AttributeNaming
where Named == ConstraintItem {}

/// A type with baselines and margins too.
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}
