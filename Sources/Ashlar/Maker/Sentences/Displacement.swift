/// The displacement of attributes, in points: one number for all, or the components of a point, a size or insets.
@usableFromInline
package struct Displacement: BitwiseCopyable, Sendable {
  let kind: Kind

  // A number is the first. A point and a size are two, insets are top, left or leading, bottom, right or trailing.
  private let numbers: (CGFloat, CGFloat, CGFloat, CGFloat)

  enum Kind: UInt8 {
    case none
    case number

    /// An inset that is the same on all sides.
    case even
    case point
    case size
    case insets
    case directional
  }

  private init(
    _ kind: Kind, _ first: CGFloat = 0, _ second: CGFloat = 0, _ third: CGFloat = 0,
    _ fourth: CGFloat = 0
  ) {
    self.kind = kind
    numbers = (first, second, third, fourth)
  }
}

// MARK: - Kinds

extension Displacement {
  package static var none: Displacement { Displacement(.none) }

  package static func number(_ number: CGFloat) -> Displacement { Displacement(.number, number) }

  /// An inset that is the same on all sides.
  package static func even(_ inset: CGFloat) -> Displacement { Displacement(.even, inset) }

  package static func point(_ point: CGPoint) -> Displacement {
    Displacement(.point, point.x, point.y)
  }

  package static func size(_ size: CGSize) -> Displacement {
    Displacement(.size, size.width, size.height)
  }

  package static func insets(_ insets: EdgeInsets) -> Displacement {
    Displacement(.insets, insets.top, insets.left, insets.bottom, insets.right)
  }

  package static func directional(_ insets: DirectionalEdgeInsets) -> Displacement {
    Displacement(.directional, insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// Whether nothing is moved.
  package var isNone: Bool { kind == .none }

  /// The number, if it is the same for all attributes.
  package var number: CGFloat? { kind == .number ? numbers.0 : nil }

  /// Whether it moves extents alone, or centres alone, as in Masonry.
  package var isMeasure: Bool { kind == .point || kind == .size }

  /// The inset, if it is the same on all sides.
  var evenInset: CGFloat? { kind == .even ? numbers.0 : nil }
}

// MARK: - Amounts

extension Displacement {
  /// The movement of an attribute in a direction of reading.
  ///
  /// Insets move edges inwards and centres by half the difference, and extents shrink by both sides.
  package func amount(
    for attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> CGFloat {
    switch kind {
    case .none: 0
    case .number: numbers.0
    case .even: attribute.inwards(numbers.0, numbers.0)
    case .point: attribute.isSize ? 0 : attribute.axis == .horizontal ? numbers.0 : numbers.1
    case .size: attribute == .width ? numbers.0 : attribute == .height ? numbers.1 : 0
    case .insets, .directional: sides(for: attribute, direction)
    }
  }

  /// The movement of an attribute by insets. What is on the left and on the right changes places where they are
  /// absolute and the attribute is not, or the other way round, and people read from right to left.
  private func sides(
    for attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> CGFloat {
    guard attribute.axis == .horizontal else { return attribute.inwards(numbers.0, numbers.2) }
    let isTurned =
      direction == .rightToLeft && attribute.isDirectional != (kind == .directional)
    return isTurned
      ? attribute.inwards(numbers.3, numbers.1) : attribute.inwards(numbers.1, numbers.3)
  }

  /// Whether it may be another one where people read from right to left.
  package var dependsOnDirection: Bool { kind == .insets || kind == .directional }

  /// Whether it applies to an attribute: sizes to extents, points to centres, and insets to edges.
  package func concerns(_ attribute: LayoutConstraint.Attribute) -> Bool {
    switch kind {
    case .none: false
    case .number: true
    case .point: attribute == .centerX || attribute == .centerY
    case .size: attribute.isSize
    case .even, .insets, .directional: attribute.isAtEdge && !attribute.isMargin
    }
  }
}

extension LayoutAttribute {
  /// The displacement inwards by one inset at the beginning of its axis and another one at the end.
  fileprivate func inwards(_ near: CGFloat, _ far: CGFloat) -> CGFloat {
    if isSize { return -near - far }
    if isCenter { return (near - far) / 2 }
    return withoutMargins.isNear ? near : withoutMargins.isFar ? -far : 0
  }
}
