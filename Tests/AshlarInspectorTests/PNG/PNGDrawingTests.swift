import Ashlar
import Testing

@testable import AshlarInspector

struct `Drawings in PNG` {
  // The check values that the catalogues of these checksums give.
  @Test func `have the checksums of the standards`() {
    #expect(Checksum.crc32(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.adler32(of: Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Checksum.crc32(of: []) == 0)
    #expect(Checksum.adler32(of: []) == 1)
  }

  @Test(arguments: [0, 1, 2, 3, 100, 70_000])
  func `compress what can be read back`(count: Int) throws {
    var state: UInt32 = 1
    let data = (0..<count).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 50 < 30 ? 255 : UInt8(state >> 24)
    }

    let stream = Deflate.zlibStream(of: data, rowLength: 31)

    #expect(try Inflation.data(of: stream) == data)
  }

  @Test func `compress a run of 258 and more`() throws {
    for count in [257, 258, 259, 260, 261, 262, 515, 516, 517, 518, 519] {
      let data = [UInt8](repeating: 7, count: count)
      #expect(try Inflation.data(of: Deflate.zlibStream(of: data, rowLength: 1)) == data)
    }
  }

  private func pixels(_ drawing: PNGDrawing) throws -> [[UInt8]] {
    let chunks = try Inflation.chunks(of: drawing.bytes)
    #expect(chunks.map(\.kind) == ["IHDR", "IDAT", "IEND"])
    let rows = try Inflation.data(of: chunks[1].data)
    let length = 3 * drawing.width + 1
    return stride(from: 0, to: rows.count, by: length).map { Array(rows[$0 + 1..<$0 + length]) }
  }

  // A root of 200 × 100 with 20 points around it, two pixels each.
  @Test func `have a header, rows of pixels, and outlines where the views are`() throws {
    let drawing = PNGDrawing(of: BoxScene().root, constraints: false)

    let rows = try pixels(drawing)

    #expect(drawing.width == 480)
    #expect(drawing.height == 280)
    #expect(rows.count == 280)
    func color(_ x: Int, _ y: Int) -> [UInt8] { Array(rows[y][3 * x..<3 * x + 3]) }
    #expect(color(2, 2) == [255, 255, 255])
    // The lower left corner of the box, at (20, 40) in points, and the paper of the root beside it.
    #expect(color(2 * (20 + 20), 2 * (20 + 40)) == [0x8A, 0x94, 0xA6])
    #expect(color(2 * (20 + 10), 2 * (20 + 60)) != color(2, 2))
  }

  @Test func `are dark if asked`() throws {
    let rows = try pixels(PNGDrawing(of: BoxScene().root, isDark: true))

    #expect(Array(rows[0][0..<3]) == [0x1C, 0x1E, 0x22])
  }

  @Test func `get fewer pixels where there would be too many`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 19_000, height: 10))

    let drawing = PNGDrawing(of: root, scale: .infinity)

    #expect(drawing.width <= 4_097)
    #expect(PNGDrawing(of: root, scale: .nan).width <= 4_097)
  }

  @Test func `are the same in every run`() {
    #expect(PNGDrawing(of: BoxScene().root).bytes == PNGDrawing(of: BoxScene().root).bytes)
  }

  @Test func `have a letter for every sign of ASCII`() {
    func points(_ character: Character) -> [[Double]] {
      StrokeFont.strokes(of: character).map { $0.flatMap { [$0.x, $0.y] } }
    }
    var known: Set<[[Double]]> = [points("語")]
    for value in UInt8(33)..<127 {
      let strokes = points(Character(UnicodeScalar(value)))
      #expect(!strokes.isEmpty && strokes.allSatisfy { $0.count >= 4 })
      #expect(strokes.joined().allSatisfy { (0...17).contains($0) })
      #expect(known.insert(strokes).inserted, "\(UnicodeScalar(value))")
    }
    #expect(points(" ").isEmpty)
  }

  // A stroke of a letter is darkest in its middle and fades to both sides.
  @Test func `have letters with soft edges`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.name = "l/"
    let rows = try pixels(PNGDrawing(of: root, constraints: false, scale: 4))
    let shades = Set(rows[84..<116].flatMap { row in (84..<150).map { row[3 * $0] } })

    #expect(shades.count > 8)
    #expect(shades.min() == 0x33)
  }
}
