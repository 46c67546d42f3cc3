/// The metrics of a font that determine the distance between two lines of text, in points.
public struct BaselineFont: Hashable, Sendable, Codable {
  /// The distance between two lines of one text.
  public var lineHeight: CGFloat

  /// The depth of the font below the baseline, as a number that is negative for nearly all fonts.
  public var descender: CGFloat

  /// Makes the metrics of a font, in points.
  public init(lineHeight: CGFloat, descender: CGFloat) {
    self.lineHeight = lineHeight
    self.descender = descender
  }
}
