import Ashlar

/// A rectangle of pixels to draw on.
struct PixelCanvas {
  let width: Int
  let height: Int

  /// Red, green and blue of each pixel, row by row.
  private(set) var bytes: [UInt8]

  /// A colour of light, without transparency.
  struct Color: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ hex: UInt32) {
      red = UInt8(hex >> 16 & 255)
      green = UInt8(hex >> 8 & 255)
      blue = UInt8(hex & 255)
    }
  }

  init(width: Int, height: Int, paper: Color) {
    self.width = width
    self.height = height
    bytes = []
    bytes.reserveCapacity(3 * width * height)
    for _ in 0..<width * height {
      bytes.append(paper.red)
      bytes.append(paper.green)
      bytes.append(paper.blue)
    }
  }
}

// MARK: - Drawing

extension PixelCanvas {
  /// Colours a pixel; what is outside is left out.
  ///
  /// - Parameter strength: How much of the colour there is, out of 255.
  mutating func set(_ x: Int, _ y: Int, _ color: Color, strength: Int = 255) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let start = 3 * (y * width + x)
    for (offset, part) in [color.red, color.green, color.blue].enumerated() {
      let old = Int(bytes[start + offset])
      bytes[start + offset] = UInt8((old * (255 - strength) + Int(part) * strength) / 255)
    }
  }

  /// Colours the pixels of a rectangle; both ends belong to it.
  mutating func fill(
    _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ color: Color, strength: Int = 255
  ) {
    let columns = columns.clamped(to: -1...width)
    for y in rows.clamped(to: -1...height) {
      for x in columns { set(x, y, color, strength: strength) }
    }
  }

  /// Draws a line between two pixels.
  ///
  /// - Parameter dash: How many pixels are drawn and then left out, in turn; nil to leave out none.
  ///
  /// Source: J. E. Bresenham, IBM Systems Journal 4(1), 1965.
  mutating func line(
    _ start: (x: Int, y: Int), _ end: (x: Int, y: Int), _ color: Color, thickness: Int, dash: Int?
  ) {
    let (across, down) = (abs(end.x - start.x), -abs(end.y - start.y))
    let step = (x: end.x < start.x ? -1 : 1, y: end.y < start.y ? -1 : 1)
    var (x, y, error, count) = (start.x, start.y, across + down, 0)
    while true {
      if dash.map({ count / $0 % 2 == 0 }) ?? true { dot(x, y, color, thickness) }
      if x == end.x, y == end.y { return }
      count += 1
      let double = 2 * error
      if double >= down {
        error += down
        x += step.x
      }
      if double <= across {
        error += across
        y += step.y
      }
    }
  }

  private mutating func dot(_ x: Int, _ y: Int, _ color: Color, _ size: Int) {
    for row in 0..<size {
      for column in 0..<size { set(x + column - size / 2, y + row - size / 2, color) }
    }
  }

  /// Writes a text from the left end of its line to the right, with soft edges.
  ///
  /// - Parameters:
  ///   - x: Where the line begins, in pixels.
  ///   - y: Where the letters stand, in pixels.
  ///   - advance: How many pixels it is from a letter to the next one.
  ///   - unit: How many pixels a unit of the font has.
  ///   - isBold: Whether strokes are thicker.
  mutating func write(
    _ text: String, x: Double, y: Double, _ color: Color, advance: Double, unit: Double,
    isBold: Bool = false
  ) {
    // A little narrower than high, so that capitals do not touch; narrower still where they stand close together.
    let across = min(0.92 * unit, 0.9 * advance / StrokeFont.width)
    var left = x
    for character in text {
      let columns = Double(TextWidth.columns(of: character))
      let start = left + (advance * columns - StrokeFont.width * across) / 2
      let strokes = StrokeFont.strokes(of: character).map { stroke in
        stroke.map { (x: start + $0.x * across, y: y - ($0.y - StrokeFont.base) * unit) }
      }
      draw(strokes, color, thickness: max(1, (isBold ? 2.4 : 1.6) * unit))
      left += advance * columns
    }
  }

  /// Draws strokes as one, so that nothing is darker where they meet.
  private mutating func draw(
    _ strokes: [[(x: Double, y: Double)]], _ color: Color, thickness: Double
  ) {
    let points = strokes.joined()
    guard let first = points.first else { return }
    let reach = thickness / 2 + 1
    let columns = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let rows = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    for row in Self.pixels(rows.0 - reach, rows.1 + reach, height) {
      for column in Self.pixels(columns.0 - reach, columns.1 + reach, width) {
        let distance = Self.distance(of: Double(column) + 0.5, Double(row) + 0.5, from: strokes)
        let cover = min(1, thickness / 2 + 0.5 - distance)
        if cover > 0 { set(column, row, color, strength: Int(cover * 255)) }
      }
    }
  }

  private static func pixels(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
    let first = max(0, min(Double(count), start.rounded(.down)))
    let last = max(first, min(Double(count), end.rounded(.up)))
    return Int(first)..<Int(last)
  }

  private static func distance(
    of x: Double, _ y: Double, from strokes: [[(x: Double, y: Double)]]
  ) -> Double {
    var least = Double.infinity
    for stroke in strokes {
      for (start, end) in zip(stroke, stroke.dropFirst()) {
        let (across, down) = (end.x - start.x, end.y - start.y)
        let length = across * across + down * down
        let along = length == 0 ? 0 : ((x - start.x) * across + (y - start.y) * down) / length
        let place = max(0, min(1, along))
        let (dx, dy) = (x - start.x - place * across, y - start.y - place * down)
        least = min(least, dx * dx + dy * dy)
      }
    }
    return least.squareRoot()
  }
}
