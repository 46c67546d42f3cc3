/// A type made of numbers, in points.
protocol Computable {
  /// Whether a layout can compute with the numbers: whether they are finite, and not so large that points get lost
  /// beside them.
  var isComputable: Bool { get }

  /// The numbers as reports write them.
  var text: String { get }
}

extension CGFloat: Computable {
  /// The largest magnitude that frames and sizes may have, in points.
  static let largestComputable: CGFloat = 1e12

  package var isComputable: Bool { magnitude <= .largestComputable }

  /// The number as reports write it.
  package var text: String { GeometryText.number(Double(self)) }
}

extension CGPoint {
  var isComputable: Bool { x.isComputable && y.isComputable }
}

extension CGSize: Computable {
  package var isComputable: Bool { width.isComputable && height.isComputable }

  var text: String { GeometryText.size(self) }
}

extension CGRect: Computable {
  package var isComputable: Bool { origin.isComputable && size.isComputable }

  var text: String { GeometryText.rectangle(self) }
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

extension EdgeInsets: Computable {
  var isComputable: Bool {
    top.isComputable && left.isComputable && bottom.isComputable && right.isComputable
  }

  var text: String { "(\([top, left, bottom, right].map(\.text).joined(separator: ", ")))" }
}

extension CGRect {
  /// The result of `==`, nearly always without a call.
  func isEqual(to other: CGRect) -> Bool {
    let hasNegativeSize = min(size.width, size.height, other.size.width, other.size.height) < 0
    return hasNegativeSize ? self == other : isSame(as: other)
  }

  /// Whether all four numbers are the same: the result of `==` for rectangles without negative sizes, without a call.
  func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }
}
