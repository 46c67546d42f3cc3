/// A typeface at a size: what text is measured in.
///
/// A font is a wish. What its letters are like is up to the ``TextMeasuring`` of a tree; without one of
/// its own, a tree measures with ``Core14TextMeasurer``.
///
/// ```swift
/// Font.system(17).lineHeight   // 20.287
/// ```
public struct Font: Hashable, Sendable, Codable {
  /// What the letters look like.
  public var family: Family

  /// The size of the letters, in points.
  public var size: CGFloat

  /// How heavy the strokes are.
  public var weight: Weight

  /// Makes a font of a size in points.
  public init(_ family: Family = .sans, size: CGFloat, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// What the letters of a font look like.
  public enum Family: String, Hashable, Sendable, CaseIterable, Codable {
    /// Letters without serifs.
    case sans

    /// Letters with serifs.
    case serif

    /// All letters have the same width.
    case mono
  }

  /// How heavy the strokes of a font are.
  public enum Weight: String, Hashable, Sendable, CaseIterable, Codable {
    /// That of running text.
    case regular

    /// A little heavier than regular, and as wide.
    case medium

    /// Between medium and bold, and as wide as bold.
    case semibold

    /// That of headings.
    case bold

    /// Whether widths are those of bold letters.
    public var isBold: Bool { self == .semibold || self == .bold }
  }
}

// MARK: - Making

extension Font {
  /// The sans-serif font of a size in points.
  public static func system(_ size: CGFloat, weight: Weight = .regular) -> Font {
    Font(.sans, size: size, weight: weight)
  }

  /// The bold sans-serif font of a size in points.
  public static func boldSystem(_ size: CGFloat) -> Font { Font(.sans, size: size, weight: .bold) }

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
  /// The vertical numbers of the font, as ``Core14TextMeasurer`` has them.
  public var metrics: FontMetrics { .system(size: size) }

  /// How far apart the lines of a text are, in points, before rounding to pixels.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// How far the font reaches above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// How far the font reaches below the baseline, in points, as a negative number.
  public var descender: CGFloat { metrics.descender }

  /// How high capital letters are, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// How high a small x is, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The size of a text in this font, on lines no wider than a width, as ``Core14TextMeasurer`` has it.
  ///
  /// - Parameters:
  ///   - text: What is measured.
  ///   - width: How wide lines may be, in points. What is not finite is no limit.
  ///   - displayScale: How many pixels a point has, for a size rounded up to pixels; nil for none.
  /// - Returns: A size in points. Within a tree ``View/boundingSize(of:font:width:)`` asks the tree's measurer.
  /// - Complexity: O(*n*) for *n* characters.
  public func boundingSize(
    of text: String, width: CGFloat = .infinity, displayScale: CGFloat? = nil
  ) -> CGSize {
    Core14TextMeasurer().boundingSize(
      of: text, font: self, width: width, displayScale: displayScale)
  }
}
