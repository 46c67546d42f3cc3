/// Breaks a text into lines.
struct LineFiller {
  let characters: TextCharacters
  let limit: CGFloat
  let lineLimit: Int
  let mode: LineBreakMode

  /// The width of an ellipsis, in points.
  let ellipsisWidth: CGFloat

  /// The number of the character with which the next line begins.
  private var position = 0

  /// Whether the line before that was ended by the text itself.
  private var isAfterMandatoryBreak = false

  /// Whether something has been left out.
  private(set) var isTruncated = false

  /// The numbers of the characters with which the lines begin, if the text is styled.
  private(set) var starts: [Int] = []
  private let isStyled: Bool

  /// The numbers of the characters that are seen of the last line, if something of it has been left out.
  private var seen: [Range<Int>]?

  /// The greatest excess of a line over the limit, in points: far below a pixel, far above the rounding of sums of
  /// widths.
  static let tolerance: CGFloat = 1e-6

  /// Takes a text, and what finds the width of a character at a place in it; of an ellipsis at no place.
  init(_ run: TextRun, limit: CGFloat, measure: (Character, String.Index?) -> CGFloat) {
    isStyled = run.styledText != nil
    characters = TextCharacters(run.text, isUniform: !isStyled, measure)
    self.limit = limit
    lineLimit = max(0, run.lineLimit)
    mode = run.lineBreakMode
    ellipsisWidth =
      lineLimit > 0 ? TextCharacters.forwards(measure(Truncation.ellipsis, nil)) : 0
  }

  /// The numbers of the characters of a styled text that are seen on a line, with the spaces at its end. At least one
  /// range is given, which is empty where there are none.
  func places(onLine line: Int) -> [Range<Int>] {
    if line == starts.count - 1, let seen {
      let places = seen.filter { !$0.isEmpty }
      return places.isEmpty ? [starts[line]..<starts[line]] : places
    }
    return [starts[line]..<(line + 1 < starts.count ? starts[line + 1] : position)]
  }

  /// The numbers of the characters of a styled text that a line shows; nil where it has an ellipsis in place of others.
  func parts(of text: Substring, onLine line: Int) -> [Range<Int>?] {
    guard line == starts.count - 1, let seen else {
      let start = starts[line]
      return [start..<min(start + text.count, characters.count)]
    }
    return seen.count == 2 ? [seen[0], nil, seen[1]] : seen
  }

  /// Whether something fits on a line.
  private func fits(_ width: CGFloat) -> Bool { width <= limit + Self.tolerance }
}

/// A line that is being filled.
private struct Filling {
  /// The end of what is seen, and its width.
  var end: Int
  var width: CGFloat = 0

  /// The width with the spaces behind what is seen.
  var wholeWidth: CGFloat = 0

  /// The last place where the line may end: where the next one begins, and this one's end and width.
  var wayOut: (next: Int, end: Int, width: CGFloat)?

  var previous: BreakClass?
}

// MARK: - Filling

extension LineFiller {
  /// All lines of the text, or as many as it may have.
  mutating func fill() -> [TextLine] {
    var lines: [TextLine] = []
    while isUnfinished(after: lines) {
      let start = position
      if isStyled { starts.append(position) }
      if lineLimit > 0, lines.count == lineLimit - 1, truncates {
        lines.append(lastLine(from: start))
        break
      }
      lines.append(nextLine())
    }
    if position < characters.count { isTruncated = true }
    return lines
  }

  private func isUnfinished(after lines: [TextLine]) -> Bool {
    if lineLimit > 0, lines.count == lineLimit { return false }
    if position < characters.count { return true }
    // A text of nothing but line breaks has a line behind the last one.
    return isAfterMandatoryBreak && lines.allSatisfy { $0.text.isEmpty }
  }

  /// Whether the last line shows more or less than has room on it.
  private var truncates: Bool { mode != .byWordWrapping && mode != .byCharWrapping }

  /// The last line that the text may have, from which something is left out if there is more.
  private mutating func lastLine(from start: Int) -> TextLine {
    let line = nextLine()
    if position == characters.count { return line }
    isTruncated = true
    let outcome = Truncation(self, from: start).outcome
    seen = outcome.seen
    return outcome.line
  }

  /// The characters up to the place where the line has to end.
  private mutating func nextLine() -> TextLine {
    let start = position
    var filling = Filling(end: start)
    isAfterMandatoryBreak = false
    while position < characters.count {
      let kind = characters.kind(position)
      if kind == .mandatory {
        position += 1
        isAfterMandatoryBreak = true
        break
      }
      let advance = characters.advance(position)
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
        filling.end = position + 1
        if kind != .transparent { filling.previous = kind }
      }
      position += 1
    }
    return finishedLine(filling, from: start)
  }

  private func noteWayOut(_ filling: inout Filling, before kind: BreakClass, _ start: Int) {
    guard position > start, kind != .transparent, let previous = filling.previous else { return }
    guard
      mode == .byCharWrapping || BreakClass.allowsBreak(after: previous, before: kind)
    else { return }
    filling.wayOut = (position, filling.end, filling.width)
  }

  /// Ends a line for lack of room.
  private mutating func endLine(_ filling: Filling, from start: Int) -> TextLine {
    guard let (next, end, width) = filling.wayOut else {
      return TextLine(text: characters[start..<filling.end], width: filling.width)
    }
    position = next
    return TextLine(text: characters[start..<end], width: width)
  }

  /// A line that ends at a line break of the text. The spaces at its end count, as far as there is room.
  private func finishedLine(_ filling: Filling, from start: Int) -> TextLine {
    let end = isAfterMandatoryBreak ? position - 1 : position
    let width = fits(filling.wholeWidth) ? filling.wholeWidth : max(filling.width, limit)
    return TextLine(text: characters[start..<end], width: width)
  }
}
