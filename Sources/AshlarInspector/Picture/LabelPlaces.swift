import Ashlar

/// Where badges and names are, so that the next one finds a place beside them.
struct LabelPlaces {
  /// What is written, by the squares of the paper that it touches.
  private var taken: [Square: [CGRect]] = [:]

  /// What views show, by the squares that it touches. No badge covers it as long as there is room elsewhere.
  private var contents: [Square: [CGRect]] = [:]

  /// The side of a square, in points.
  private static let side: CGFloat = 48

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// How many rectangles a square is full with, where many views lie over each other.
  private static let most = 24

  /// Keeps a rectangle free of other labels.
  mutating func take(_ rectangle: CGRect) {
    for square in Self.squares(of: rectangle) where !isFull(square) {
      taken[square, default: []].append(rectangle)
    }
  }

  /// Keeps a rectangle free of badges, as far as there is room elsewhere.
  mutating func keepInSight(_ rectangle: CGRect) {
    for square in Self.squares(of: rectangle) {
      if contents[square]?.count == Self.most { continue }
      contents[square, default: []].append(rectangle)
    }
  }

  private func isFull(_ square: Square) -> Bool { taken[square]?.count == Self.most }

  /// Something written that a rectangle would cover.
  private func obstacle(to rectangle: CGRect) -> CGRect? {
    for square in Self.squares(of: rectangle) {
      if isFull(square) { return rectangle }
      if let found = taken[square]?.first(where: { $0.intersects(rectangle) }) { return found }
    }
    return nil
  }

  /// Moves the badges of a constraint to where they cover nothing, as near their places as they can be.
  ///
  /// A badge stays on its line as long as there is room for it, then goes beside it, and has a line to it where that is
  /// far; where all is full it is left out.
  mutating func place(_ shapes: [Picture.Shape]) -> [Picture.Shape] {
    let lines = shapes.compactMap { shape -> (CGPoint, CGPoint)? in
      if case .line(let start, let end) = shape.kind { return (start, end) }
      return nil
    }
    return shapes.flatMap { shape -> [Picture.Shape] in
      guard case .badge(let words, let middle) = shape.kind else { return [shape] }
      let places = Self.places(near: middle, on: lines.first, words)
        .filter { obstacle(to: Picture.plate(of: words, at: $0)) == nil }
      let clear = places.first { isClear(words, $0) }
      guard let found = clear ?? places.first else { return [] }
      take(Picture.plate(of: words, at: found))
      var placed = shape
      placed.kind = .badge(words, found)
      let isFar = abs(found.x - middle.x) + abs(found.y - middle.y) > Self.far
      return isFar && !lines.contains { Self.isOn($0, found) }
        ? [Picture.Shape(kind: .line(middle, found)), placed] : [placed]
    }
  }

  /// How far from its line a badge is without a line of its own, in points.
  private static let far: CGFloat = 20

  private static func isOn(_ line: (start: CGPoint, end: CGPoint), _ point: CGPoint) -> Bool {
    let (start, end) = line
    return start.y == end.y && point.y == start.y
      && (min(start.x, end.x)...max(start.x, end.x)).contains(point.x)
      || start.x == end.x && point.x == start.x
        && (min(start.y, end.y)...max(start.y, end.y)).contains(point.y)
  }

  /// Whether a badge covers nothing that a view shows.
  private func isClear(_ words: String, _ middle: CGPoint) -> Bool {
    let plate = Picture.plate(of: words, at: middle)
    return Self.squares(of: plate).allSatisfy { square in
      contents[square]?.contains { $0.intersects(plate) } != true
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
    for count in 1...8 {
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

// MARK: - Names

extension LabelPlaces {
  /// Writes the names of boxes into their upper left corners.
  ///
  /// Of boxes that begin in one corner the first has its name there; the others have theirs behind it, or below
  /// where that is too long. A name without room is left out.
  ///
  /// - Returns: A text for each box, or nil.
  mutating func placeNames(_ boxes: [(name: String, place: CGRect)]) -> [Picture.Shape?] {
    let names = boxes.map { NamePlace($0.name, in: $0.place) }
    var shapes = names.map { name in name.flatMap { take($0.corner, for: $0) } }
    for (index, name) in names.enumerated() where shapes[index] == nil {
      shapes[index] = name.flatMap { placeBeside($0) }
    }
    return shapes
  }

  /// Writes a name at a point, if nothing else is there.
  private mutating func take(_ start: CGPoint, for name: NamePlace) -> Picture.Shape? {
    let extent = name.extent(at: start)
    if obstacle(to: extent) != nil { return nil }
    take(extent)
    return name.shape(at: start)
  }

  /// Writes a name behind what is in its corner, or below.
  private mutating func placeBeside(_ name: NamePlace) -> Picture.Shape? {
    var start = name.corner
    for _ in 1...24 {
      guard name.hasRoom(at: start) else {
        start = CGPoint(x: name.corner.x, y: start.y + Picture.letterHeight + 1)
        if name.hasRoom(at: start) { continue }
        return nil
      }
      guard let obstacle = obstacle(to: name.extent(at: start)) else {
        return take(start, for: name)
      }
      start.x = obstacle.maxX + 2 * Picture.letterWidth
    }
    return nil
  }
}

/// Where the name of a box can stand.
private struct NamePlace {
  private let text: String
  private let box: CGRect

  /// The left end of the line in the upper left corner of the box.
  var corner: CGPoint { CGPoint(x: box.minX + 3, y: box.minY + Picture.letterHeight) }

  /// Nil without room for a part of the name.
  init?(_ name: String, in box: CGRect) {
    guard Picture.isDrawable(box) else { return nil }
    text = Picture.fitted(OneLine.text(name), in: box.width - 4)
    self.box = box
    guard !text.isEmpty, hasRoom(at: corner) else { return nil }
  }

  func shape(at start: CGPoint) -> Picture.Shape { Picture.Shape(kind: .text(text, start)) }

  func extent(at start: CGPoint) -> CGRect { Picture.extent(of: text, at: start) }

  func hasRoom(at start: CGPoint) -> Bool {
    start.y + 1 <= box.maxY && extent(at: start).maxX <= box.maxX
  }
}

// MARK: - Extents

extension Picture {
  /// The rectangle of a name.
  static func extent(of words: String, at start: CGPoint) -> CGRect {
    let width = CGFloat(TextWidth.columns(of: words)) * letterWidth
    return CGRect(x: start.x, y: start.y - letterHeight, width: width, height: letterHeight)
  }

  /// The rectangle of a badge.
  static func plate(of words: String, at middle: CGPoint) -> CGRect {
    let width = CGFloat(TextWidth.columns(of: words)) * letterWidth + 4
    return CGRect(x: middle.x - width / 2, y: middle.y - 5.5, width: width, height: 11)
  }
}
