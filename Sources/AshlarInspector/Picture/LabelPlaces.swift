import Ashlar

/// The places of badges and names, which the next one avoids.
struct LabelPlaces {
  /// The rectangles of texts, by the squares of the paper that they touch.
  private var taken: [Square: [CGRect]] = [:]

  /// Texts and names, by the squares that they touch. No line to a badge crosses them.
  private var letters: [Square: [CGRect]] = [:]

  /// The rectangles of views' contents, by the squares that they touch. No badge covers it as long as there is room
  /// elsewhere.
  private var contents: [Square: [CGRect]] = [:]

  /// The lines of constraints, by the squares that they touch. No name lies on them.
  private var bars: [Square: [CGRect]] = [:]

  /// The edges of views, by the squares that they touch. No badge lies on them as long as there is room elsewhere.
  private var outlines: [Square: [CGRect]] = [:]

  /// The side of a square, in points.
  private static let side: CGFloat = 48

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// How many rectangles a square is full with, where many views lie over each other.
  private static let most = 24

  /// How many lines a square has at most, of which a name or a number keeps clear.
  private static let mostLines = 128

  /// Keeps a rectangle free of other labels.
  mutating func take(_ rectangle: CGRect) { Self.add(rectangle, to: &taken, Self.most) }

  /// Keeps a rectangle free of badges, as far as there is room elsewhere.
  mutating func keepInSight(_ rectangle: CGRect) { Self.add(rectangle, to: &contents, Self.most) }

  /// Keeps a line of a constraint free of names.
  mutating func keepOffNames(_ line: CGRect) {
    Self.add(line.insetBy(dx: -0.5, dy: -0.5), to: &bars, Self.mostLines)
  }

  /// Keeps the edges of a view free of badges, as far as there is room elsewhere.
  mutating func keepOutlineInSight(_ box: CGRect) {
    let sides = [
      CGRect(x: box.minX, y: box.minY, width: box.width, height: 0),
      CGRect(x: box.minX, y: box.maxY, width: box.width, height: 0),
      CGRect(x: box.minX, y: box.minY, width: 0, height: box.height),
      CGRect(x: box.maxX, y: box.minY, width: 0, height: box.height),
    ]
    for side in sides { Self.add(side.insetBy(dx: -0.1, dy: -0.1), to: &outlines, Self.mostLines) }
  }

  /// Keeps a text or a name free of other labels and of lines to them.
  mutating func takeLetters(_ rectangle: CGRect) {
    take(rectangle)
    Self.add(rectangle, to: &letters, Self.mostLines)
  }

  private static func add(_ rectangle: CGRect, to places: inout [Square: [CGRect]], _ most: Int) {
    for square in squares(of: rectangle) {
      if places[square]?.count == most { continue }
      places[square, default: []].append(rectangle)
    }
  }

  private func isFull(_ square: Square) -> Bool { taken[square]?.count == Self.most }

  /// A text that a rectangle would cover.
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
  /// far or the line is shorter than the badge; where all is full, or that line would cross words, it is left out.
  ///
  /// - Parameters:
  ///   - shapes: What is drawn of the constraint.
  ///   - isOnEdge: Whether it is along an edge of its view, as a size is, so that its badge may lie on edges.
  mutating func place(_ shapes: [Picture.Shape], isOnEdge: Bool) -> [Picture.Shape] {
    let lines = shapes.compactMap { shape -> (CGPoint, CGPoint)? in
      if case .line(let start, let end) = shape.kind { return (start, end) }
      return nil
    }
    return shapes.flatMap { shape -> [Picture.Shape] in
      guard case .badge(let words, let middle) = shape.kind else { return [shape] }
      let bar = lines.first.map { Bar(start: $0.0, end: $0.1) }
      let isNarrow =
        bar.map { !$0.hasRoom(for: Picture.plate(of: words, at: middle).size) } ?? false
      func hasLine(_ place: CGPoint) -> Bool {
        let distance = abs(place.x - middle.x) + abs(place.y - middle.y)
        return (distance > Self.far || isNarrow && distance > 0)
          && !lines.contains { Self.isOn($0, place) }
      }
      let places = Self.places(near: middle, on: bar, words)
      guard
        let found = best(
          of: places, words, isOnEdge,
          where: { place in
            !(hasLine(place) && crossesWords(from: middle, to: place))
          })
      else { return [] }
      take(Picture.plate(of: words, at: found))
      var placed = shape
      placed.kind = .badge(words, found)
      return hasLine(found) ? [Picture.Shape(kind: .line(middle, found)), placed] : [placed]
    }
  }

  /// The first free place at which a badge covers nothing that a view shows and lies on no edge; else the one that has most
  /// of that.
  private func best(
    of places: [CGPoint], _ words: String, _ isOnEdge: Bool, where isAllowed: (CGPoint) -> Bool
  ) -> CGPoint? {
    var found: (place: CGPoint, flaws: Int)?
    for place in places {
      let plate = Picture.plate(of: words, at: place)
      if obstacle(to: plate) != nil || !isAllowed(place) { continue }
      var flaws = 0
      if hits(contents, plate) { flaws += 1 }
      if !isOnEdge, hits(outlines, plate.insetBy(dx: 1, dy: 1)) { flaws += 2 }
      if flaws == 0 { return place }
      if flaws < found?.flaws ?? .max { found = (place, flaws) }
    }
    return found?.place
  }

  private func hits(_ places: [Square: [CGRect]], _ plate: CGRect) -> Bool {
    Self.squares(of: plate).contains { square in
      places[square]?.contains { $0.intersects(plate) } == true
    }
  }

