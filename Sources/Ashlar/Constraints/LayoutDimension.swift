/// An extent: a width, a height, or the distance between two anchors.
///
/// Source: Apple, `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The anchors between which it measures, if it is a distance.
  let distance: (from: AnyLayoutAnchor, to: AnyLayoutAnchor)?

  required init(_ box: LayoutBox?, _ attribute: LayoutConstraint.Attribute) {
    distance = nil
    super.init(box, attribute)
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
  /// Makes a constraint, not yet active: this extent == a number of points.
  public func constraint(
    equalToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent <= a number of points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent >= a number of points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent == a multiple of another + a constant in points.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, dimension, multiplier, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent <= a multiple of another + a constant in points.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(
      .lessThanOrEqual, dimension, multiplier, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent >= a multiple of another + a constant in points.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(
      .greaterThanOrEqual, dimension, multiplier, constant,
      CodeLocation(fileID: fileID, line: line))
  }
}

// MARK: - Distances in constraints

extension LayoutConstraint {
  /// The two sides of a constraint that speaks of a distance between anchors.
  struct Distances {
    var first: LayoutDimension?
    var second: LayoutDimension?

    /// Every box that an anchor on either side belongs to, each once.
    var boxes: [LayoutBox] {
      var boxes: [LayoutBox] = []
      for anchor in anchors {
        if let box = anchor.box, !boxes.contains(where: { $0 === box }) { boxes.append(box) }
      }
      return boxes
    }

    /// Whether every box still exists.
    var isComplete: Bool { anchors.allSatisfy { $0.box != nil } }

    /// Whether both sides measure between the same attributes of the same boxes as others.
    func areSame(as others: Distances) -> Bool {
      anchors.elementsEqual(others.anchors) { $0.box === $1.box && $0.attribute == $1.attribute }
    }

    func mentionBaseline(of box: LayoutBox) -> Bool {
      anchors.contains { $0.box === box && $0.attribute.isBaseline }
    }

    private var anchors: [AnyLayoutAnchor] {
      [first, second].compactMap(\.self).flatMap { dimension in
        dimension.distance.map { [$0.from, $0.to] } ?? [dimension]
      }
    }
  }

  /// Makes a constraint on a distance between anchors. Neither of its items is one box.
  convenience init(
    _ first: LayoutDimension, _ relation: Relation, _ second: LayoutDimension?,
    _ multiplier: CGFloat, _ constant: CGFloat, _ location: CodeLocation
  ) {
    self.init(
      item: nil, attribute: .notAnAttribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: multiplier, constant: constant,
      fileID: location.fileID, line: location.line)
    compare(Distances(first: first, second: second))
  }

  /// The anchor on the left of the relation.
  public var firstAnchor: AnyLayoutAnchor? {
    distances?.first ?? first?.anchor(firstAttribute)
  }

  /// The anchor on the right of the relation, if there is one.
  public var secondAnchor: AnyLayoutAnchor? {
    distances.map(\.second) ?? second?.anchor(secondAttribute)
  }
}
