// MARK: - The alignment rectangle

extension View {
  /// The part of a frame that constraints speak of: the frame inset by ``alignmentRectInsets``, in points.
  ///
  /// Insets that are not finite, or beyond 1e12, count as zero.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = usableAlignmentInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// The frame whose alignment rectangle is a given one, in points.
  ///
  /// Insets that are not finite, or beyond 1e12, count as zero.
  public func frame(forAlignmentRect rectangle: CGRect) -> CGRect {
    let insets = usableAlignmentInsets
    return CGRect(
      x: rectangle.origin.x - insets.left, y: rectangle.origin.y - insets.top,
      width: rectangle.size.width + insets.left + insets.right,
      height: rectangle.size.height + insets.top + insets.bottom)
  }

  /// ``alignmentRectInsets`` as layouts take them.
  var usableAlignmentInsets: EdgeInsets {
    let insets = alignmentRectInsets
    return insets.isComputable ? insets : .zero
  }
}

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
