public import Ashlar

/// What can be the constant of a chain. A type of your own counts as 0.
public protocol ConstraintConstantTarget {
  /// What it says of each attribute.
  var constraintConstant: ConstraintConstant { get }
}

extension ConstraintConstantTarget {
  @inlinable public var constraintConstant: ConstraintConstant { ConstraintConstant(0) }
}

/// What a chain can be compared with: a number, a size, a point, insets, an item, a view or a guide.
///
/// A type of your own compiles, as in SnapKit, and is a fault.
public protocol ConstraintRelatableTarget {
  /// What it is.
  var constraintRelatable: ConstraintRelatable { get }
}

extension ConstraintRelatableTarget {
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .invalid)
  }
}

/// What a chain is compared with.
public struct ConstraintRelatable {
  @usableFromInline
  enum Kind {
    case item(ConstraintItem)
    case box(LayoutBox)
    case constant(ConstraintConstant)
    case invalid
  }

  @usableFromInline let kind: Kind

  @inlinable
  init(kind: Kind) {
    self.kind = kind
  }
}

/// What `offset` takes: numbers. A type of your own counts as 0.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What `inset` takes: a number for all sides, or insets. A type of your own counts as 0.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// What it takes off each side.
  var constraintInset: ConstraintConstant { get }
}

extension ConstraintInsetTarget {
  @inlinable public var constraintInset: ConstraintConstant {
    switch constraintConstant.kind {
    case .number(let number): ConstraintConstant(.inset(number))
    default: constraintConstant
    }
  }
}

/// What `inset` takes besides: insets by the direction of reading. A type of your own counts as 0.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What a chain can be multiplied with or divided by.
public protocol ConstraintMultiplierTarget {
  /// The number. No unit.
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// What can be a priority.
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
  @inlinable public var constraintConstant: ConstraintConstant {
    ConstraintConstant(CGFloat(constraintNumber))
  }
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .constant(constraintConstant))
  }
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(constraintNumber) }
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }
}

extension Int: ConstraintNumberTarget {
  @inlinable public var constraintNumber: Double { Double(self) }
}

extension UInt: ConstraintNumberTarget {
  @inlinable public var constraintNumber: Double { Double(self) }
}

extension Float: ConstraintNumberTarget {
  @inlinable public var constraintNumber: Double { Double(self) }
}

extension Double: ConstraintNumberTarget {
  @inlinable public var constraintNumber: Double { self }
}

extension CGFloat: ConstraintNumberTarget {
  @inlinable public var constraintNumber: Double { Double(self) }
}

// MARK: - Geometry

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {
  @inlinable public var constraintConstant: ConstraintConstant { ConstraintConstant(.size(self)) }
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .constant(constraintConstant))
  }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {
  @inlinable public var constraintConstant: ConstraintConstant { ConstraintConstant(.point(self)) }
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .constant(constraintConstant))
  }
}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget, ConstraintInsetTarget {
  @inlinable public var constraintConstant: ConstraintConstant { ConstraintConstant(.insets(self)) }
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .constant(constraintConstant))
  }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget,
  ConstraintDirectionalInsetTarget
{
  @inlinable public var constraintConstant: ConstraintConstant {
    ConstraintConstant(.directional(self))
  }
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .constant(constraintConstant))
  }
}

// MARK: - Items

extension ConstraintItem: ConstraintRelatableTarget {
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .item(self))
  }
}

extension LayoutBox: ConstraintRelatableTarget {
  @inlinable public var constraintRelatable: ConstraintRelatable {
    ConstraintRelatable(kind: .box(self))
  }
}

// MARK: - Priorities

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
