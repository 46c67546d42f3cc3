import Ashlar

/// What a chain says.
struct ConstraintChain {
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?

  /// What stands on the right, if it is not a number.
  var related: LayoutBox?
  var relatedAttributes: ConstraintAttributes = []

  var constant = ConstraintConstant(0)
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required

  /// Whether the chain has said something that makes no sense.
  var isRefused = false

  var fileID = ""
  var line: UInt32 = 0

  private var particulars: Particulars?

  init(_ attributes: ConstraintAttributes) {
    self.attributes = attributes
  }

  /// What few chains have, so that the others take no room for it. No two chains share it.
  private final class Particulars {
    var label: String?
    var constraint: Constraint?
  }

  private mutating func makeParticulars() -> Particulars {
    let made = particulars ?? Particulars()
    particulars = made
    return made
  }

  var label: String? {
    get { particulars?.label }
    set { makeParticulars().label = newValue }
  }

  /// The constraint, once somebody has asked for it. What the chain says later does not reach it.
  var constraint: Constraint? {
    get { particulars?.constraint }
    set { makeParticulars().constraint = newValue }
  }

  mutating func setLocation(_ file: String, _ line: UInt) {
    fileID = file
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// Says what the chain is compared with, in place of what was said before.
  mutating func relate(
    _ relation: NSLayoutConstraint.Relation, _ related: LayoutBox?,
    _ relatedAttributes: ConstraintAttributes = [],
    _ constant: ConstraintConstant = ConstraintConstant(0)
  ) {
    self.relation = relation
    self.related = related
    self.relatedAttributes = relatedAttributes
    self.constant = constant
  }

  /// Whether constraints come of the chain.
  var isComplete: Bool { relation != nil && !isRefused }

  /// Whether the chain may be compared with attributes: see SnapKit's guard.
  func accepts(_ other: ConstraintAttributes) -> Bool {
    other.count <= 1 || other == attributes || attributes.isEdgesWithMargins(other)
  }
}

// MARK: - Making

extension ConstraintChain {
  /// The layout constraints of an item, inactive, in the canonical order of attributes.
  mutating func layoutConstraints(of item: LayoutBox) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    made.reserveCapacity(attributes.count)
    let related = related
    visitLayoutConstraints(of: item, related) { made.append($0.takeRetainedValue()) }
    return made
  }

  /// Makes the layout constraints one by one. It mutates, so as to be used in place, and changes nothing.
  ///
  /// - Parameters:
  ///   - related: What stands on the right, if it is not a number.
  ///   - visit: Takes over a reference to each.
  @inline(__always)
  mutating func visitLayoutConstraints(
    of item: LayoutBox, _ related: LayoutBox?, _ visit: (Unmanaged<LayoutConstraint>) -> Void
  ) {
    guard let relation, !isRefused else { return }
    // The caller keeps it, so that its reference need not count for each constraint.
    let reference = related.map { Unmanaged.passUnretained($0) }
    for attribute in attributes.list {
      let otherAttribute = otherAttribute(for: attribute, isNumber: reference == nil)
      if let reference {
        reference._withUnsafeGuaranteedRef { related in
          visit(layoutConstraint(attribute, of: item, relation, related, otherAttribute))
        }
      } else {
        let isSize = otherAttribute == .width || otherAttribute == .height
        let superview = isSize ? nil : item.superviewOrOwner
        visit(layoutConstraint(attribute, of: item, relation, superview, otherAttribute))
      }
    }
  }

  @inline(__always)
  private mutating func layoutConstraint(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutBox,
    _ relation: NSLayoutConstraint.Relation, _ related: LayoutBox?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) -> Unmanaged<LayoutConstraint> {
    let made = Unmanaged.passRetained(
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: related,
        attribute: otherAttribute, multiplier: multiplier,
        constant: constant.value(for: otherAttribute), fileID: fileID, line: line))
    made._withUnsafeGuaranteedRef { constraint in
      if priority != .required { constraint.priority = priority }
      if let particulars, let label = particulars.label { constraint.identifier = label }
    }
    return made
  }

  /// The attribute on the right for one on the left.
  private func otherAttribute(
    for attribute: NSLayoutConstraint.Attribute, isNumber: Bool
  ) -> NSLayoutConstraint.Attribute {
    if relatedAttributes.isEmpty {
      guard isNumber else { return attribute }
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    if relatedAttributes == attributes { return attribute }
    if attributes.isEdgesWithMargins(relatedAttributes) { return attribute.acrossMargin }
    return relatedAttributes.first ?? attribute
  }
}

extension LayoutBox {
  /// The superview, or the view that owns a guide.
  var superviewOrOwner: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }
}
