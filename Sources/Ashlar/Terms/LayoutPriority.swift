/// The priority of a constraint: which constraints hold when not all of them can.
///
/// A required constraint (1000) holds, or is reported as part of a conflict. The others are satisfied as far as those
/// of greater priority permit, strictly in order: one point of error at 251 outweighs any number of points at 250.
/// Fractions count.
///
/// ```swift
/// title.makeConstraints { $0.width.equalTo(200).priority(.high - 1) }
/// ```
///
/// Source: Apple, `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, BitwiseCopyable, Codable {
  /// The priority as a number; legal ones are above 0 and at most 1000.
  public var rawValue: Float

  /// Makes a priority. Its value is checked where it is used.
  @inlinable
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority. Its value is checked where it is used.
  @inlinable
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

// MARK: - Names

// Computed, so that other modules need not ask whether something stored has been made yet.

extension LayoutPriority {
  /// The priority of constraints that must hold: 1000.
  @inlinable public static var required: LayoutPriority { LayoutPriority(1000) }

  /// The same as ``defaultHigh``: 750.
  @inlinable public static var high: LayoutPriority { LayoutPriority(750) }

  /// The default compression resistance of content: 750.
  @inlinable public static var defaultHigh: LayoutPriority { LayoutPriority(750) }

  /// The priority of a drag that may resize the scene: 510.
  @inlinable public static var dragThatCanResizeScene: LayoutPriority { LayoutPriority(510) }

  /// The priority in the middle: 500.
  @inlinable public static var medium: LayoutPriority { LayoutPriority(500) }

  /// The priority with which a scene keeps its size: 500.
  @inlinable public static var sceneSizeStayPut: LayoutPriority { LayoutPriority(500) }

  /// The priority of a drag that may not resize the scene: 490.
  @inlinable public static var dragThatCannotResizeScene: LayoutPriority { LayoutPriority(490) }

  /// The same as ``defaultLow``: 250.
  @inlinable public static var low: LayoutPriority { LayoutPriority(250) }

  /// The default hugging of content: 250.
  @inlinable public static var defaultLow: LayoutPriority { LayoutPriority(250) }

  /// The priority of a size that a view is fitted to: 50.
  @inlinable public static var fittingSizeLevel: LayoutPriority { LayoutPriority(50) }
}

// MARK: - Literals and arithmetic

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a number literal. Its value is checked where it is used.
  @inlinable
  public init(floatLiteral value: Float) { self.init(value) }

  /// Makes a priority from a whole number literal. Its value is checked where it is used.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension LayoutPriority: Comparable, Strideable {
  /// Whether two priorities are the same number.
  ///
  /// `Strideable` would compare their distance, which is not zero between two infinite ones.
  @inlinable
  public static func == (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Whether the first priority is the lower one.
  @inlinable
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The difference by which another priority is higher.
  @inlinable
  public func distance(to other: LayoutPriority) -> Float { other.rawValue - rawValue }

  /// A priority that is higher by an amount.
  @inlinable
  public func advanced(by amount: Float) -> LayoutPriority { LayoutPriority(rawValue + amount) }

  /// A priority that is greater by an amount.
  @inlinable
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    priority.advanced(by: amount)
  }

  /// A priority that is less by an amount.
  @inlinable
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    priority.advanced(by: -amount)
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number, as `750` or `250.5`.
  public var description: String { GeometryText.number(Double(rawValue)) }
}
