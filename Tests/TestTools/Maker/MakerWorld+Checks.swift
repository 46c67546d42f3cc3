import Ashlar

// MARK: - What must hold

extension MakerWorld {
  /// How far a number may be off, in points: sums of some tens of numbers below ten thousand.
  private static let tolerance: CGFloat = 1e-5

  /// Compares frames that are determined with those of a copy of the tree.
  func compareWithFresh() {
    let copy = TreeCopy(of: root)
    copy.root.layoutIfNeeded()
    complaint.expect(
      copy.root.diagnostics.conflicts.isEmpty,
      "a fresh tree has conflicts: \(copy.root.diagnostics.conflicts)")
    let mentioned = mentionedItems()
    for view in root.subtree where !view.hasAmbiguousLayout {
      guard mentioned.contains(ObjectIdentifier(view)), let other = copy.view(for: view),
        !other.hasAmbiguousLayout
      else { continue }
      complaint.expect(
        isSame(view.frame, other.frame),
        "\(view.reportName) is at \(view.frameDescription), in a fresh tree at "
          + other.frameDescription)
    }
  }

  /// What the layout has placed: the items of constraints, without those left out for mixing axes.
  private func mentionedItems() -> Set<ObjectIdentifier> {
    let constraints = root.subtree.flatMap(\.constraints).filter {
      $0.secondAttribute == .notAnAttribute
        || $0.firstAttribute.isAcross == $0.secondAttribute.isAcross
    }
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { $0.map { ObjectIdentifier($0) } })
  }

  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    let numbers = [
      (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width),
      (one.height, other.height),
    ]
    return numbers.allSatisfy { ($0 - $1).magnitude <= Self.tolerance * max(1, $0.magnitude) }
  }
}

// MARK: - Required constraints

extension MakerWorld {
  /// Sees that the required constraints hold, in the coordinates of the root.
  func checkRequired() {
    guard !root.subtree.contains(where: { $0.isHidden && $0.collapsesWhenHidden }) else { return }
    for constraint in root.subtree.flatMap(\.constraints) where constraint.priority == .required {
      guard let first = value(constraint.firstItem, constraint.firstAttribute),
        let right = right(of: constraint)
      else { continue }
      let distance = first - right
      let slack = Self.tolerance * max(1, first.magnitude, right.magnitude)
      let holds =
        switch constraint.relation {
        case .equal: distance.magnitude <= slack
        case .lessThanOrEqual: distance <= slack
        case .greaterThanOrEqual: distance >= -slack
        }
      complaint.expect(holds, "\(constraint) is off by \(distance)")
    }
  }

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
    if let view = box as? View { return view.convert(view.bounds, to: root) }
    // Guides that views make themselves have no negative extents, unlike what constraints to them go by.
    guard let guide = box as? LayoutGuide, let owner = guide.owningView, guide.name != nil else {
      return nil
    }
    return owner.convert(guide.layoutFrame, to: root)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it lies along the horizontal axis.
  fileprivate var isAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
