/// The horizontal alignment of the lines of a text.
///
/// Source: Apple, `NSTextAlignment`.
public enum TextAlignment: Int, Hashable, Sendable, CaseIterable, Codable {
  /// At the left.
  case left

  /// In the middle.
  case center

  /// At the right.
  case right

  /// As ``natural``. Ashlar stretches no line.
  case justified

  /// At the left, or at the right in right-to-left layouts.
  case natural
}

extension TextAlignment {
  /// The share of the room beside a line that is on its left: 0, a half or 1.
  func share(_ direction: LayoutDirection) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: direction == .rightToLeft ? 1 : 0
    }
  }
}
