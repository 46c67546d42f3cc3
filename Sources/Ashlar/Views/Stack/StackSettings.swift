/// The settings of a stack.
package struct StackSettings {
  /// The direction in which the views follow each other.
  package var axis = LayoutAxis.horizontal

  /// How the views share the length of the stack.
  package var distribution = StackDistribution.fill

  /// How the views lie across the axis.
  package var alignment = StackAlignment.fill

  /// Whether the gaps of a column are measured between baselines.
  package var goesByBaselines = false

  /// Whether the views stay inside the margins.
  package var goesByMargins = false

  /// The gap between two visible views, in points.
  package var spacing: CGFloat = 0
}
