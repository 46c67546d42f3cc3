/// The heights and distances of the lines of a paragraph.
///
/// A paragraph ends at LF, CR, CR LF and PS; other line breaks, such as LS, end only a line.
///
/// Source: Apple, `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable, Codable {
  /// The space between a line and the next one, in points.
  public var lineSpacing: CGFloat

  /// The space between the paragraph and the next one, in points, besides ``lineSpacing``.
  public var paragraphSpacing: CGFloat

  /// The factor of the height of a line; 0 for none.
  public var lineHeightMultiple: CGFloat

  /// The least height of a line, in points, after multiplying.
  public var minimumLineHeight: CGFloat

  /// The greatest height of a line, in points, after multiplying; 0 for no limit. It overrides the minimum.
  public var maximumLineHeight: CGFloat

  /// Makes a style. Numbers that are not finite, or negative, count as 0.
  public init(
    lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  ) {
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}

extension ParagraphStyle {
  /// The height of a line of the style, in points.
  ///
  /// - Parameter natural: The height that the fonts in the line require, in points.
  func height(ofLine natural: CGFloat) -> CGFloat {
    let multiple = Self.legal(lineHeightMultiple)
    let most = Self.legal(maximumLineHeight)
    let height = max(multiple > 0 ? natural * multiple : natural, Self.legal(minimumLineHeight))
    return most > 0 ? min(height, most) : height
  }

  /// What is below a line of the style that is not the last one, in points.
  func gap(isAtEnd: Bool) -> CGFloat {
    Self.legal(lineSpacing) + (isAtEnd ? Self.legal(paragraphSpacing) : 0)
  }

  private static func legal(_ number: CGFloat) -> CGFloat {
    number.isComputable ? max(0, number) : 0
  }
}
