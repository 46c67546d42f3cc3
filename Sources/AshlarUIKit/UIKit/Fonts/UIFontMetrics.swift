public import Ashlar

/// The scale of a text style, by which fonts and lengths follow the preferred size of text.
///
/// ```swift
/// UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
/// ```
///
/// The scale is the leading of the style in that size, divided by the one in Large. Where it is 1, fonts stay as they are.
///
/// Source: Apple, `UIFontMetrics`; rounding as recorded on iOS 26.
public struct UIFontMetrics: Hashable, Sendable {
  private let style: UIFont.TextStyle

  /// Makes a scale of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The scale of a body of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private func ratio(in category: UIContentSizeCategory) -> CGFloat {
    style.leading(in: category) / style.leading(in: .large)
  }

  // MARK: Lengths

  /// Returns a length, scaled and rounded to the closest pixel of `UIScreen.main`, or unchanged if the scale is 1;
  /// both in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length, scaled for traits and rounded to the closest of their pixels, or unchanged if the scale is 1;
  /// both in points.
  ///
  /// A number that is not finite is returned unchanged.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    let ratio = ratio(in: .specified(by: traits))
    if ratio == 1 { return value }
    let scale = traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
    return (value * ratio * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  // MARK: Fonts

  /// Returns a font whose size is scaled and rounded to whole points.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font whose size is scaled for traits and rounded to whole points.
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits) }

  /// Returns a font whose size is scaled and rounded to whole points, and no larger than a number of points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font whose size is scaled for traits and rounded to whole points, and no larger than a number of
  /// points; 0 for any size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let ratio = ratio(in: .specified(by: traits))
    var size = ratio == 1 ? font.pointSize : (font.pointSize * ratio).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    var scaled = size == font.pointSize ? font : font.withSize(size)
    scaled.scaling = FontScaling(
      style: style.rawValue, size: font.pointSize, maximum: maximumPointSize)
    return scaled
  }
}
