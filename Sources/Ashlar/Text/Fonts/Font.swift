/// A typeface at a size, in which text is measured.
///
/// A font is a request: the ``TextMeasuring`` of a tree determines the widths of its letters, by default
/// ``SystemTextMeasurer``.
///
/// ```swift
/// Font.system(17).lineHeight   // 20.287
/// ```
public struct Font: Hashable, Sendable, Codable {
  /// The family of the letters.
  public var family: FontFamily

  /// The size of the letters, in points.
  public var size: CGFloat {
    didSet { scaling = nil }
  }

  /// The weight of the strokes.
  public var weight: Weight

  /// The distance between the baselines of two lines of a text, in points; nil for ``lineHeight``, the default.
  ///
  /// Text styles have one: lines of the body of a text, which is 17 points large, are 22 points apart. It does not
  /// change the height of a text of one line. A number that is not finite, or below 0, counts as nil.
  public var lineDistance: CGFloat?

  /// How the size follows the one that people choose for texts; nil, the default, if it does not. Setting ``size`` ends
  /// it.
  package var scaling: FontScaling?

  /// Makes a font of a size in points.
  public init(_ family: FontFamily = .system, size: CGFloat, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The weight of a font's strokes.
  public enum Weight: String, Hashable, Sendable, CaseIterable, Codable {
    /// A little lighter than regular.
    case light

    /// The weight of running text.
    case regular

    /// A little heavier than regular.
    case medium

    /// Between medium and bold.
    case semibold

    /// The weight of headings.
    case bold

    /// Whether a family with only regular and bold widths uses the bold ones.
    public var isBold: Bool { self == .semibold || self == .bold }
  }
}

// MARK: - Making

extension Font {
  /// The system font of a size in points.
  public static func system(_ size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.system, size: size, weight: weight)
  }

  /// The bold system font of a size in points.
  public static func boldSystem(_ size: CGFloat) -> Font { .system(size, weight: .bold) }

  /// The system font of a size in points, with digits that are all as wide as a zero.
  public static func monospacedDigitSystem(_ size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.monospacedDigitSystem, size: size, weight: weight)
  }

  /// The sans-serif font of a size in points.
  public static func sans(_ size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.sans, size: size, weight: weight)
  }

  /// The serif font of a size in points.
  public static func serif(_ size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.serif, size: size, weight: weight)
  }

  /// The font of a size in points in which all letters are equally wide.
  public static func monospaced(_ size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.mono, size: size, weight: weight)
  }
}

// MARK: - Numbers

extension Font {
  /// The vertical metrics of the font, as ``SystemTextMeasurer`` has them.
  public var metrics: FontMetrics {
    var metrics = FontMetrics.system(size: size)
    metrics.lineDistance = lineDistance
    return metrics
  }

  /// The height of a line, in points, before rounding to pixels.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// The depth of the font below the baseline, in points, as a negative number.
  public var descender: CGFloat { metrics.descender }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of a small x, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// Returns the size of a text in this font on lines of a width, as ``SystemTextMeasurer`` measures it.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - width: The greatest width of a line, in points. A width that is not finite is no limit.
  ///   - displayScale: The pixels per point, to round the size up to pixels; nil for no rounding.
  /// - Returns: A size in points. ``View/boundingSize(of:font:width:)`` uses the measurer of the view's tree instead.
  /// - Complexity: O(*n*) for *n* characters.
  public func boundingSize(
    of text: String, width: CGFloat = .infinity, displayScale: CGFloat? = nil
  ) -> CGSize {
    SystemTextMeasurer().boundingSize(
      of: text, font: self, width: width, displayScale: displayScale)
  }
}
