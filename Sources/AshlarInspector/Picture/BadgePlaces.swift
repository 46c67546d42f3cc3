import Ashlar

/// Where badges and names are, so that the next badge finds a place beside them.
struct BadgePlaces {
  /// What is written, by the squares of the paper that it touches.
  private var taken: [Square: [CGRect]] = [:]

  /// The side of a square, in points.
  private static let side: CGFloat = 48

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// How many rectangles a square is full with, where many views lie over each other.
  private static let most = 24

  /// Keeps a rectangle free of badges.
  mutating func take(_ rectangle: CGRect) {
    for square in Self.squares(of: rectangle) where !isFull(square) {
      taken[square, default: []].append(rectangle)
    }
  }

  private func isFull(_ square: Square) -> Bool { taken[square]?.count == Self.most }

  /// Moves the badges of a constraint to where they cover nothing, as near their places as they can be.
  ///
  /// A badge stays on its line as long as there is room for it, then goes beside it; where all is full it
  /// stays where it is.
  mutating func place(_ shapes: [Picture.Shape]) -> [Picture.Shape] {
    let lines = shapes.compactMap { shape -> (CGPoint, CGPoint)? in
      if case .line(let start, let end) = shape.kind { return (start, end) }
      return nil
    }
    return shapes.map { shape in
      guard case .badge(let words, let middle) = shape.kind else { return shape }
      var placed = shape
      let found = Self.places(near: middle, on: lines.first, words).first { isFree(words, $0) }
      take(Picture.plate(of: words, at: found ?? middle))
      placed.kind = .badge(words, found ?? middle)
      return placed
    }
  }

  private func isFree(_ words: String, _ middle: CGPoint) -> Bool {
    let plate = Picture.plate(of: words, at: middle)
    return Self.squares(of: plate).allSatisfy { square in
      !isFull(square) && !(taken[square]?.contains { $0.intersects(plate) } ?? false)
    }
  }

  /// The places that come into question, the best first.
  private static func places(
    near middle: CGPoint, on line: (start: CGPoint, end: CGPoint)?, _ words: String
  ) -> [CGPoint] {
    guard let line else { return [middle] }
    let size = Picture.plate(of: words, at: middle).size
    let isLevel = line.start.y == line.end.y
    let step = isLevel ? size.width / 2 + 2 : size.height + 1
    let length = isLevel ? line.end.x - line.start.x : line.end.y - line.start.y
    let room = (length.magnitude - (isLevel ? size.width : size.height)) / 2
    func moved(along: CGFloat, across: CGFloat) -> CGPoint {
      isLevel
        ? CGPoint(x: middle.x + along, y: middle.y + across)
        : CGPoint(x: middle.x + across, y: middle.y + along)
    }
    var places = [middle]
    for count in 1...4 where CGFloat(count) * step <= room {
      places += [-1, 1].map { moved(along: $0 * CGFloat(count) * step, across: 0) }
    }
    let aside = (isLevel ? size.height : size.width / 2) + 1
    for count in 1...3 {
      places += [-1, 1].map { moved(along: 0, across: $0 * CGFloat(count) * aside) }
    }
    return places
  }

  private static func squares(of rectangle: CGRect) -> [Square] {
    let columns = span(rectangle.minX, rectangle.maxX)
    let rows = span(rectangle.minY, rectangle.maxY)
    return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
  }

  private static func span(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<Int> {
    let first = Int((start / side).rounded(.down))
    return first...max(first, Int((end / side).rounded(.down)))
  }
}

extension Picture {
  /// The rectangle of a badge.
  static func plate(of words: String, at middle: CGPoint) -> CGRect {
    let width = CGFloat(TextWidth.columns(of: words)) * letterWidth + 4
    return CGRect(x: middle.x - width / 2, y: middle.y - 5.5, width: width, height: 11)
  }
}
