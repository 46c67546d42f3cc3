import Ashlar

/// What a chain says.
///
/// What few chains have is kept by the maker, so that others are quickly written and forgotten.
struct ConstraintChain: ShortListElement {
  /// What stands on the right, if it is not a number.
  var related = HandCounted<LayoutBox>()

  var sentence = Sentence()

  /// Whether the maker knows more of it.
  var hasParticulars = false

  mutating func clear() {
    related.letGo()
    hasParticulars = false
    sentence.attributes = []
    sentence.relatedAttributes = []
    sentence.priority = .required
    sentence.line = 0
    sentence.constant = 0
    sentence.multiplier = 1
    sentence.relation = nil
    sentence.isInset = false
    sentence.isRefused = false
  }

  /// All that a chain says but what stands on the right. It keeps nothing.
  struct Sentence {
    var attributes: ConstraintAttributes = []
    var relatedAttributes: ConstraintAttributes = []
    var priority = UILayoutPriority.required
    var line: UInt32 = 0

    /// The constant of every attribute, or its inset, unless the maker knows several numbers.
    var constant: CGFloat = 0

    var multiplier: CGFloat = 1
    var relation: NSLayoutConstraint.Relation?

    /// Whether the constant is an inset that is the same on all sides.
    var isInset = false

    /// Whether the chain has said something that makes no sense.
    var isRefused = false
  }

  /// What few chains have.
  struct Particulars {
    var label: String?

    /// The file, if it is not that of the maker.
    var fileID: String?

    /// The constants, if they are not the same for every attribute.
    var constant: ConstraintConstant?

    /// The constraint, once somebody has asked for it. What the chain says later does not reach it.
    var constraint: Constraint?
  }

  /// Says what the chain is compared with, in place of what was said before, and takes over a reference to it.
  mutating func relate(
    _ relation: NSLayoutConstraint.Relation, _ related: Unmanaged<LayoutBox>?,
    _ relatedAttributes: ConstraintAttributes = []
  ) {
    sentence.relation = relation
    sentence.constant = 0
    sentence.isInset = false
    sentence.relatedAttributes = relatedAttributes
    self.related.set(related)
  }

  /// Whether the chain may be compared with attributes: see SnapKit's guard.
  func accepts(_ other: ConstraintAttributes) -> Bool {
    other.count <= 1 || other == sentence.attributes
      || sentence.attributes.isEdgesWithMargins(other)
  }
}

// MARK: - Making

extension ConstraintChain.Sentence {
  /// Whether constraints come of it.
  var isComplete: Bool { relation != nil && !isRefused }

  /// Makes the layout constraints one by one, in the canonical order of attributes.
  ///
  /// - Parameters:
  ///   - related: What stands on the right, if it is not a number. The caller keeps it meanwhile.
  ///   - constants: The constants, if they are not the same for every attribute.
  ///   - visit: Takes over a reference to each, which is not active, and whether it wants the superview of something
  ///     that has none.
  @inline(__always)
  func visitLayoutConstraints(
    of item: LayoutBox, _ related: Unmanaged<LayoutBox>?, _ constants: ConstraintConstant?,
    _ fileID: String, _ visit: (Unmanaged<LayoutConstraint>, _ isLonely: Bool) -> Void
  ) {
    guard let relation, !isRefused else { return }
    for attribute in attributes.list {
      let other = otherAttribute(for: attribute, isNumber: related == nil)
      let number = isInset ? other.constant(ofInset: constant) : constant
      let constant = constants?.value(for: other) ?? number
      if let related {
        related._withUnsafeGuaranteedRef { related in
          visit(made(attribute, of: item, relation, related, other, constant, fileID), false)
        }
      } else {
        let isSize = other == .width || other == .height
        let superview = isSize ? nil : item.superviewOrOwner
        visit(
          made(attribute, of: item, relation, superview, other, constant, fileID),
          superview == nil && !isSize)
      }
    }
  }

  @inline(__always)
  private func made(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutBox,
    _ relation: NSLayoutConstraint.Relation, _ related: LayoutBox?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ fileID: String
  ) -> Unmanaged<LayoutConstraint> {
    let made = Unmanaged.passRetained(
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: related,
        attribute: otherAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
        line: line))
    if priority != .required { made._withUnsafeGuaranteedRef { $0.priority = priority } }
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
