public import Ashlar

/// A constant for every attribute: one number, or the numbers of a point, a size or insets.
public struct ConstraintConstant {
  enum Kind {
    case number(CGFloat)
    indirect case several(Displacement)
  }

  let kind: Kind

  init(_ displacement: Displacement) { kind = .several(displacement) }

  /// The same number for every attribute, in points.
  public init(_ number: CGFloat) { kind = .number(number) }

  var displacement: Displacement {
    switch kind {
    case .number(let number): .number(number)
    case .several(let several): several
    }
  }

  var relatable: ConstraintRelatable { ConstraintRelatable(kind: .constant(self)) }
}

/// A type that can be the constant of a chain. Other conforming types count as 0.
public protocol ConstraintConstantTarget {
  /// The constant for each attribute.
  var constraintConstant: ConstraintConstant { get }
}

extension ConstraintConstantTarget {
  public var constraintConstant: ConstraintConstant { ConstraintConstant(0) }
}

/// A type that a chain can be compared with: a number, a size, a point, insets, an item, a view or a guide.
///
/// A type of your own compiles, as in SnapKit, but is a fault.
public protocol ConstraintRelatableTarget {
  /// Its value as a target.
  var constraintRelatable: ConstraintRelatable { get }
}

extension ConstraintRelatableTarget {
  public var constraintRelatable: ConstraintRelatable { ConstraintRelatable(kind: .invalid) }
}

/// The value that a chain is compared with.
public struct ConstraintRelatable {
  enum Kind {
    /// Attributes of a view or guide; none for the same ones as on the left.
    case item(LayoutBox, AttributeList)
    case constant(ConstraintConstant)
    case invalid
  }

  let kind: Kind
}

/// A type that `offset` takes: numbers. Other conforming types count as 0.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// A type that `inset` takes: a number for all sides, or insets. Other conforming types count as 0.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The inset of each side.
  var constraintInset: ConstraintConstant { get }
}

extension ConstraintInsetTarget {
  public var constraintInset: ConstraintConstant {
    guard let number = constraintConstant.displacement.number else { return constraintConstant }
    return ConstraintConstant(.even(number))
  }
}

/// A type that `inset` takes besides: insets by the direction of reading. Other conforming types count as 0.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// A type that a chain can be multiplied with or divided by.
public protocol ConstraintMultiplierTarget {
  /// The number. No unit.
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// A type that can be a priority.
public protocol ConstraintPriorityTarget {
  /// The priority, above 0 and at most 1000.
  var constraintPriorityTargetValue: Float { get }
}

// MARK: - Numbers

/// A number, which can stand wherever a chain takes one.
public protocol ConstraintNumberTarget: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number; in points where it is a length.
  var constraintNumber: Double { get }
}

extension ConstraintNumberTarget {
  public var constraintConstant: ConstraintConstant {
    ConstraintConstant(CGFloat(constraintNumber))
  }
  public var constraintRelatable: ConstraintRelatable { constraintConstant.relatable }
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(constraintNumber) }
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }
}

extension Int: ConstraintNumberTarget { public var constraintNumber: Double { Double(self) } }
extension UInt: ConstraintNumberTarget { public var constraintNumber: Double { Double(self) } }
extension Float: ConstraintNumberTarget { public var constraintNumber: Double { Double(self) } }
extension Double: ConstraintNumberTarget { public var constraintNumber: Double { self } }
extension CGFloat: ConstraintNumberTarget { public var constraintNumber: Double { Double(self) } }

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  // The compiler takes an unknown negated name for one of these: so it reports the name alone.
  extension Float16: ConstraintNumberTarget { public var constraintNumber: Double { Double(self) } }
#endif

// MARK: - Geometry

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {
  public var constraintConstant: ConstraintConstant { ConstraintConstant(.size(self)) }
  public var constraintRelatable: ConstraintRelatable { constraintConstant.relatable }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {
  public var constraintConstant: ConstraintConstant { ConstraintConstant(.point(self)) }
  public var constraintRelatable: ConstraintRelatable { constraintConstant.relatable }
}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget, ConstraintInsetTarget {
  public var constraintConstant: ConstraintConstant { ConstraintConstant(.insets(self)) }
  public var constraintRelatable: ConstraintRelatable { constraintConstant.relatable }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget,
  ConstraintDirectionalInsetTarget
{
  public var constraintConstant: ConstraintConstant { ConstraintConstant(.directional(self)) }
  public var constraintRelatable: ConstraintRelatable { constraintConstant.relatable }
}

// MARK: - Items

extension ConstraintItem: ConstraintRelatableTarget {
  public var constraintRelatable: ConstraintRelatable { .init(kind: .item(target, attributes)) }
}

extension LayoutBox: ConstraintRelatableTarget {
  public var constraintRelatable: ConstraintRelatable { .init(kind: .item(self, AttributeList())) }
}

// MARK: - Priorities

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
