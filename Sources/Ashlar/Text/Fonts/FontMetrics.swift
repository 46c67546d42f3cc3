/// The vertical numbers of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable, Codable {
  /// How far letters reach above the baseline.
  public var ascender: CGFloat

  /// How far letters reach below the baseline, as a number that is negative for nearly all fonts.
  public var descender: CGFloat

  /// The space added between two lines.
  public var leading: CGFloat

  /// How high capital letters are.
  public var capHeight: CGFloat

  /// How high a small x is.
  public var xHeight: CGFloat

  /// How far apart the baselines of two lines are; nil for ``lineHeight``, the default.
  ///
  /// A number that is not finite, or below 0, counts as nil.
  public var lineDistance: CGFloat?

  /// Makes the numbers of a font, in points. Heights that are not given are those of the ascender.
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

  /// How high a line is, and how far the baselines of two are apart unless ``lineDistance`` says so.
  public var lineHeight: CGFloat { ascender - descender + leading }
}

extension FontMetrics {
  /// How far apart the baselines of two lines are, by `lineDistance` or by `lineHeight`.
  var distanceOfLines: CGFloat {
    guard let lineDistance, lineDistance.isFinite, lineDistance >= 0 else { return lineHeight }
    return lineDistance
  }
}

extension FontMetrics {
  /// The numbers of the system font of Apple's platforms, of which an em has 2048 units.
  ///
  /// Source: the heights of labels in public snapshots, which ceil(size · 2444/2048) gives exactly.
  static func system(size: CGFloat) -> FontMetrics {
    let unit = size / 2048
    return FontMetrics(
      ascender: 1950 * unit, descender: -494 * unit, capHeight: 1443 * unit, xHeight: 1078 * unit)
  }
}
