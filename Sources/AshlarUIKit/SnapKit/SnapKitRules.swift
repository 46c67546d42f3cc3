import Ashlar

/// The rules of SnapKit's maker where they differ from the native ones.
///
/// A number is compared with a place of the superview, centres with its origin. Offsets replace numbers, and insets
/// depend on the attribute on the right. An update changes constants, and needs a counterpart.
enum SnapKitRules: SentenceRules {
  static func complete(
    _ draft: inout ConstraintDraft, with target: SentenceTarget,
    among all: inout WrittenSentences, for item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    var other = draft.firstAttribute
    var second: Int32 = -1
    if case .item(let number, let attributes) = target {
      second = number
      if let single = attributes.single {
        other = single
      } else if !attributes.isEmpty {
        other = all.attributes(of: draft.index).partner(of: other, among: attributes)
      }
    } else {
      if !other.isMeasure, let superview = item.containingView {
        second = all.number(of: superview)
      }
      if other == .centerX { other = .left } else if other == .centerY { other = .top }
    }
    guard let isMoved = all.relate(&draft, with: second, other) else { return false }
    if isMoved { return true }
    let offset = all.offset(of: draft.index)
    let direction =
      offset.dependsOnDirection ? ConstraintConfig.interfaceLayoutDirection : .leftToRight
    draft.move(by: offset.amount(for: other, direction))
    return true
  }

  static var objectMaker: (any ConstraintObjectMaking.Type)? { SnapLayoutConstraint.self }

  static func label(
    _ label: String, of clause: Int, in chain: ConstraintSentence
  ) -> String { label }

  static func report(
    _ error: LayoutConstraintError, _ constraint: NSLayoutConstraint, _ item: LayoutBox
  ) -> Bool {
    if constraint.isLonely { constraint.reportNoSuperview() } else { constraint.report(error) }
    return true
  }

  /// The oldest that differs in its constant at most.
  static func existing(
    like new: NSLayoutConstraint, among existing: inout [NSLayoutConstraint]
  ) -> NSLayoutConstraint? { new.counterparts.first }

  static func adds(_ new: NSLayoutConstraint) -> Bool {
    let message = "Updated constraint could not find existing matching constraint to update:"
    new.firstItem?.report(
      .ported(
        "\(message) \(new.description)",
        "It was left out. Use remakeConstraints to change more than constants.",
        at: new.sourceLocation))
    return false
  }
}

// MARK: - Attributes

extension AttributeList {
  /// The same attributes in the order of SnapKit, whatever the order of writing.
  var canonical: AttributeList {
    if count < 2 { return self }
    var list = AttributeList()
    for attribute in sorted(by: { $0.canonicalPlace < $1.canonicalPlace }) {
      list.append(attribute)
    }
    return list
  }

  /// Whether attributes may be compared with others: with one, with the same, and edges with margins.
  func accept(_ others: AttributeList) -> Bool {
    others.count <= 1 || others == self || areEdgesWithMargins(others)
  }

  private func areEdgesWithMargins(_ others: AttributeList) -> Bool {
    count == 4 && others.count == 4 && allSatisfy { others.contains($0.acrossMargin) }
  }

  /// The attribute on the right, of several, for one on the left.
  fileprivate func partner(
    of attribute: NSLayoutConstraint.Attribute, among others: AttributeList
  ) -> NSLayoutConstraint.Attribute {
    if others == self { return attribute }
    return areEdgesWithMargins(others) ? attribute.acrossMargin : others[0]
  }
}

extension NSLayoutConstraint.Attribute {
  /// Top comes before right.
  fileprivate var canonicalPlace: Int { self == .top ? 2 : self == .right ? 3 : rawValue }

  /// The margin beside an edge, or the edge beside a margin.
  fileprivate var acrossMargin: Self {
    withoutMargins == self ? insideMargins ?? self : withoutMargins
  }
}

// MARK: - Superviews

extension NSLayoutConstraint {
  /// Whether it wanted the superview of something that has none.
  var isLonely: Bool {
    error == .locationWithoutPartner && secondItem == nil && firstItem?.containingView == nil
  }

  func reportNoSuperview() {
    guard let item = firstItem, let error else { return }
    let explanation =
      "\(description) was left out: \(item.reportName) has no superview. Add it to one first."
    item.report(.ported(error.reason, explanation, at: sourceLocation))
  }
}
