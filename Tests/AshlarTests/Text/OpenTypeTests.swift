import Ashlar
import TestTools
import Testing

struct `OpenType fonts` {
  @Test(arguments: [SmallFont.segments, SmallFont.groups, SmallFont.trimmed])
  func `measure texts`(map: [UInt8]) throws {
    let font = try OpenTypeFont(bytes: SmallFont(map: map).bytes)
    let measurer = OpenTypeTextMeasurer(regular: font)

    #expect(font.glyph(for: "A") == 1)
    #expect(font.glyph(for: "B") == 2)
    #expect(font.glyph(for: "C") == nil)
    #expect(font.glyph(for: "@") == nil)
    // 6 and 7 points; one for a missing character 5; an ideograph that is missing 10.
    #expect(measurer.boundingSize(of: "AB", font: .system(10)).width == 13)
    #expect(measurer.boundingSize(of: "AC", font: .system(10)).width == 11)
    #expect(measurer.boundingSize(of: "A字", font: .system(10)).width == 16)
    // 800 + 200 + 90 thousandths of 10 points.
    #expect((measurer.boundingSize(of: "A", font: .system(10)).height - 10.9).magnitude < 1e-9)
    #expect(measurer.metrics(of: .system(10)).descender == -2)
  }

  @Test func `can have less metrics than glyphs, the last of which holds for the rest`() throws {
    var small = SmallFont()
    small.numberOfMetrics = 2
    small.glyphs = 4
    let font = try OpenTypeFont(bytes: small.bytes)

    #expect((0..<4).map { font.advance(ofGlyph: $0) } == [500, 600, 600, 600])
    #expect(font.advance(ofGlyph: 99) == 500)
    #expect(font.advance(ofGlyph: -1) == 500)
  }

  @Test func `cut off anywhere are refused`() {
    let bytes = SmallFont().bytes

    for length in 0..<bytes.count {
      #expect(throws: OpenTypeError.self, "\(length) bytes") {
        try OpenTypeFont(bytes: Array(bytes[..<length]))
      }
    }
  }

  @Test(arguments: [SmallFont.segments, SmallFont.groups, SmallFont.trimmed])
  func `with any byte changed are refused or measure`(map: [UInt8]) {
    let bytes = SmallFont(map: map).bytes

    for place in bytes.indices {
      for value in [0, 1, 127, 128, 255] as [UInt8] {
        var broken = bytes
        broken[place] = value
        guard let font = try? OpenTypeFont(bytes: broken) else { continue }
        let width = OpenTypeTextMeasurer(regular: font)
          .boundingSize(of: "ABC字", font: .system(10)).width
        #expect(width.isFinite && width >= 0)
      }
    }
  }

  @Test(arguments: ["cmap", "head", "hhea", "maxp", "hmtx"])
  func `without a table are refused by its name`(name: String) {
    #expect(throws: OpenTypeError.missingTable(name)) {
      try OpenTypeFont(bytes: SmallFont(leftOut: name).bytes)
    }
  }

  @Test func `with senseless numbers are refused`() {
    #expect(throws: OpenTypeError.illegalValue(table: "head", field: "unitsPerEm")) {
      try OpenTypeFont(bytes: SmallFont(unitsPerEm: 0).bytes)
    }
    #expect(throws: OpenTypeError.illegalValue(table: "hhea", field: "numberOfHMetrics")) {
      try OpenTypeFont(bytes: SmallFont(numberOfMetrics: 0).bytes)
    }
    #expect(throws: OpenTypeError.truncated(table: "hmtx")) {
      try OpenTypeFont(bytes: SmallFont(glyphs: 9).bytes)
    }
    #expect(throws: OpenTypeError.noUnicodeMap) {
      try OpenTypeFont(bytes: SmallFont(map: SmallFont.words([0, 0])).bytes)
    }
  }

  @Test func `that are none are refused`() {
    #expect(throws: OpenTypeError.notAFont) { try OpenTypeFont(bytes: []) }
    #expect(throws: OpenTypeError.notAFont) { try OpenTypeFont(bytes: Array("a text".utf8)) }
    #expect(throws: OpenTypeError.notAFont) { try OpenTypeFont(bytes: SmallFont().bytes, index: 1) }
    #expect("\(OpenTypeError.missingTable("cmap"))" == "The font has no table 'cmap'.")
  }
}
