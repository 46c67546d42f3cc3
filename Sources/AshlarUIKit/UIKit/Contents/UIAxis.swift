/// Some of the axes of a view.
///
/// Source: Apple, `UIAxis`.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// Apple's numbers, added.
  public let rawValue: UInt

  /// Makes axes of Apple's numbers.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = Self(rawValue: 1)
  /// From top to bottom.
  public static let vertical = Self(rawValue: 2)
  /// Both axes.
  public static let both: Self = [.horizontal, .vertical]
}
