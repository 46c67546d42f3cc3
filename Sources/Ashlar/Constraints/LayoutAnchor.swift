internal import AshlarStorage

/// An attribute of a view or guide, from which constraints are made.
///
/// The subclasses determine which anchors can be compared: ``LayoutXAxisAnchor``, ``LayoutYAxisAnchor`` and
/// ``LayoutDimension``. Two accesses to the same anchor of the same item return the same object, as long as it is kept: the
/// item does not keep it.
///
/// Source: Apple, `NSLayoutAnchor`.
public class AnyLayoutAnchor {
  let node: BoxNode?
  let attribute: LayoutAttribute

  /// The anchor of the box that was made before it. It is read while the box exists, which takes anchors that go off its list.
  final var previous = FleetingReference<AnyLayoutAnchor>()

  required init(_ node: BoxNode?, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }

  deinit { node?.end(self) }

  /// The view or guide that the anchor belongs to, while it exists; nil for a distance.
  public var item: LayoutBox? { node?.box }

  /// The item and the attribute: `title.left`.
  public var name: String { "\(node?.reportName ?? "(gone)").\(attribute)" }
}

extension AnyLayoutAnchor: CustomStringConvertible {
  /// The item and the attribute: `title.left`.
  public var description: String { name }
}

/// An anchor that can be compared with anchors of one kind.
///
/// Source: Apple, `NSLayoutAnchor`.
public class LayoutAnchor<Kind>: AnyLayoutAnchor {
  /// Makes an inactive constraint: this anchor == the other + a constant in points.
  ///
  /// Both anchors are taken in the coordinate space of the closest common superview of their items.
  ///
  /// Making a constraint never fails. If it is invalid, ``LayoutConstraint/error`` is the reason; activating it is a
  /// ``LayoutFault`` and leaves it inactive. That applies to a constant that is not finite or beyond 10¹² in
  /// magnitude, to a leading or trailing anchor with a left or right one, and to an anchor whose item no longer
  /// exists. Items without a common superview are a fault when the constraint is activated; until then they may get
  /// one.
  ///
  /// Source: Apple, `NSLayoutAnchor.constraint(equalTo:constant:)`.
  public func constraint(
    equalTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0, fileID: String = #fileID,
    line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this anchor <= the other + a constant in points.
  ///
  /// ``constraint(equalTo:constant:fileID:line:)`` lists the faults.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0, fileID: String = #fileID,
    line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this anchor >= the other + a constant in points.
  ///
  /// ``constraint(equalTo:constant:fileID:line:)`` lists the faults.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: CGFloat = 0,
    fileID: String = #fileID,
    line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 1, constant, CodeLocation(fileID: fileID, line: line))
  }
}

/// A place along the horizontal axis.
///
/// Source: Apple, `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this anchor to another one, in points: positive where the other lies to the right.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }
}

/// A place along the vertical axis.
///
/// Source: Apple, `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this anchor to another one, in points: positive where the other lies below.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: self, to: other)
  }
}

// MARK: - Making constraints

extension AnyLayoutAnchor {
  func relate(
    _ relation: LayoutRelation, _ other: AnyLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat, _ location: CodeLocation
  ) -> LayoutConstraint {
    guard isOfLivingBox, other?.isOfLivingBox ?? true else {
      return relateRarely(relation, other, multiplier, constant, location)
    }
    let terms = ConstraintTerms(
      attribute, relation, other?.attribute ?? .notAnAttribute, times: Double(multiplier),
      plus: Double(constant), line: location.line)
    return LayoutConstraint(node, other?.node, terms, location.fileID)
  }

  /// Whether the anchor belongs to a box that exists. A distance belongs to none.
  private var isOfLivingBox: Bool { node?.isAlive ?? false }

  /// Makes a constraint of distances, or of an anchor whose box is gone.
  private func relateRarely(
    _ relation: LayoutRelation, _ other: AnyLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat, _ location: CodeLocation
  ) -> LayoutConstraint {
    let first = self as? LayoutDimension
    let second = other as? LayoutDimension
    if first?.distance != nil || second?.distance != nil {
      // Neither of its items is one box.
      let terms = ConstraintTerms(
        .notAnAttribute, relation, .notAnAttribute, times: Double(multiplier),
        plus: Double(constant), line: location.line)
      let constraint = LayoutConstraint(nil, nil, terms, location.fileID)
      constraint.compare(AnchorDistances(first ?? LayoutDimension(node, attribute), second))
      return constraint
    }
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      fileID: location.fileID, line: location.line)
    if let other, let node = other.node, !node.isAlive, constraint.error != .noFirstItem {
      constraint.compare(withGone: node, other.attribute)
    }
    return constraint
  }
}
