/// Some of the edges of a rectangle.
///
/// Source: Apple, `UIRectEdge`, whose numbers these are.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes a set of edges from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1)

  /// The left edge.
  public static let left = RectEdge(rawValue: 2)

  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 4)

  /// The right edge.
  public static let right = RectEdge(rawValue: 8)

  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
