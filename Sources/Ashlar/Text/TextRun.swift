/// A text with its font, its line limit and its line breaks.
public struct TextRun: Hashable, Sendable {
  /// The text. Setting it clears ``styledText``.
  public var text: String {
    didSet { styledText = nil }
  }

  /// The pieces of the text, if they are not all set in the same way.
  ///
  /// A measurer that does not support pieces measures the text in the font.
  public private(set) var styledText: StyledText?

  /// The font, unless a piece has its own.
  public var font: Font

  /// The greatest number of lines; 0 for any number. A negative number counts as 0.
  public var lineLimit: Int

  /// Where lines end, and how a text without room is truncated.
  public var lineBreakMode: LineBreakMode

  /// Makes a text, by default on any number of lines.
  public init(
    _ text: String, font: Font, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
  }

  /// Makes a text of several pieces, by default on any number of lines.
  ///
  /// - Parameters:
  ///   - styledText: The pieces.
  ///   - font: The font of pieces without a font of their own.
  ///   - lineLimit: The greatest number of lines; 0 for as many as it takes.
  ///   - lineBreakMode: Where lines end, and how a text without room is truncated.
  public init(
    _ styledText: StyledText, font: Font, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.init(
      styledText.text, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    self.styledText = styledText
  }

  /// Takes the pieces of another text, or of none.
  mutating func take(_ styledText: StyledText?) {
    text = styledText?.text ?? ""
    self.styledText = styledText
  }
}

/// Where the lines of a text end, and how a text without room is truncated.
///
/// Source: Apple, `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable, CaseIterable, Codable {
  /// Lines end between words; a word that is wider than a line ends anywhere. Text without room is left out.
  case byWordWrapping

  /// Lines end between any two characters. Text without room is left out.
  case byCharWrapping

  /// As between words, and the last line goes on beyond its end.
  case byClipping

  /// As between words, and the last line begins with an ellipsis in place of the text without room.
  case byTruncatingHead

  /// As between words, and the last line ends with an ellipsis in place of the text without room.
  case byTruncatingTail

  /// As between words, and the last line has an ellipsis in its middle in place of the text without room.
  case byTruncatingMiddle
}

/// The width that is available to the lines of a text, or to other content.
public enum WidthProposal: Hashable, Sendable {
  /// Any width: a line ends only at a line break in the text.
  case unlimited

  /// No wider than a number of points.
  ///
  /// Zero and less mean as narrow as possible: one character on each line, or one word if a measurer cannot break
  /// words. NaN counts as unlimited.
  case atMost(CGFloat)

  /// The width in points; infinity without a limit.
  public var limit: CGFloat {
    switch self {
    case .unlimited: .infinity
    case .atMost(let width): width.isNaN ? .infinity : max(0, width)
    }
  }

  /// The width in points; nil without a limit.
  public var width: CGFloat? { limit.isFinite ? limit : nil }

  /// The proposal for a limit in points, which may be infinite.
  public init(limit: CGFloat) { self = limit.isFinite ? .atMost(limit) : .unlimited }
}

/// The size, the baselines and the lines of a text, in points.
public struct TextMetrics: Hashable, Sendable {
  /// The size of the text.
  public var size: CGSize

  /// The distance from the top to the baseline of the first line.
  public var firstBaseline: CGFloat

  /// The distance from the baseline of the last line to the bottom.
  public var lastBaseline: CGFloat

  /// The visible lines, from top to bottom, with an ellipsis for the text that was left out.
  ///
  /// A measurer may leave them out.
  public var lines: [TextLine]

  /// The number of lines.
  public var lineCount: Int

  /// Whether a part of the text was left out.
  public var isTruncated: Bool

  /// Makes the metrics of a text, in points.
  public init(
    size: CGSize, firstBaseline: CGFloat = 0, lastBaseline: CGFloat = 0, lines: [TextLine] = [],
    lineCount: Int? = nil, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.lineCount = lineCount ?? lines.count
    self.isTruncated = isTruncated
  }
}

/// A line of a styled text.
struct StyledLine: Hashable, Sendable {
  /// The distance of the baseline from the top of the text, in points.
  let baseline: CGFloat

  /// The parts that are set in one way each, in the order in which they are read.
  let runs: [TextLine.Run]
}

/// A line of a text, with its width in points.
public struct TextLine: Hashable, Sendable {
  /// The visible part of the text, without the spaces at the line break.
  public var text: Substring

  /// The width of the line, before rounding to pixels.
  public var width: CGFloat

  /// Makes a line.
  public init(text: Substring, width: CGFloat) {
    self.text = text
    self.width = width
  }

  /// A part of a line that is set in one way.
  public struct Run: Hashable, Sendable {
    /// The visible characters.
    public var text: String

    /// The font of the characters.
    public var font: Font

    /// The width of the part, in points.
    public var width: CGFloat

    /// The distance added between its characters, in points.
    public var kern: CGFloat

    /// The room of a picture in its place; nil for letters.
    public var room: StyledText.Room?

    /// The colour; nil for that of the view that shows the text.
    public var color: Color?

    /// Makes a part of a line. Numbers are in points.
    public init(
      text: String, font: Font, width: CGFloat, kern: CGFloat = 0,
      room: StyledText.Room? = nil, color: Color? = nil
    ) {
      self.text = text
      self.font = font
      self.width = width
      self.kern = kern
      self.room = room
      self.color = color
    }
  }
}
