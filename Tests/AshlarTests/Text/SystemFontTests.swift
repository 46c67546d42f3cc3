import Ashlar
import Foundation
import Testing

/// The measurer that trees have at first, against what was recorded and what can be worked out by hand.
struct `System font` {
  private let measurer = SystemTextMeasurer()

  private func width(_ text: String, _ font: Font, scale: CGFloat? = nil) -> CGFloat {
    measurer.boundingSize(of: text, font: font, displayScale: scale).width
  }

  private func expect(
    _ found: CGFloat, _ wanted: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect((found - wanted).magnitude < 1e-6, sourceLocation: location)
  }

  // MARK: Widths

  /// H 0.7439, i 0.2642; the tracking of 17 points is -0.03543 behind each: 17 · (1.0081 - 0.07086) = 15.93308.
  @Test func `adds what characters take and what is behind each of them`() {
    expect(width("Hi", .system(17)), 15.933_08)
    expect(width("Hi", .system(17), scale: 2), 16)
    expect(width("Hi", .system(17), scale: 1), 16)
    expect(width("Hi", .system(17), scale: 3), 16)
  }

  /// An a takes 0.5631. The tracking of 20 points is -0.0474 and of 22 -0.05086, so that of 21 is -0.04913; that of 17 is
  /// -0.03543 and of 18 -0.03644, so that of 17.5 is -0.035935.
  @Test func `interpolates between sizes`() {
    expect(width("a", .system(21)), 21 * (0.5631 - 0.049_13))
    expect(width("a", .system(17.5)), 17.5 * (0.5631 - 0.035_935))
  }

  /// The tracking of 60 points is -0.05006, that of 8 points 0.00077.
  @Test func `keeps the tracking of the ends beyond them`() {
    expect(width("a", .system(1000)), 1000 * (0.5631 - 0.050_06))
    expect(width("a", .system(2)), 2 * (0.5631 + 0.000_77))
  }

  /// Factor and tracking of each weight: 17 · (0.5631 · factor - 0.03543 + tracking).
  @Test(
    arguments: [
      (.light, 0.9864, 0.002_38), (.regular, 1, 0), (.medium, 1.0213, 0.001_69),
      (.semibold, 1.0175, 0.012_56), (.bold, 1.0525, 0.009_05),
    ] as [(Font.Weight, CGFloat, CGFloat)])
  func `has a width of each weight`(weight: Font.Weight, factor: CGFloat, tracking: CGFloat) {
    expect(width("a", .system(17, weight: weight)), 17 * (0.5631 * factor - 0.035_43 + tracking))
  }

  /// Labels of UIKit whose widths have been published; none of them was used for the fit.
  @Test(
    arguments: [
      ("the", .system(16), 3, 71), ("point", .system(16), 3, 111), ("the", .system(17), 2, 50),
      ("point", .system(17), 2, 78), ("?", .system(15), 2, 15), ("Hello.", .system(17), 2, 87),
      ("error", .system(17), 2, 74), ("CENTER", .system(17), 3, 193),
    ] as [(String, Font, CGFloat, CGFloat)])
  func `is as wide as published labels`(text: String, font: Font, scale: CGFloat, pixels: CGFloat) {
    expect(width(text, font, scale: scale) * scale, pixels)
  }

  /// Signs: Core 14 has "@" 1015 wide and "=" 584, and no text has shown them.
  @Test func `takes what was not seen from Core 14, times the ratio of its class`() {
    let tracking: CGFloat = 50.06
    let at = width("@", .system(1000)) + tracking
    let equals = width("=", .system(1000)) + tracking

    expect(at / 1015, equals / 584)
    #expect((1.1...1.2).contains(at / 1015))
  }

  @Test(arguments: [("é", "e"), ("Ü", "U"), ("ő", "o"), ("e\u{301}", "e"), ("\u{A0}", " ")])
  func `has letters with marks as wide as the letter`(marked: String, plain: String) {
    expect(width("x" + marked + "x", .system(17)), width("x" + plain + "x", .system(17)))
  }

  @Test(arguments: [("字", 17), ("👍🏽", 17), ("\u{301}", 0), ("\u{AD}", 0)] as [(String, CGFloat)])
  func `has ideographs and pictures as wide as the font is large`(text: String, wanted: CGFloat) {
    expect(width(text, .system(17)), wanted)
  }

