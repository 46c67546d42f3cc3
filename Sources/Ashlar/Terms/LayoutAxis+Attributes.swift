// MARK: - Attributes along an axis

extension LayoutAxis {
  /// The edge where an axis begins, on the left or at the top.
  package var start: LayoutAttribute { self == .horizontal ? .left : .top }

  /// The edge where an axis ends, on the right or at the bottom.
  package var end: LayoutAttribute { self == .horizontal ? .right : .bottom }

  /// What is measured along an axis.
  package var extent: LayoutAttribute { self == .horizontal ? .width : .height }
}