  /// Whether a line goes over something written. It is looked at every 3 points.
  private func crossesWords(from start: CGPoint, to end: CGPoint) -> Bool {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    let count = Int((length / 3).rounded(.up))
    return (0...count).contains { step in
      let share = CGFloat(step) / CGFloat(max(1, count))
      let point = CGRect(
        x: start.x + (end.x - start.x) * share - 1, y: start.y + (end.y - start.y) * share - 1,
        width: 2, height: 2)
      return hits(letters, point)
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

  /// The line of a constraint, along an axis.
  private struct Bar {
    let start: CGPoint
    let end: CGPoint

    var isLevel: Bool { start.y == end.y }

    var length: CGFloat { (isLevel ? end.x - start.x : end.y - start.y).magnitude }

    /// Whether a badge of a size on the line leaves some of it to be seen.
    func hasRoom(for size: CGSize) -> Bool { length >= (isLevel ? size.width : size.height) }
  }

  /// The places that come into question, the best first: on the line, if it is longer than the badge, beside it, behind its
  /// ends, and further away.
  private static func places(near middle: CGPoint, on bar: Bar?, _ words: String) -> [CGPoint] {
    guard let bar else { return [middle] }
    let size = Picture.plate(of: words, at: middle).size
    let isLevel = bar.isLevel
    let (own, across) = isLevel ? (size.width, size.height) : (size.height, size.width)
    let step = isLevel ? own / 2 + 2 : own + 1
    let room = (bar.length - own) / 2
    func moved(along: CGFloat, across: CGFloat) -> CGPoint {
      isLevel
        ? CGPoint(x: middle.x + along, y: middle.y + across)
        : CGPoint(x: middle.x + across, y: middle.y + along)
    }
    let aside = (isLevel ? across : across / 2) + 1
    var places = bar.hasRoom(for: size) ? [middle] : []
    for count in 1...4 where CGFloat(count) * step <= room {
      places += [-1, 1].map { moved(along: $0 * CGFloat(count) * step, across: 0) }
    }
    func add(_ rows: ClosedRange<Int>) {
      for row in rows {
        places += [-1, 1].map { moved(along: 0, across: $0 * CGFloat(row) * aside) }
      }
    }
    add(1...4)
    if !bar.hasRoom(for: size) {
      let beyond = (bar.length + own) / 2 + 4
      for row in [0, -1, 1, -2, 2] as [CGFloat] {
        places += [-1, 1].map { moved(along: $0 * beyond, across: row * aside) }
      }
    }
    add(5...8)
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
  /// The name of a box, to be written into it.
  struct Name {
    let text: String
    let box: CGRect
    var isRightToLeft = false
  }

  /// Writes the names of boxes into their upper corners where reading begins.
  ///
  /// Of boxes that begin in one corner the first has its name there; the others have theirs behind it, or below
  /// where that is too long. A name without room is left out.
  ///
  /// - Returns: A text for each box, or nil.
  mutating func placeNames(_ boxes: [Name]) -> [Picture.Shape?] {
    let names = boxes.map { NamePlace($0) }
    var shapes = names.map { name in name.flatMap { take($0.corner, for: $0) } }
    for (index, name) in names.enumerated() where shapes[index] == nil {
      shapes[index] = name.flatMap { placeBeside($0) }
    }
    return shapes
  }

  /// A text, or a line, that a name would lie on. Letters leave the first point of its height free.
  private func obstacle(toName extent: CGRect) -> CGRect? {
    if let found = obstacle(to: extent) { return found }
    let letters = CGRect(
      x: extent.minX, y: extent.minY + 1, width: extent.width, height: extent.height - 1)
    for square in Self.squares(of: extent) {
      if let found = bars[square]?.first(where: { $0.intersects(letters) }) { return found }
    }
    return nil
  }

  /// Writes a name at a point, if nothing else is there.
  private mutating func take(_ start: CGPoint, for name: NamePlace) -> Picture.Shape? {
    let extent = name.extent(at: start)
    if obstacle(toName: extent) != nil { return nil }
    takeLetters(extent)
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
      guard let obstacle = obstacle(toName: name.extent(at: start)) else {
        return take(start, for: name)
      }
      start.x = name.start(behind: obstacle)
    }
    return nil
  }
}

/// A possible place for the name of a box.
private struct NamePlace {
  private let text: String
  private let box: CGRect
  private let isRightToLeft: Bool

  /// The left end of the line in the upper corner of the box where reading begins.
  var corner: CGPoint {
    let y = box.minY + Picture.letterHeight
    return CGPoint(x: isRightToLeft ? box.maxX - 3 - width : box.minX + 3, y: y)
  }

  /// Nil without room for a part of the name.
  init?(_ name: LabelPlaces.Name) {
    guard Picture.isDrawable(name.box) else { return nil }
    text = Picture.fitted(OneLine.text(name.text), in: name.box.width - 4)
    (box, isRightToLeft) = (name.box, name.isRightToLeft)
    guard !text.isEmpty, hasRoom(at: corner) else { return nil }
  }

  private var width: CGFloat { Picture.extent(of: text, at: .zero).width }

  func shape(at start: CGPoint) -> Picture.Shape { Picture.Shape(kind: .text(text, start)) }

  func extent(at start: CGPoint) -> CGRect { Picture.extent(of: text, at: start) }

  /// The beginning of a name that stands behind something, in the direction of reading.
  func start(behind obstacle: CGRect) -> CGFloat {
    let gap = 2 * Picture.letterWidth
    return isRightToLeft ? obstacle.minX - gap - width : obstacle.maxX + gap
  }

  func hasRoom(at start: CGPoint) -> Bool {
    let extent = extent(at: start)
    return start.y + 1 <= box.maxY && extent.maxX <= box.maxX && extent.minX >= box.minX
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
