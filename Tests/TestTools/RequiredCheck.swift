import Ashlar

/// Compares the frames of a tree with its required constraints, in the coordinates of its root.
///
/// It leaves out what depends on more than frames: baselines, margins, alignment rectangles and what scrolls, and trees
/// whose root keeps a frame that their layout has set aside.
package struct RequiredCheck {
  private let root: View

  package init(_ root: View) {
    self.root = root
  }

  /// How far a number may be off, in points: sums of some tens of numbers below ten thousand.
  private static let tolerance: CGFloat = 1e-5

  /// The first required constraint that the layout says holds and that does not; nil if each does.
  package func violation() -> String? {
    // What a collapsed view makes of constraints is no matter of frames.
    if root.subtree.contains(where: { $0.isHidden && $0.collapsesWhenHidden }) { return nil }
    let violation = root.subtree.lazy.flatMap(\.constraints).lazy
      .compactMap { self.violation(of: $0) }.first
    return violation == nil || setsFrameAside ? nil : violation
  }

  /// Whether constraints hold for a root of another size than its frame.
  private var setsFrameAside: Bool {
    root.diagnostics.conflicts.contains { conflict in
      (conflict.alsoSetAside + [conflict.setAside]).contains { $0.origin == .frame }
    }
  }

  private func violation(of constraint: LayoutConstraint) -> String? {
    guard constraint.priority == .required, constraint.isSaidToHold,
      let first = value(constraint.firstItem, constraint.firstAttribute),
      let right = right(of: constraint)
    else { return nil }
    let distance = first - right
    let slack = Self.tolerance * max(1, first.magnitude, right.magnitude)
    let holds =
      switch constraint.relation {
      case .equal: distance.magnitude <= slack
      case .lessThanOrEqual: distance <= slack
      case .greaterThanOrEqual: distance >= -slack
      }
    return holds ? nil : "\(constraint) is off by \(distance)"
  }
}

extension LayoutConstraint {
  fileprivate var isSaidToHold: Bool {
    switch outcome {
    case .active, .redundant, .slack: true
    case .missed, .setAside, nil: false
    }
  }
}

// MARK: - Values

extension RequiredCheck {
  /// The right side of a constraint; nil where its value depends on more than frames, or where it was left
  /// out because it compares one axis with the other.
  private func right(of constraint: LayoutConstraint) -> CGFloat? {
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    if other == .notAnAttribute { return constraint.constant }
    let isExtent = [.width, .height].contains(other)
    guard isExtent || constraint.multiplier == 1, isExtent || kind(one) == kind(other),
      let second = value(constraint.secondItem, other)
    else { return nil }
    return constraint.multiplier * second + constraint.constant
  }

  /// What places may be compared without a look at the direction.
  private func kind(_ attribute: LayoutConstraint.Attribute) -> Int {
    switch attribute {
    case .leading, .trailing: 1
    default: attribute.isAcross ? 0 : 2
    }
  }

  /// The value of an attribute, those that follow the direction counted along it.
  private func value(_ box: LayoutBox?, _ attribute: LayoutConstraint.Attribute) -> CGFloat? {
    guard let box, let frame = frameInRoot(box) else { return nil }
    let isLeftToRight = root.environment.direction == .leftToRight
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isLeftToRight ? frame.minX : -frame.maxX
    case .trailing: return isLeftToRight ? frame.maxX : -frame.minX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: return nil
    }
  }

  private func frameInRoot(_ box: LayoutBox) -> CGRect? {
    if let view = box as? View {
      guard view.alignmentRectInsets == .zero, !isScrolled(view) else { return nil }
      return view.convert(view.bounds, to: root)
    }
    // Guides that views make themselves have no negative extents, unlike what constraints to them go by.
    guard let guide = box as? LayoutGuide, let owner = guide.owningView, guide.name != nil,
      !isScrolled(owner)
    else { return nil }
    return owner.convert(guide.layoutFrame, to: root)
  }

  /// Whether a view scrolls, or is inside one that does.
  private func isScrolled(_ view: View) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is any ScrollHost }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it lies along the horizontal axis.
  var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
