// MARK: - What is along an axis

extension LayoutAxis {
  /// The edge where an axis begins, on the left or at the top.
  var start: LayoutConstraint.Attribute { self == .horizontal ? .left : .top }

  /// The edge where an axis ends, on the right or at the bottom.
  var end: LayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }

  /// What is measured along an axis.
  var extent: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
