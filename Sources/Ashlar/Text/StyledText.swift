/// A text of several pieces, each with a font of its own.
///
/// ```swift
/// let price = StyledText([
///   StyledText.Piece("from "), StyledText.Piece("42", font: .boldSystem(28)),
/// ])
/// ```
public struct StyledText: Hashable, Sendable, Codable {
  /// The pieces, one after the other.
  public var pieces: [Piece]

  /// Makes a text of pieces.
  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// A part of a text that is set in one way.
  public struct Piece: Hashable, Sendable, Codable {
    /// What is set.
    public var text: String

    /// The font; nil for the font of the view that shows the text.
    public var font: Font?

    /// How much further apart its characters are, in points; closer if it is negative, and as they are at 0.
    public var kern: CGFloat

    /// How high lines are, and how far apart. That of its first character counts for a paragraph.
    public var paragraphStyle: ParagraphStyle

    /// The room that each character takes instead of its own, for a picture in the text; nil for its own.
    public var room: Room?

    /// The colour; nil for that of the view that shows the text. No layout depends on it.
    public var color: Color?

    /// Makes a part of a text. A kern that is not finite counts as 0.
    public init(
      _ text: String, font: Font? = nil, kern: CGFloat = 0,
      paragraphStyle: ParagraphStyle = ParagraphStyle(), color: Color? = nil
    ) {
      self.text = text
      self.font = font
      self.kern = kern
      self.paragraphStyle = paragraphStyle
      self.color = color
    }
  }
}

extension StyledText {
  /// The room that a picture takes in a line, in points.
  public struct Room: Hashable, Sendable, Codable {
    /// How wide the picture is.
    public var width: CGFloat

    /// How far it reaches above the baseline.
    public var above: CGFloat

    /// How far it reaches below the baseline; negative where it ends above it.
    public var below: CGFloat

    /// Makes room in a line. A number that is not finite, or a negative width, counts as 0.
    public init(width: CGFloat, above: CGFloat, below: CGFloat = 0) {
      self.width = width
      self.above = above
      self.below = below
    }
  }
}

extension StyledText {
  /// The characters of all pieces.
  public var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// The same text with all pieces in the font of what shows it.
  func withoutFonts() -> StyledText {
    StyledText(
      pieces.map { piece in
        var piece = piece
        piece.font = nil
        return piece
      })
  }
}
