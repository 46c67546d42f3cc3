/// The way in which a font follows the size that people choose for texts: as the font of a text style, or as one that
/// is scaled like it.
package struct FontScaling: Hashable, Sendable, Codable {
  /// The size that grows, in points; nil for the size of the style itself.
  package let size: CGFloat?

  /// The greatest size, in points; 0 for any.
  package let maximum: CGFloat

  /// The number of the text style.
  package let style: Int

  package init(style: Int, size: CGFloat? = nil, maximum: CGFloat = 0) {
    self.style = style
    self.size = size
    self.maximum = maximum
  }
}
