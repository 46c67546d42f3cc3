/// An extent: a width, a height, or the distance between two anchors.
///
/// Source: Apple, `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The anchors between which it measures, if it is a distance.
  let distance: (from: AnyLayoutAnchor, to: AnyLayoutAnchor)?

  required init(_ node: BoxNode?, _ attribute: LayoutAttribute) {
    distance = nil
    super.init(node, attribute)
  }

  init(from first: AnyLayoutAnchor, to second: AnyLayoutAnchor) {
    distance = (first, second)
    super.init(nil, .notAnAttribute)
  }

  public override var name: String {
    distance.map { "(\($0.to.name) - \($0.from.name))" } ?? super.name
  }
}

// MARK: - Constants and multipliers

extension LayoutDimension {
  /// Makes an inactive constraint: this extent == a number of points.
  ///
  /// Making it never fails. A number that is not finite, or beyond 10¹² in magnitude, and an item that no longer
  /// exists are a ``LayoutFault`` when the constraint is activated, and leave it inactive. A negative number is no
  /// fault but a conflict, because an extent is never negative.
  public func constraint(
    equalToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this extent <= a number of points.
  ///
  /// ``constraint(equalToConstant:fileID:line:)`` lists the faults.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this extent >= a number of points.
  ///
  /// ``constraint(equalToConstant:fileID:line:)`` lists the faults.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this extent == a multiple of another + a constant in points.
  ///
  /// The multiplier has no unit. It is 0, or between 10⁻⁹ and 10⁹ in magnitude; anything else is a fault like those of
  /// ``LayoutAnchor/constraint(equalTo:constant:fileID:line:)``.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, dimension, multiplier, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this extent <= a multiple of another + a constant in points.
  ///
  /// ``constraint(equalTo:multiplier:constant:fileID:line:)`` lists the faults.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(
      .lessThanOrEqual, dimension, multiplier, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this extent >= a multiple of another + a constant in points.
  ///
  /// ``constraint(equalTo:multiplier:constant:fileID:line:)`` lists the faults.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(
      .greaterThanOrEqual, dimension, multiplier, constant,
      CodeLocation(fileID: fileID, line: line))
  }
}
