/// The last line of a text that has no room for all of it.
struct Truncation {
  private let filler: LineFiller
  private let start: String.Index

  init(_ filler: LineFiller, from start: String.Index) {
    self.filler = filler
    self.start = start
  }

  private static let ellipsis: Character = "…"

  private var text: String { filler.text }

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
  private var room: CGFloat { filler.limit - filler.advance(of: Self.ellipsis, at: nil) }
}

// MARK: - Pieces

extension Truncation {
  /// As many characters of the paragraph as fit from its beginning, without spaces at their end.
  private func prefix(within room: CGFloat) -> Piece {
    var index = start
    var width: CGFloat = 0
    var piece = Piece(text: text[start..<start], width: 0)
    while index < text.endIndex {
      let kind = BreakClass(text[index])
      if kind == .mandatory { break }
      width += filler.advance(of: text[index], at: index)
      if width > room { break }
      index = text.index(after: index)
      if kind != .space { piece = Piece(text: text[start..<index], width: width) }
    }
    return piece
  }

  /// As many characters as fit at the end of the text, without spaces at their beginning.
  private func suffix(within room: CGFloat) -> Piece {
    var end = text.endIndex
    if end > start, BreakClass(text[text.index(before: end)]) == .mandatory {
      end = text.index(before: end)
    }
    var index = end
    var width: CGFloat = 0
    var piece = Piece(text: text[end..<end], width: 0)
    while index > start {
      index = text.index(before: index)
      let kind = BreakClass(text[index])
      if kind == .mandatory { break }
      width += filler.advance(of: text[index], at: index)
      if width > room { break }
      if kind != .space { piece = Piece(text: text[index..<end], width: width) }
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
    let end = text[start...].firstIndex { BreakClass($0) == .mandatory } ?? text.endIndex
    let width = text[start..<end].indices.reduce(0) { $0 + filler.advance(of: text[$1], at: $1) }
    return TextLine(text: text[start..<end], width: min(width, filler.limit))
  }

  private func joined(_ head: Piece, _ tail: Piece) -> TextLine {
    TextLine(
      text: head.text + String(Self.ellipsis) + tail.text,
      width: head.width + filler.advance(of: Self.ellipsis, at: nil) + tail.width)
  }
}
