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

  /// Writes a text from its lower left corner to the right.
  ///
  /// - Parameters:
  ///   - unit: How many pixels wide a dot of a letter is.
  ///   - advance: How many pixels it is from a letter to the next one.
  mutating func write(
    _ text: String, _ x: Int, _ y: Int, _ color: Color, unit: Int, advance: Int
  ) {
    var left = x
    for character in text {
      for (row, dots) in PixelFont.rows(of: character).enumerated() {
        let top = y + (row - PixelFont.height) * unit
        for column in 0..<3 where dots >> (2 - column) & 1 == 1 {
          let start = left + column * unit
          fill(start...start + unit - 1, top...top + unit - 1, color)
        }
      }
      left += advance * TextWidth.columns(of: character)
    }
  }
}
