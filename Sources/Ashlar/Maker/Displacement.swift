/// What moves attributes, in points: the same number for all of them, or what a point, a size or insets say of each.
@usableFromInline
package enum Displacement {
  case none
  case number(CGFloat)

  /// An inset that is the same on all sides.
  case even(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case insets(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}

extension Displacement {
  /// How far an attribute moves where people read in a direction.
  ///
  /// Insets move edges inwards and centres by half the difference, and extents shrink by both sides.
  package func amount(
    for attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> CGFloat {
    switch self {
    case .none: 0
    case .number(let number): number
    case .even(let inset): attribute.inwards(inset, inset)
    case .point(let point):
      attribute.isSize ? 0 : attribute.axis == .horizontal ? point.x : point.y
    case .size(let size):
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .insets(let insets):
      attribute.isDirectional
        ? attribute.inwards(by: insets.directional(direction)) : attribute.inwards(by: insets)
    case .directional(let insets):
      attribute.isDirectional
        ? attribute.inwards(by: insets) : attribute.inwards(by: insets.absolute(direction))
    }
  }

  /// Whether it may be another one where people read from right to left.
  package var dependsOnDirection: Bool {
    switch self {
    case .none, .number, .even, .point, .size: false
    case .insets, .directional: true
    }
  }

  /// Whether it says anything of an attribute: sizes do of extents, points of centres, and insets of edges.
  package func concerns(_ attribute: LayoutConstraint.Attribute) -> Bool {
    switch self {
    case .none: false
    case .number: true
    case .point: attribute == .centerX || attribute == .centerY
    case .size: attribute.isSize
    case .even, .insets, .directional:
      switch attribute {
      case .left, .right, .leading, .trailing, .top, .bottom: true
      default: false
      }
    }
  }
}

extension LayoutAttribute {
  fileprivate func inwards(by insets: EdgeInsets) -> CGFloat {
    axis == .horizontal ? inwards(insets.left, insets.right) : inwards(insets.top, insets.bottom)
  }

  fileprivate func inwards(by insets: DirectionalEdgeInsets) -> CGFloat {
    axis == .horizontal
      ? inwards(insets.leading, insets.trailing) : inwards(insets.top, insets.bottom)
  }

  /// What moves it inwards by an inset where its axis begins and one where it ends.
  fileprivate func inwards(_ near: CGFloat, _ far: CGFloat) -> CGFloat {
    switch self {
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: near
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin:
      -far
    case .width, .height: -near - far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: (near - far) / 2
    case .notAnAttribute: 0
    }
  }
}
