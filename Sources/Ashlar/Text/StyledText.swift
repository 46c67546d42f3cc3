/// A text of several pieces, each with a font of its own.
///
/// ```swift
/// let price = StyledText([
///   StyledText.Piece("from "), StyledText.Piece("42", font: .boldSystem(28)),
/// ])
/// ```
public struct StyledText: Hashable, Sendable, Codable {
  /// The pieces of the text, in order.
  public var pieces: [Piece]

  /// Makes a text of pieces.
  public init(_ pieces: [Piece]) { self.pieces = pieces }

  /// A part of a text that is set in one way.
  public struct Piece: Hashable, Sendable, Codable {
    /// The characters of the piece.
    public var text: String

    /// The font; nil for the font of the view that shows the text.
    public var font: Font?

    /// The distance added between its characters, in points; negative numbers move them closer.
    public var kern: CGFloat

    /// The style of its paragraphs. That of a paragraph's first character applies to all of it.
    public var paragraphStyle: ParagraphStyle

    /// The room of each character in place of its own, for a picture in the text; nil for its own.
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
    /// The width of the picture.
    public var width: CGFloat

    /// The height of the picture above the baseline.
    public var above: CGFloat

    /// The depth of the picture below the baseline; negative if it ends above it.
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
