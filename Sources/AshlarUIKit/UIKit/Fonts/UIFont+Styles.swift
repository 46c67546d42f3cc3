public import Ashlar

extension UIFont {
  /// The purpose of a text, which determines its font.
  public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    /// The text style of that name.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote,
      caption1, caption2
  }

  /// The font of a style in the preferred size, with the style's distance of lines.
  ///
  /// That size is Large, unless code runs in `UIContentSizeCategory.performAsPreferred(_:)`.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", sizes and leadings.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(style, .preferred)
  }

  /// The font of a style in the size of traits; in the preferred size without traits or a size in them.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(style, .specified(by: traits)) }

  private static func preferredFont(
    _ style: TextStyle, _ category: UIContentSizeCategory
  ) -> UIFont {
    var font = UIFont.system(
      style.size(in: category), weight: style == .headline ? .semibold : .regular)
    font.lineDistance = style.leading(in: category)
    font.scaling = FontScaling(style: style.rawValue)
    return font
  }

  /// The font in another size that people have chosen; nil if it is the same there, or neither of a text style nor from
  /// `UIFontMetrics`.
  func adjusted(to category: UIContentSizeCategory) -> UIFont? {
    guard let scaling, let style = TextStyle(rawValue: scaling.style) else { return nil }
    let font = scaled(as: scaling, style, category)
    return font == self ? nil : font
  }

  private func scaled(
    as scaling: FontScaling, _ style: TextStyle, _ category: UIContentSizeCategory
  ) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    if let size = scaling.size {
      return UIFontMetrics(forTextStyle: style).scaledFont(
        for: withSize(size), maximumPointSize: scaling.maximum, compatibleWith: traits)
    }
    var font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    font.family = family
    font.weight = weight
    return font
  }
}

extension UIContentSizeCategory {
  /// The size of some traits; the preferred one if they have none.
  static func specified(by traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified
    else { return .preferred }
    return category
  }
}

// MARK: - Numbers

extension UIFont.TextStyle {
  /// The size of letters, in points.
  func size(in category: UIContentSizeCategory) -> CGFloat { Self.sizes[category.number][rawValue] }

  /// The distance between lines, in points.
  func leading(in category: UIContentSizeCategory) -> CGFloat {
    Self.leadings[category.number][rawValue]
  }

  /// A row for each size that people choose, a column for each style.
  private static let sizes: [[CGFloat]] = [
    [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  private static let leadings: [[CGFloat]] = [
    [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],
    [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
    [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],
    [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
    [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18],
    [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
    [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22],
    [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 26],
    [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30],
    [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
    [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41],
    [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],
  ]
}
