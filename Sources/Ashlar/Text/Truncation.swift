/// The last line of a truncated text.
struct Truncation {
  private let filler: LineFiller
  private let characters: TextCharacters
  private let start: Int

  /// Takes the number of the character with which the line begins.
  init(_ filler: LineFiller, from start: Int) {
    self.filler = filler
    characters = filler.characters
    self.start = start
  }

  static let ellipsis: Character = "…"

  /// A line, and the numbers of the characters that are seen on it.
  typealias Outcome = (line: TextLine, seen: [Range<Int>])

  /// What is seen, with an ellipsis for what is not. A character is seen whole or not at all.
  var outcome: Outcome {
    switch filler.mode {
    case .byTruncatingHead: joined(nothing, suffix(within: room))
    case .byTruncatingMiddle: middle
    case .byTruncatingTail: joined(prefix(within: room), nothing)
    case .byClipping, .byWordWrapping, .byCharWrapping: clipped
    }
  }

  /// A range of characters and its width.
  private struct Piece {
    var range: Range<Int>
    var width: CGFloat
  }

  private var nothing: Piece { Piece(range: start..<start, width: 0) }

  /// What is left beside an ellipsis, in points.
  private var room: CGFloat { filler.limit - filler.ellipsisWidth }
}

// MARK: - Pieces

extension Truncation {
  /// As many characters of the paragraph as fit from its beginning, without spaces at their end.
  private func prefix(within room: CGFloat) -> Piece {
    piece(of: start..<characters.count, within: room) { start..<$0 + 1 }
  }

  /// As many characters as fit at the end of the text, without spaces at their beginning.
  private func suffix(within room: CGFloat) -> Piece {
    var end = characters.count
    if end > start, characters.kind(end - 1) == .mandatory { end -= 1 }
    return piece(of: (start..<end).reversed(), within: room) { $0..<end }
  }

  /// As many characters as fit, up to the last one that is no space.
  private func piece(
    of positions: some Sequence<Int>, within room: CGFloat, _ range: (Int) -> Range<Int>
  ) -> Piece {
    var width: CGFloat = 0
    var piece = nothing
    for position in positions {
      let kind = characters.kind(position)
      if kind == .mandatory { break }
      width += characters.advance(position)
      if width > room { break }
      if kind != .space { piece = Piece(range: range(position), width: width) }
    }
    return piece
  }

  /// Half of the room for the beginning, and what that leaves for the end.
  private var middle: Outcome {
    guard room.isFinite else { return joined(prefix(within: room), suffix(within: room)) }
    let head = prefix(within: room / 2)
    return joined(head, suffix(within: room - head.width))
  }

  /// The paragraph, which ends where the room does.
  private var clipped: Outcome {
    let rest = start..<characters.count
    let end = rest.first { characters.kind($0) == .mandatory } ?? rest.upperBound
    let width = (start..<end).reduce(0) { $0 + characters.advance($1) }
    let line = TextLine(text: characters[start..<end], width: min(width, filler.limit))
    return (line, [start..<end])
  }

  private func joined(_ head: Piece, _ tail: Piece) -> Outcome {
    let line = TextLine(
      text: characters[head.range] + String(Self.ellipsis) + characters[tail.range],
      width: head.width + filler.ellipsisWidth + tail.width)
    return (line, [head.range, tail.range])
  }
}
