/// Some of the axes of a view.
///
/// Source: Apple, `UIAxis`.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes axes from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = Self(rawValue: 1)
  /// From top to bottom.
  public static let vertical = Self(rawValue: 2)
  /// Both axes.
  public static let both: Self = [.horizontal, .vertical]
}
