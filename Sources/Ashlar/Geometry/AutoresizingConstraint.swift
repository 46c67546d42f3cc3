/// A constraint that stands for a part of a view's autoresizing mask.
///
///     view.attribute == multiplier · superview.extent + constant
///
/// The extent is the superview's width for horizontal attributes and its height for vertical ones.
/// All such constraints are required.
///
/// Source: Apple's frameworks, as measured (reference §6.1).
public struct AutoresizingConstraint: Hashable, Sendable {
  /// The attribute that it fixes.
  public let attribute: Attribute

  /// The share of the superview's extent in the attribute. No unit.
  public let multiplier: CGFloat

  /// The number of points added, relative to the corner of the superview's bounds.
  public let constant: CGFloat

  /// An attribute that a mask can fix. Edges never depend on the direction of reading.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case minX

    /// The extent from left to right.
    case width

    /// The right edge.
    case maxX

    /// The top edge.
    case minY

    /// The extent from top to bottom.
    case height

    /// The bottom edge.
    case maxY
  }
}

// MARK: - Making

extension AutoresizingConstraint {
  /// The two constraints of one axis, in the order in which Apple's frameworks make them.
  static func both(_ axis: AutoresizingAxis, _ direction: LayoutAxis) -> [AutoresizingConstraint] {
    let isHorizontal = direction == .horizontal
    var shares = axis.shares
    // What the solver cannot compute with would not be held at all; a frame that stays is better.
    let reach: CGFloat = max(abs(shares.before), abs(shares.extent)) * abs(axis.outer)
    if !reach.isComputable { shares = (0, 0) }
    let min = Self(
      attribute: isHorizontal ? .minX : .minY, multiplier: shares.before,
      constant: axis.place - shares.before * axis.outer)
    let extent = Self(
      attribute: isHorizontal ? .width : .height, multiplier: shares.extent,
      constant: axis.extent - shares.extent * axis.outer)
    let max = Self(
      attribute: isHorizontal ? .maxX : .maxY, multiplier: 1, constant: -axis.after)
    let flexible = axis.flexibility
    switch (flexible.before, flexible.extent, flexible.after) {
    case (false, true, false): return [min, max]
    case (true, _, false): return [max, extent]
    case (true, false, true): return [extent, min]
    default: return [min, extent]
    }
  }
}

// MARK: - Alignment

extension AutoresizingConstraint {
  /// The same between the alignment rectangles of a view and its superview, instead of their frames.
  func aligned(_ inner: EdgeInsets, in outer: EdgeInsets) -> AutoresizingConstraint {
    let isHorizontal = attribute == .minX || attribute == .width || attribute == .maxX
    let before = isHorizontal ? inner.left - outer.left : inner.top - outer.top
    let own = isHorizontal ? inner.left + inner.right : inner.top + inner.bottom
    let around = isHorizontal ? outer.left + outer.right : outer.top + outer.bottom
    let shift: CGFloat =
      switch attribute {
      case .minX, .minY: before
      case .width, .height: -own
      case .maxX, .maxY: before - own
      }
    return AutoresizingConstraint(
      attribute: attribute, multiplier: multiplier,
      constant: constant + shift + multiplier * around)
  }
}

// MARK: - Words

extension AutoresizingConstraint: CustomStringConvertible {
  /// The equation: `view.minX == 9`, `superview.width == view.maxX - 106`.
  public var description: String { text(view: "view", superview: "superview") }

  /// The equation with names.
  func text(view: String, superview: String) -> String {
    let isHorizontal = attribute == .minX || attribute == .width || attribute == .maxX
    let outer = "\(superview).\(isHorizontal ? "width" : "height")"
    let inner = "\(view).\(attribute.rawValue)"
    if attribute == .maxX || attribute == .maxY {
      return "\(outer) == \(inner)\(Self.addition(-constant))"
    }
    if multiplier == 0 { return "\(inner) == \(GeometryText.number(Double(constant)))" }
    let factor = multiplier == 1 ? "" : "\(GeometryText.number(Double(multiplier)))*"
    return "\(inner) == \(factor)\(outer)\(Self.addition(constant))"
  }

  private static func addition(_ number: CGFloat) -> String {
    let text = GeometryText.number(Double(number.magnitude))
    return text == "0" ? "" : number < 0 ? " - \(text)" : " + \(text)"
  }
}
