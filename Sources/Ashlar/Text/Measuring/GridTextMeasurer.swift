/// A measurer that gives every character a cell of the same size, so that results can be counted by hand.
///
/// Wide characters (ideographs, kana, Hangul, emoji) fill two cells, and marks none. Fonts do not matter.
///
/// ```swift
/// root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
/// ```
public struct GridTextMeasurer: CharacterMeasuring, Hashable {
  /// The width of a cell, in points.
  public var width: CGFloat

  /// The height of a cell, in points.
  public var height: CGFloat

  /// The distance of the baseline from the bottom of a cell, in points.
  public var descent: CGFloat

  /// Makes a measurer whose cells have a size in points. The baseline is the bottom of the cell, or above it.
  public init(width: CGFloat, height: CGFloat, descent: CGFloat = 0) {
    self.width = width
    self.height = height
    self.descent = descent
  }

  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: height - descent, descender: -descent)
  }

  public func advance(of character: Character, in font: Font) -> CGFloat {
    if character == "\t" { return width }
    switch CharacterWidth(character) {
    case .zero: return 0
    case .narrow: return width
    case .wide: return 2 * width
    }
  }
}

/// A measurer that calls a closure.
///
/// ```swift
/// root.textMeasurer = ClosureTextMeasurer { run, width, _ in
///   TextMetrics(size: CGSize(width: 40, height: 20))
/// }
/// ```
public struct ClosureTextMeasurer: TextMeasuring {
  private let measure: @Sendable (TextRun, WidthProposal, CGFloat?) -> TextMetrics

  /// Makes a measurer of a function of a text, the width of lines, and the scale of the display.
  public init(_ measure: @escaping @Sendable (TextRun, WidthProposal, CGFloat?) -> TextMetrics) {
    self.measure = measure
  }

  public func measure(
    _ run: TextRun, width: WidthProposal, displayScale: CGFloat?
  ) -> TextMetrics { measure(run, width, displayScale) }
}
