// Numbers that a layout can compute with: finite, and not so large that points get lost beside them.

extension CGFloat {
  /// The largest magnitude that frames and sizes may have, in points.
  static let largestComputable: CGFloat = 1e12

  var isComputable: Bool { magnitude <= .largestComputable }
}

extension CGPoint {
  var isComputable: Bool { x.isComputable && y.isComputable }
}

extension CGSize {
  var isComputable: Bool { width.isComputable && height.isComputable }
}

extension CGRect {
  var isComputable: Bool { origin.isComputable && size.isComputable }
}

// By `.greatestFiniteMagnitude` people mean that there is no limit.

extension CGSize {
  /// The size with the largest side that a layout can compute with where there is no limit.
  var withLimits: CGSize { CGSize(width: width.withLimit, height: height.withLimit) }
}

extension CGRect {
  /// The rectangle with the largest side that a layout can compute with where there is no limit.
  var withLimits: CGRect { CGRect(origin: origin, size: size.withLimits) }
}

extension CGFloat {
  fileprivate var withLimit: CGFloat {
    self == .greatestFiniteMagnitude ? .largestComputable : self
  }
}

extension EdgeInsets {
  var isComputable: Bool {
    top.isComputable && left.isComputable && bottom.isComputable && right.isComputable
  }
}

extension CGRect {
  /// What `==` says, nearly always without a call.
  @inline(__always)
  func isEqual(to other: CGRect) -> Bool {
    let hasNegativeSize = min(size.width, size.height, other.size.width, other.size.height) < 0
    return hasNegativeSize ? self == other : isSame(as: other)
  }

  /// Whether all four numbers are the same: what `==` says of rectangles without negative sizes, without a call.
  @inline(__always)
  func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }
}
