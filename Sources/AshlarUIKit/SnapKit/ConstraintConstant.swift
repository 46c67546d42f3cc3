public import Ashlar

/// A constant for every attribute: the same number, or what a point, a size or insets say of each.
public struct ConstraintConstant {
  @usableFromInline
  enum Kind {
    case number(CGFloat)

    /// The same on all sides.
    case inset(CGFloat)

    case point(CGPoint)
    case size(CGSize)
    case insets(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  @usableFromInline let kind: Kind

  @inlinable
  init(_ kind: Kind) { self.kind = kind }

  /// The same number for every attribute, in points.
  @inlinable
  public init(_ number: CGFloat) { kind = .number(number) }

  /// The constant of a constraint whose right-hand attribute is given, in points.
  func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch kind {
    case .number(let number): number
    case .inset(let inset): attribute.constant(ofInset: inset)
    case .point(let point): attribute.part(of: point)
    case .size(let size):
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .insets(let insets): attribute.constant(of: insets)
    case .directional(let insets): attribute.constant(of: insets)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func part(of point: CGPoint) -> CGFloat {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      point.x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      point.y
    case .width, .height, .notAnAttribute: 0
    }
  }

  /// The constant of an inset that is the same on all sides.
  func constant(ofInset inset: CGFloat) -> CGFloat {
    constant(of: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  fileprivate func constant(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left, .leftMargin: insets.left
    case .right, .rightMargin: -insets.right
    case .leading, .leadingMargin: ConstraintConfig.isLeftToRight ? insets.left : insets.right
    case .trailing, .trailingMargin: ConstraintConfig.isLeftToRight ? -insets.right : -insets.left
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .width: -(insets.left + insets.right)
    default: vertical(insets.top, insets.bottom)
    }
  }

  fileprivate func constant(of insets: NSDirectionalEdgeInsets) -> CGFloat {
    switch self {
    case .leading, .leadingMargin: insets.leading
    case .trailing, .trailingMargin: -insets.trailing
    case .left, .leftMargin: ConstraintConfig.isLeftToRight ? insets.leading : insets.trailing
    case .right, .rightMargin: ConstraintConfig.isLeftToRight ? -insets.trailing : -insets.leading
    case .centerX, .centerXWithinMargins: (insets.leading - insets.trailing) / 2
    case .width: -(insets.leading + insets.trailing)
    default: vertical(insets.top, insets.bottom)
    }
  }

  private func vertical(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat {
    switch self {
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .height: -(top + bottom)
    default: 0
    }
  }
}
