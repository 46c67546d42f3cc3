/// The vertical metrics of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable, Codable {
  /// The height of letters above the baseline.
  public var ascender: CGFloat

  /// The depth of letters below the baseline, as a number that is negative for nearly all fonts.
  public var descender: CGFloat

  /// The space added between two lines.
  public var leading: CGFloat

  /// The height of capital letters.
  public var capHeight: CGFloat

  /// The height of a small x.
  public var xHeight: CGFloat

  /// The distance between the baselines of two lines; nil for ``lineHeight``, the default.
  ///
  /// A number that is not finite, or below 0, counts as nil.
  public var lineDistance: CGFloat?

  /// Makes the metrics of a font, in points. Heights that are not given are those of the ascender.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat? = nil,
    xHeight: CGFloat? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight ?? ascender
    self.xHeight = xHeight ?? ascender
  }

  /// The height of a line, and the distance between two baselines unless ``lineDistance`` is set.
  public var lineHeight: CGFloat { ascender - descender + leading }
}

extension FontMetrics {
  /// The distance between the baselines of two lines, by `lineDistance` or by `lineHeight`.
  var distanceOfLines: CGFloat {
    guard let lineDistance, lineDistance.isFinite, lineDistance >= 0 else { return lineHeight }
    return lineDistance
  }

  /// The numbers of the system font of Apple's platforms, of which an em has 2048 units.
  ///
  /// Source: the heights of labels in public snapshots, which ceil(size · 2444/2048) gives exactly.
  static func system(size: CGFloat) -> FontMetrics {
    let unit = size / 2048
    return FontMetrics(
      ascender: 1950 * unit, descender: -494 * unit, capHeight: 1443 * unit, xHeight: 1078 * unit)
  }
}
