import Ashlar

/// A range of values that is searched instead of listed.
struct LayoutRange: Hashable, Sendable {
  let kind: Kind
  let range: ClosedRange<CGFloat>

  enum Kind: Hashable, Sendable {
    /// Widths in points; without a height, constraints and contents determine that.
    case width(height: CGFloat?)

    /// Heights in points, at a width.
    case height(width: CGFloat)

    case textScale
    case fontScale

    /// The number of words of a text.
    case words(of: String)
  }

  /// Circumstances with a value of the range in place of their own, and without a search.
  func applied(to circumstances: LayoutMatrix.Circumstances, _ value: CGFloat)
    -> LayoutMatrix.Circumstances
  {
    var copy = circumstances
    copy.range = nil
    switch kind {
    case .width(nil): copy.screen = .width(value)
    case .width(let height?): copy.screen = .size(CGSize(width: value, height: height))
    case .height(let width): copy.screen = .size(CGSize(width: width, height: value))
    case .textScale: copy.textScale = value
    case .fontScale: copy.fontScale = value
    case .words(let text):
      copy.text = text.split(separator: " ").prefix(Int(value)).joined(separator: " ")
    }
    return copy
  }

  /// The value of the range that circumstances have.
  func value(in circumstances: LayoutMatrix.Circumstances) -> CGFloat {
    switch (kind, circumstances.screen) {
    case (.width, .width(let width)): width
    case (.width, .size(let size)): size.width
    case (.height, .size(let size)): size.height
    case (.width, .device), (.height, .width), (.height, .device): range.lowerBound
    case (.textScale, _): circumstances.textScale
    case (.fontScale, _): circumstances.fontScale
    case (.words, _): CGFloat(circumstances.text.split(separator: " ").count)
    }
  }

  /// Whether some circumstances have a lesser value of the range than others, and no longer text.
  func isBefore(
    _ one: LayoutMatrix.Circumstances, _ other: LayoutMatrix.Circumstances
  ) -> Bool { value(in: one) < value(in: other) && one.text.count <= other.text.count }

  /// Both ends, or the only value.
  var ends: [CGFloat] {
    range.lowerBound == range.upperBound
      ? [range.lowerBound] : [range.lowerBound, range.upperBound]
  }

  /// A value in the middle; the lower end of a range that no layout can have.
  var middle: CGFloat {
    places(displayScale: nil).map { $0.value(at: $0.last / 2) } ?? range.lowerBound
  }

  /// The values that are looked at, for a display with a number of pixels to a point; nil for a range that no layout
  /// can have.
  func places(displayScale: CGFloat?) -> RangePlaces? {
    let step = kind.traits.step ?? 1 / (displayScale ?? 1)
    return range.lowerBound < 0 ? nil : RangePlaces(range, step: step)
  }
}

extension LayoutRange.Kind {
  /// What distinguishes the kind: its values in words, the length of the root that it is about, the step between values, which
  /// is a pixel if nil, and what stands before and behind a value.
  fileprivate var traits:
    (plural: String, axis: LayoutAxis?, step: CGFloat?, before: String, behind: String)
  {
    switch self {
    case .width: ("widths", .horizontal, nil, "", " wide")
    case .height: ("heights", .vertical, nil, "", " high")
    case .textScale: ("text sizes", nil, 0.01, "text ×", "")
    case .fontScale: ("font sizes", nil, 0.01, "fonts ×", "")
    case .words: ("numbers of words", nil, 1, "", " words")
    }
  }

  var plural: String { traits.plural }

  /// The length of the root that it is about.
  var axis: LayoutAxis? { traits.axis }

  var isLength: Bool { axis != nil }

  /// Whether another value can be applied to the existing tree. Other values require the code that makes the views.
  var keepsTree: Bool { isLength || self == .fontScale }

  /// Whether it takes the place of a list of texts.
  var isText: Bool { if case .words = self { true } else { false } }
}

extension LayoutRange: CustomStringConvertible {
  /// A value in words: `280 wide`, `fonts ×2`.
  func words(for value: CGFloat) -> String {
    if kind.isText, value == 1 { return "1 word" }
    return kind.traits.before + value.text + kind.traits.behind
  }

  /// `widths 280…1366`.
  var description: String {
    let values = "\(kind.plural) \(range.lowerBound.text)…\(range.upperBound.text)"
    return switch kind {
    case .width(let height?): "\(values), \(height.text) high"
    case .height(let width): "\(values), \(width.text) wide"
    default: values
    }
  }
}
