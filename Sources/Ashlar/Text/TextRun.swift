/// A text, and how it is set.
public struct TextRun: Hashable, Sendable {
  /// What is set. Setting it takes ``styledText`` away.
  public var text: String {
    didSet { styledText = nil }
  }

  /// The pieces of the text, if they are not all set in the same way.
  ///
  /// A measurer that knows nothing of pieces measures the text in the font.
  public private(set) var styledText: StyledText?

  /// What it is set in, unless a piece has a font of its own.
  public var font: Font

  /// How many lines it may have at most; 0 for as many as it takes. A negative number counts as 0.
  public var lineLimit: Int

  /// Where lines end, and what becomes of a text that has no room.
  public var lineBreakMode: LineBreakMode

  /// Makes a text that is set on any number of lines, unless told otherwise.
  public init(
    _ text: String, font: Font, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
  }

  /// Makes a text of several pieces, which is set on any number of lines unless told otherwise.
  ///
  /// - Parameters:
  ///   - styledText: The pieces.
  ///   - font: What pieces are set in that have no font of their own.
  ///   - lineLimit: How many lines it may have at most; 0 for as many as it takes.
  ///   - lineBreakMode: Where lines end, and what becomes of a text that has no room.
  public init(
    _ styledText: StyledText, font: Font, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.init(
      styledText.text, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    self.styledText = styledText
  }
}

/// Where the lines of a text end, and how a text without room is truncated.
///
/// Source: Apple, `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable, CaseIterable, Codable {
  /// Lines end between words; a word that is wider than a line ends anywhere. What has no room is left out.
  case byWordWrapping

  /// Lines end between any two characters. What has no room is left out.
  case byCharWrapping

  /// As between words, and the last line goes on beyond its end.
  case byClipping

  /// As between words, and the last line begins with an ellipsis in place of what has no room.
  case byTruncatingHead

  /// As between words, and the last line ends with an ellipsis in place of what has no room.
  case byTruncatingTail

  /// As between words, and the last line has an ellipsis in its middle in place of what has no room.
  case byTruncatingMiddle
}

/// How wide the lines of a text, or other content, may be.
public enum WidthProposal: Hashable, Sendable {
  /// As wide as they like: a line ends only where the text says so.
  case unlimited

  /// No wider than a number of points.
  ///
  /// Zero and less mean as narrow as possible: one character to a line, or one word where a measurer
  /// cannot part words. What is not a number counts as unlimited.
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
  public init(limit: CGFloat) {
    self = limit.isFinite ? .atMost(limit) : .unlimited
  }
}

/// The size, the baselines and the lines of a text, in points.
public struct TextMetrics: Hashable, Sendable {
  /// How much room the text takes.
  public var size: CGSize

  /// The distance from the top to the baseline of the first line.
  public var firstBaseline: CGFloat

  /// The distance from the baseline of the last line to the bottom.
  public var lastBaseline: CGFloat

  /// The lines, from top to bottom, as they are seen: an ellipsis stands for what was left out.
  ///
  /// A measurer may leave them away.
  public var lines: [TextLine]

  /// How many lines there are.
  public var lineCount: Int

  /// Whether some of the text had no room.
  public var isTruncated: Bool

  /// Makes the numbers of a text, in points.
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

/// A line of a text, and how wide it is in points.
public struct TextLine: Hashable, Sendable {
  /// What is seen of the text, without the spaces at which the line was broken.
  public var text: Substring

  /// How wide it is, before rounding to pixels.
  public var width: CGFloat

  /// Makes a line.
  public init(text: Substring, width: CGFloat) {
    self.text = text
    self.width = width
  }
}
