// MARK: - Attributes along an axis

extension LayoutAxis {
  /// The edge where an axis begins, on the left or at the top.
  var start: LayoutAttribute { self == .horizontal ? .left : .top }

  /// The edge where an axis ends, on the right or at the bottom.
  var end: LayoutAttribute { self == .horizontal ? .right : .bottom }

  /// What is measured along an axis.
  var extent: LayoutAttribute { self == .horizontal ? .width : .height }
}
