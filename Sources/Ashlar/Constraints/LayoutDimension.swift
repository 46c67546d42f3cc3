/// An extent: a width, a height, or the distance between two anchors.
///
/// Source: Apple, `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The anchors between which it measures, if it is a distance.
  let distance: (from: AnyLayoutAnchor, to: AnyLayoutAnchor)?

  required init(_ node: BoxNode?, _ attribute: LayoutConstraint.Attribute) {
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
  /// Makes a constraint, not yet active: this extent == a number of points.
  ///
  /// Making it never fails. A number that is not finite, or beyond 10¹² in magnitude, and an item that is gone are a
  /// ``LayoutFault`` when the constraint is activated, and leave it inactive. A negative number is none; an extent
  /// is never negative, and so the constraint is in conflict then.
  public func constraint(
    equalToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent <= a number of points.
  ///
  /// What is a fault, ``constraint(equalToConstant:fileID:line:)`` says.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent >= a number of points.
  ///
  /// What is a fault, ``constraint(equalToConstant:fileID:line:)`` says.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent == a multiple of another + a constant in points.
  ///
  /// The multiplier has no unit. It is 0, or between 10⁻⁹ and 10⁹ in magnitude; anything else is a fault like those of
  /// ``LayoutAnchor/constraint(equalTo:constant:fileID:line:)``.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(.equal, dimension, multiplier, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent <= a multiple of another + a constant in points.
  ///
  /// What is a fault, ``constraint(equalTo:multiplier:constant:fileID:line:)`` says.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint {
    relate(
      .lessThanOrEqual, dimension, multiplier, constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes a constraint, not yet active: this extent >= a multiple of another + a constant in points.
  ///
  /// What is a fault, ``constraint(equalTo:multiplier:constant:fileID:line:)`` says.
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
  final class Distances {
    let first: LayoutDimension?
    let second: LayoutDimension?

    /// The nodes of every box that an anchor on either side belongs to, each once.
    let nodes: [BoxNode]

    /// The constraint's place among those that concern each of them, or −1.
    private var places: [Int32]

    init(_ first: LayoutDimension, _ second: LayoutDimension?) {
      self.first = first
      self.second = second
      var nodes: [BoxNode] = []
      for case let node? in Self.anchors(first, second).map(\.node)
      where !nodes.contains(where: { $0 === node }) { nodes.append(node) }
      self.nodes = nodes
      places = nodes.map { _ in -1 }
    }

    /// The constraint's place among those that concern a box.
    subscript(node: BoxNode) -> Int32 {
      get { nodes.firstIndex { $0 === node }.map { places[$0] } ?? -1 }
      set {
        if let index = nodes.firstIndex(where: { $0 === node }) { places[index] = newValue }
      }
    }

    /// Whether every box still exists.
    var isComplete: Bool { anchors.allSatisfy { $0.box != nil } }

    /// Whether both sides measure between the same attributes of the same boxes as others.
    func areSame(as others: Distances) -> Bool {
      anchors.elementsEqual(others.anchors) { $0.node === $1.node && $0.attribute == $1.attribute }
    }

    func mentionBaseline(of node: BoxNode) -> Bool {
      anchors.contains { $0.node === node && $0.attribute.isBaseline }
    }

    func dependOnInsets(of node: BoxNode) -> Bool {
      anchors.contains { LayoutConstraint.isInset($0.node, $0.attribute, of: node) }
    }

    private var anchors: [AnyLayoutAnchor] { Self.anchors(first, second) }

    private static func anchors(
      _ first: LayoutDimension?, _ second: LayoutDimension?
    ) -> [AnyLayoutAnchor] {
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
    compare(Distances(first, second))
  }

  /// The anchor on the left of the relation.
  public var firstAnchor: AnyLayoutAnchor? {
    distances?.first ?? first?.anchor(firstAttribute)
  }

  /// The anchor on the right of the relation, if there is one.
  public var secondAnchor: AnyLayoutAnchor? {
    if let distances { distances.second } else { second?.anchor(secondAttribute) }
  }
}
