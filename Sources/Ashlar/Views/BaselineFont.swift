/// The numbers of a font that determine the distance between two lines of text, in points.
public struct BaselineFont: Hashable, Sendable, Codable {
  /// How far apart the lines of one text are.
  public var lineHeight: CGFloat

  /// How far the font reaches below the baseline, as a number that is negative for nearly all fonts.
  public var descender: CGFloat

  /// Makes the numbers of a font, in points.
  public init(lineHeight: CGFloat, descender: CGFloat) {
    self.lineHeight = lineHeight
    self.descender = descender
  }
}
