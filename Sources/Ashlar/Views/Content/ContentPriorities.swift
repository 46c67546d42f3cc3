/// The hugging and compression resistance of a view's content on each axis.
package struct ContentPriorities: Equatable {
  package var hugging: AxisPriorities
  package var compressionResistance = AxisPriorities(.defaultHigh)

  package init(hugging: AxisPriorities = AxisPriorities(.defaultLow)) { self.hugging = hugging }
}

/// A priority for each axis.
package struct AxisPriorities: Equatable {
  private var horizontal: LayoutPriority
  private var vertical: LayoutPriority

  /// The same on both axes.
  package init(_ priority: LayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  package subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension ContentPriorities {
  /// Those of controls that have one size: 750 for everything.
  package static let firm = ContentPriorities(hugging: AxisPriorities(.defaultHigh))
}
