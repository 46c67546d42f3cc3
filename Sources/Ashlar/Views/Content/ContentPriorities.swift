/// How much a view's content resists being stretched and squeezed, on each axis.
struct ContentPriorities: Equatable {
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
  private var horizontal: LayoutPriority
  private var vertical: LayoutPriority

  /// The same on both axes.
  init(_ priority: LayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension ContentPriorities {
  /// Those of controls that have one size: 750 for everything.
  static let firm = ContentPriorities(hugging: AxisPriorities(.defaultHigh))
}
