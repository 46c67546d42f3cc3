import Ashlar
import Testing

/// Texts that no author writes, and that turn up all the same.
struct `Odd texts` {
  private let grid = GridTextMeasurer(width: 10, height: 20)

  private func size(_ text: String, width: CGFloat = .infinity) -> CGSize {
    grid.boundingSize(of: text, font: .system(17), width: width)
  }

  @Test func `with lone surrogates have a character in their place`() {
    let text = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)

    #expect(size(text) == CGSize(width: 30, height: 20))
  }

  @Test func `with NUL go on behind it`() {
    #expect(size("a\u{0}b") == CGSize(width: 20, height: 20))
  }

  @Test func `with marks of direction are as wide as without`() {
    #expect(size("\u{200F}ab\u{200E}\u{202E}c\u{202C}").width == 30)
    #expect(size("שלום\u{200F} עולם", width: 40).height == 40)
  }

  @Test func `of marks alone have no width, and a line`() {
    #expect(size("\u{301}\u{302}") == CGSize(width: 0, height: 20))
    #expect(size("a" + String(repeating: "\u{301}", count: 10_000)).width == 10)
  }

  /// A word of five characters and a space, 20 words to a line of 1195 points; 175,000 words.
  @Test func `of a megabyte are measured`() {
    let text = String(repeating: "lorem ", count: 175_000)

    let found = grid.measure(
      TextRun(text, font: .system(17)), width: .atMost(1195), displayScale: nil)

    #expect(found.lineCount == 8750)
    #expect(found.size == CGSize(width: 1195, height: 8750 * 20))
  }

  @Test func `are asked to be no wider than something, or than nothing`() {
    let proposals: [WidthProposal] = [.unlimited, .atMost(60), .atMost(-3), .atMost(.nan)]
    #expect(proposals.map(\.width) == [nil, 60, 0, nil])
    #expect(proposals.map(\.limit) == [.infinity, 60, 0, .infinity])
  }

  @Test func `of a single word are broken anywhere`() {
    let text = String(repeating: "x", count: 50_000)

    #expect(size(text, width: 1000).height == 10_000)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3])
  func `whose measurer says nonsense about characters take no room for them`(advance: CGFloat) {
    let odd = OddMeasurer(advance: advance)

    #expect(
      odd.boundingSize(of: "abc", font: .system(17), width: 10) == CGSize(width: 0, height: 20))
  }
}

private struct OddMeasurer: CharacterMeasuring {
  let advance: CGFloat

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 20, descender: 0) }
  func advance(of character: Character, in font: Font) -> CGFloat { advance }
}
