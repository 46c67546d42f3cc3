/// The last line of a text that has no room for all of it.
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

  /// What is seen, with an ellipsis for what is not. A character is seen whole or not at all.
  var line: TextLine {
    switch filler.mode {
    case .byTruncatingHead: joined(.zero, suffix(within: room))
    case .byTruncatingMiddle: middle
    case .byTruncatingTail: joined(prefix(within: room), .zero)
    case .byClipping, .byWordWrapping, .byCharWrapping: clipped
    }
  }

  /// Some characters, and how wide they are.
  private struct Piece {
    var text: Substring
    var width: CGFloat

    static let zero = Piece(text: "", width: 0)
  }

  /// What is left beside an ellipsis, in points.
  private var room: CGFloat { filler.limit - filler.ellipsisWidth }
}

// MARK: - Pieces

extension Truncation {
  /// As many characters of the paragraph as fit from its beginning, without spaces at their end.
  private func prefix(within room: CGFloat) -> Piece {
    var width: CGFloat = 0
    var piece = Piece.zero
    for position in start..<characters.count {
      let kind = characters.kind(position)
      if kind == .mandatory { break }
      width += characters.advance(position)
      if width > room { break }
      if kind != .space { piece = Piece(text: characters[start..<position + 1], width: width) }
    }
    return piece
  }

  /// As many characters as fit at the end of the text, without spaces at their beginning.
  private func suffix(within room: CGFloat) -> Piece {
    var end = characters.count
    if end > start, characters.kind(end - 1) == .mandatory { end -= 1 }
    var width: CGFloat = 0
    var piece = Piece.zero
    for position in (start..<end).reversed() {
      let kind = characters.kind(position)
      if kind == .mandatory { break }
      width += characters.advance(position)
      if width > room { break }
      if kind != .space { piece = Piece(text: characters[position..<end], width: width) }
    }
    return piece
  }

  /// Half of the room for the beginning, and what that leaves for the end.
  private var middle: TextLine {
    guard room.isFinite else { return joined(prefix(within: room), suffix(within: room)) }
    let head = prefix(within: room / 2)
    return joined(head, suffix(within: room - head.width))
  }

  /// The paragraph, which ends where the room does.
  private var clipped: TextLine {
    let rest = start..<characters.count
    let end = rest.first { characters.kind($0) == .mandatory } ?? rest.upperBound
    let width = (start..<end).reduce(0) { $0 + characters.advance($1) }
    return TextLine(text: characters[start..<end], width: min(width, filler.limit))
  }

  private func joined(_ head: Piece, _ tail: Piece) -> TextLine {
    TextLine(
      text: head.text + String(Self.ellipsis) + tail.text,
      width: head.width + filler.ellipsisWidth + tail.width)
  }
}
