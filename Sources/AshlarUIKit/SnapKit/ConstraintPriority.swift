import Ashlar

/// The priority of the constraints of a chain.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  /// The number: above 0 and at most 1000.
  public let value: Float

  /// Makes a priority from a number literal. Its value is checked where it is used.
  public init(floatLiteral value: Float) { self.value = value }

  /// Makes a priority. Its value is checked where it is used.
  public init(_ value: Float) { self.value = value }

  /// The priority of constraints that must hold: 1000.
  public static var required: ConstraintPriority { 1000.0 }
  /// 750.
  public static var high: ConstraintPriority { 750.0 }
  /// 500.
  public static var medium: ConstraintPriority { 500.0 }
  /// 250.
  public static var low: ConstraintPriority { 250.0 }

  /// Whether two priorities are the same number.
  public static func == (left: ConstraintPriority, right: ConstraintPriority) -> Bool {
    left.value == right.value
  }

  /// A priority that is higher by an amount.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }

  /// The difference by which another priority is higher.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
