/// Puts the characters of a text on lines.
struct LineFiller {
  let text: String
  let limit: CGFloat
  let lineLimit: Int
  let mode: LineBreakMode
  private let measure: (Character, String.Index?) -> CGFloat

  /// Where the next line begins.
  private(set) var position: String.Index

  /// Whether the line before that was ended by the text itself.
  private var isAfterMandatoryBreak = false

  /// Whether something has been left out.
  private(set) var isTruncated = false

  /// Where the lines begin, if the text is styled.
  private(set) var starts: [String.Index] = []
  private let isStyled: Bool

  /// How far a line may be wider than the limit, in points: far below a pixel, far above the rounding
  /// of sums of widths.
  private static let tolerance: CGFloat = 1e-6

  /// Takes a text, and what finds the width of a character at a place in it; of an ellipsis at no place.
  init(
    _ run: TextRun, limit: CGFloat, measure: @escaping (Character, String.Index?) -> CGFloat
  ) {
    text = run.text
    isStyled = run.styledText != nil
    self.limit = limit
    lineLimit = max(0, run.lineLimit)
    mode = run.lineBreakMode
    self.measure = measure
    position = text.startIndex
  }

  /// The width of a character, in points, at a place in the text if it is of that.
  func advance(of character: Character, at index: String.Index?) -> CGFloat {
    let advance = measure(character, index)
    return advance.isFinite && advance > 0 ? advance : 0
  }

  /// Whether something fits on a line.
  func fits(_ width: CGFloat) -> Bool { width <= limit + Self.tolerance }
}

/// A line that is being filled.
private struct Filling {
  /// The end of what is seen, and its width.
  var end: String.Index
  var width: CGFloat = 0

  /// The width with the spaces behind what is seen.
  var wholeWidth: CGFloat = 0

  /// The last place where the line may end: where the next one begins, and this one's end and width.
  var wayOut: (next: String.Index, end: String.Index, width: CGFloat)?

  var previous: BreakClass?
}

// MARK: - Filling

extension LineFiller {
  /// All lines of the text, or as many as it may have.
  mutating func fill() -> [TextLine] {
    var lines: [TextLine] = []
    while isUnfinished(after: lines) {
      let start = position
      if isStyled { starts.append(start) }
      if lineLimit > 0, lines.count == lineLimit - 1, truncates {
        lines.append(lastLine(from: start))
        break
      }
      lines.append(nextLine())
    }
    if position < text.endIndex { isTruncated = true }
    return lines
  }

  private func isUnfinished(after lines: [TextLine]) -> Bool {
    if lineLimit > 0, lines.count == lineLimit { return false }
    if position < text.endIndex { return true }
    // A text of nothing but line breaks has a line behind the last one.
    return isAfterMandatoryBreak && lines.allSatisfy { $0.text.isEmpty }
  }

  /// Whether the last line shows more or less than has room on it.
  private var truncates: Bool { mode != .byWordWrapping && mode != .byCharWrapping }

  /// The last line that the text may have, from which something is left out if there is more.
  private mutating func lastLine(from start: String.Index) -> TextLine {
    let line = nextLine()
    if position == text.endIndex { return line }
    isTruncated = true
    return Truncation(self, from: start).line
  }

  /// The characters up to the place where the line has to end.
  mutating func nextLine() -> TextLine {
    let start = position
    var filling = Filling(end: start)
    isAfterMandatoryBreak = false
    while position < text.endIndex {
      let character = text[position]
      let after = text.index(after: position)
      let kind = BreakClass(character)
      if kind == .mandatory {
        position = after
        isAfterMandatoryBreak = true
        break
      }
      let advance = advance(of: character, at: position)
      if kind == .space {
        filling.wholeWidth += advance
        filling.previous = .space
      } else {
        noteWayOut(&filling, before: kind, start)
        if !fits(filling.wholeWidth + advance), position > start {
          return endLine(filling, from: start)
        }
        filling.wholeWidth += advance
        filling.width = filling.wholeWidth
        filling.end = after
        if kind != .transparent { filling.previous = kind }
      }
      position = after
    }
    return finishedLine(filling, from: start)
  }

  private func noteWayOut(_ filling: inout Filling, before kind: BreakClass, _ start: String.Index)
  {
    guard position > start, kind != .transparent, let previous = filling.previous else { return }
    guard
      mode == .byCharWrapping || BreakClass.allowsBreak(after: previous, before: kind)
    else { return }
    filling.wayOut = (position, filling.end, filling.width)
  }

  /// Ends a line for lack of room.
  private mutating func endLine(_ filling: Filling, from start: String.Index) -> TextLine {
    guard let (next, end, width) = filling.wayOut else {
      return TextLine(text: text[start..<filling.end], width: filling.width)
    }
    position = next
    return TextLine(text: text[start..<end], width: width)
  }

  /// The line that ends where the text says so. The spaces at its end count, as far as there is room.
  private func finishedLine(_ filling: Filling, from start: String.Index) -> TextLine {
    var end = position
    if isAfterMandatoryBreak { end = text.index(before: end) }
    let width = fits(filling.wholeWidth) ? filling.wholeWidth : max(filling.width, limit)
    return TextLine(text: text[start..<end], width: width)
  }
}
