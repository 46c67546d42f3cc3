/// One of the two axes of the canvas.
public enum LayoutAxis: Hashable, Sendable, BitwiseCopyable, CaseIterable, Codable {
  /// From left to right.
  case horizontal

  /// From top to bottom.
  case vertical
}

/// The direction of reading.
public enum LayoutDirection: Hashable, Sendable, CaseIterable, Codable {
  /// Leading is left, trailing is right.
  case leftToRight

  /// Leading is right, trailing is left.
  case rightToLeft
}