  @Test func `has equally wide digits if asked`() {
    let font = Font.monospacedDigitSystem(17)

    expect(width("1", font), width("0", .system(17)))
    expect(width("a1b", font), width("a0b", .system(17)))
    #expect(width("1", .system(17)) < width("0", .system(17)))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 0, -17, 1e-300, 1e300] as [CGFloat])
  func `is harmless in odd sizes`(size: CGFloat) {
    let view = Label(text: "Text that is folded", font: .system(size))
    view.numberOfLines = 0
    view.diagnostics.handler = .silent
    view.layoutIfNeeded()

    #expect(width("a", .system(size)) >= 0)
    #expect(view.displayedLines.count >= 0)
  }

  // MARK: Families

  /// A is 667 wide in Helvetica, 722 in Times and 600 in Courier.
  @Test func `leaves other families to Core 14`() {
    let fonts = [Font.sans(1000), .serif(1000), .monospaced(1000)]

    #expect(fonts.map { measurer.advance(of: "A", in: $0) } == [667, 722, 600])
  }

  @Test func `can be measured by Core 14, too`() {
    let label = Label(text: "A", font: .system(1000))
    expect(label.intrinsicContentSize.width, 1000 * (0.6765 - 0.050_06))

    label.textMeasurer = Core14TextMeasurer()
    #expect(label.intrinsicContentSize.width == 667)
  }

  @Test func `reads fonts that were written before it`() throws {
    let text = #"{"family": "sans", "size": 17, "weight": "semibold"}"#
    let font = try JSONDecoder().decode(Font.self, from: Data(text.utf8))

    #expect(font == .sans(17, weight: .semibold))
    let other = Font.system(17, weight: .light)
    #expect(try JSONDecoder().decode(Font.self, from: JSONEncoder().encode(other)) == other)
  }
}

/// Heights of labels, as Interface Builder recorded them; each of the sizes at least four times.
struct `Heights of lines` {
  private func height(_ lines: Int, _ font: Font, scale: CGFloat) -> CGFloat {
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    return font.boundingSize(of: text, displayScale: scale).height
  }

  struct Line: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let pixels: [CGFloat]
    var testDescription: String { "\(size)" }

    /// The heights at 1, 2 and 3 pixels to the point, in pixels.
    init(_ size: CGFloat, _ pixels: CGFloat...) {
      self.size = size
      self.pixels = pixels
    }
  }

  static let recorded = [
    Line(10, 12, 24, 36), Line(11, 14, 27, 40), Line(12, 15, 29, 43), Line(13, 16, 32, 47),
    Line(14, 17, 34, 51), Line(15, 18, 36, 54), Line(16, 20, 39, 58), Line(17, 21, 41, 61),
    Line(18, 22, 43, 65), Line(19, 23, 46, 69), Line(20, 24, 48, 72), Line(21, 26, 51, 76),
    Line(22, 27, 53, 79), Line(23, 28, 55, 83), Line(24, 29, 58, 86), Line(25, 30, 60, 90),
    Line(28, 34, 67, 101), Line(30, 36, 72, 108), Line(36, 43, 86, 129), Line(40, 48, 96, 144),
    Line(120, 144, 287, 430),
  ]

  @Test(arguments: recorded)
  func `are those of one line`(line: Line) {
    for (scale, pixels) in zip([1, 2, 3] as [CGFloat], line.pixels) {
      let found = height(1, .system(line.size), scale: scale) * scale
      #expect((found - pixels).magnitude < 1e-6, "at scale \(scale)")
    }
  }

  @Test(
    arguments: [(2, 14, 33.5), (3, 14, 50.5), (4, 17, 81.5), (17, 17, 345)]
      as [(Int, CGFloat, CGFloat)])
  func `are rounded once for all lines`(lines: Int, size: CGFloat, wanted: CGFloat) {
    #expect(height(lines, .system(size), scale: 2) == wanted)
  }

  /// Three lines that are 22 points apart, of which each is 20.29 points high.
  @Test func `go by the distance of lines, if there is one`() {
    var font = Font.system(17)
    font.lineDistance = 22
    #expect(height(1, font, scale: 2) == 20.5)
    #expect(height(3, font, scale: 2) == 64.5)

    for odd in [CGFloat.nan, .infinity, -1] {
      font.lineDistance = odd
      #expect(height(3, font, scale: 2) == 61)
    }
  }
}
