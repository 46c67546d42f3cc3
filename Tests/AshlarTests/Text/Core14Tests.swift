import Ashlar
import Testing

/// The measurer of Core 14, with which the system font is sans, against what was published of UIKit: text snapshots, view
/// dumps, radars.
struct `Core 14 metrics` {
  private let measurer = Core14TextMeasurer()

  @Test(
    arguments: zip(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58] as [CGFloat],
      [
        30, 31.3333, 32.3333, 33.6667, 36, 38.3333, 40.6667, 45.6667, 51.3333, 57.3333, 63.3333,
        69.3333,
      ] as [CGFloat]))
  func `are as high as labels of title 1 on a display of scale 3`(size: CGFloat, height: CGFloat) {
    let found = measurer.boundingSize(of: "Title", font: .system(size), displayScale: 3).height

    #expect((found - height).magnitude < 0.0001)
  }

  @Test(
    arguments: [(16, 3, 19.3333), (14, 3, 17), (17, 2, 20.5), (15, 2, 18)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `are as high as labels of other sizes`(size: CGFloat, scale: CGFloat, height: CGFloat) {
    let found = measurer.boundingSize(of: "What's", font: .system(size), displayScale: scale)

    #expect((found.height - height).magnitude < 0.0001)
  }

  /// A line is 16.707 points high: three are 50.12, five 83.54 and six 100.24.
  @Test(arguments: [(3, 50.5), (5, 84), (6, 100.5)] as [(Int, CGFloat)])
  func `are rounded once for all lines`(lines: Int, height: CGFloat) {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")

    let size = measurer.boundingSize(of: text, font: .system(14), displayScale: 2)

    #expect(size.height == height)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let font: Font
    let scale: CGFloat
    let published: CGFloat

    /// How far the prediction is off, in percent, as the reference computed it from the same tables.
    let error: CGFloat
    var testDescription: String { "\(text) at \(font.size)" }
  }

  static let samples = [
    Sample(text: "What's", font: .boldSystem(16), scale: 3, published: 52.6667, error: -1.3),
    Sample(text: "the", font: .system(16), scale: 3, published: 23.6667, error: -5.6),
    Sample(text: "point", font: .system(16), scale: 3, published: 37, error: -5.4),
    Sample(text: "?", font: .system(14), scale: 3, published: 7.3333, error: 9.1),
    Sample(text: "What's", font: .boldSystem(17), scale: 2, published: 55.5, error: 0),
    Sample(text: "the", font: .system(17), scale: 2, published: 25, error: -4),
    Sample(text: "point", font: .system(17), scale: 2, published: 39, error: -5.1),
    Sample(text: "?", font: .system(15), scale: 2, published: 7.5, error: 13.3),
    Sample(text: "Hello.", font: .system(17), scale: 2, published: 43.5, error: 0),
    Sample(text: "gyjq", font: .system(30), scale: 1, published: 57, error: -1.8),
    Sample(text: "VIP", font: .system(17), scale: 2, published: 26, error: 5.8),
    Sample(text: "error", font: .system(17), scale: 2, published: 37, error: -2.7),
    Sample(text: "CENTER", font: .system(17), scale: 3, published: 64.333, error: 8.8),
    Sample(text: "取消", font: .system(17), scale: 2, published: 34, error: 0),
    Sample(text: "下一步", font: .system(17), scale: 2, published: 52, error: -1.9),
    Sample(text: "登录", font: .system(17), scale: 2, published: 35, error: -2.9),
  ]

  @Test(arguments: samples)
  func `are off by what is stated`(sample: Sample) {
    let found = measurer.boundingSize(
      of: sample.text, font: sample.font, displayScale: sample.scale
    ).width

    let error = 100 * (found / sample.published - 1)
    #expect((error - sample.error).magnitude < 0.1)
  }

  @Test(arguments: [12, 17, 20] as [CGFloat])
  func `have ideographs as wide as the font is large`(size: CGFloat) {
    #expect(measurer.boundingSize(of: "字", font: .system(size)).width == size)
  }

  /// Widths in the AFM files: A 667 and 722, a 556 and 556; 722 and 722, 444 and 500; all of Courier 600.
  @Test func `have families and weights`() {
    let fonts = [
      Font.system(1000), .boldSystem(1000), .serif(1000), .serif(1000, weight: .bold),
      .monospaced(1000),
    ]

    #expect(fonts.map { measurer.advance(of: "A", in: $0) } == [667, 722, 722, 722, 600])
    #expect(fonts.map { measurer.advance(of: "a", in: $0) } == [556, 556, 444, 500, 600])
    #expect(measurer.advance(of: "a", in: .system(1000, weight: .medium)) == 556)
    #expect(measurer.advance(of: "A", in: .system(1000, weight: .semibold)) == 722)
  }

  /// A 667, É as E 667, ß 611, Œ 1000, ő as o 556, … 1000, € 556; 5 of Devanagari as a digit.
  @Test(
    arguments: [
      ("A", 667), ("\u{C9}", 667), ("E\u{301}", 667), ("ß", 611), ("Œ", 1000), ("ő", 556),
      ("…", 1000), ("€", 556), ("\u{A0}", 278), ("\u{AD}", 0), ("\u{96B}", 556), ("\t", 1112),
      ("👨‍👩‍👧‍👦", 1000), ("🇩🇪", 1000), ("❤️", 1000), ("한", 1000), ("ｶ", 556), ("\u{0}", 0),
      ("\u{200F}", 0), ("\u{301}", 0),
    ] as [(Character, CGFloat)])
  func `know letters of many kinds`(character: Character, width: CGFloat) {
    #expect(measurer.advance(of: character, in: .system(1000)) == width)
  }
}

struct `Fonts` {
  /// 17 · 2444 / 2048.
  @Test func `know how far apart their lines are`() {
    let font = Font.system(17)

    #expect((font.lineHeight - 20.287_109_375).magnitude < 1e-9)
    #expect((font.ascender - font.descender - font.lineHeight).magnitude < 1e-9)
    #expect(font.descender < 0)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  /// 4 letters of 17 points each; two lines where three have room.
  @Test func `measure texts without a tree`() {
    #expect(Font.system(17).boundingSize(of: "蘋果公司").width == 68)
    let folded = Font.system(17).boundingSize(of: "蘋果公司", width: 60, displayScale: 2)
    #expect(folded == CGSize(width: 51, height: 41))
  }
}
