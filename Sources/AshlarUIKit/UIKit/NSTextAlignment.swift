/// How a text is aligned in its line. Kept, and without effect.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// As on UIKit.
  case left
  /// As on UIKit.
  case center
  /// As on UIKit.
  case right
  /// As on UIKit.
  case justified
  /// As on UIKit.
  case natural
}
