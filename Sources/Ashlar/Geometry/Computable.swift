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

extension EdgeInsets {
  var isComputable: Bool {
    top.isComputable && left.isComputable && bottom.isComputable && right.isComputable
  }
}
