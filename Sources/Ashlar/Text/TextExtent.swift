/// The size of a text and the distances of its outer baselines from its edges, in points.
struct TextExtent {
  let size: CGSize

  /// The distance from the top to the baseline of the first line.
  let firstBaseline: CGFloat

  /// The distance from the baseline of the last line to the bottom.
  let lastBaseline: CGFloat
}

extension TextExtent {
  /// Whether a layout can compute with the numbers.
  var isComputable: Bool {
    size.isComputable && firstBaseline.isComputable && lastBaseline.isComputable
  }
}

extension TextMetrics {
  var extent: TextExtent {
    TextExtent(size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}
