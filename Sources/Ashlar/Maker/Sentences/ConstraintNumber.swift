/// A number in a sentence: a target, an offset or an inset in points, a factor, or a priority.
///
/// The standard number types conform. Your own may conform too, so that the distances of an app have names:
///
/// ```swift
/// enum Spacing: Int, ConstraintNumber {
///   case small = 8
///   case large = 24
/// }
/// title.makeConstraints { make in
///   make.left.equalTo(avatar.right).offset(Spacing.small)
/// }
/// ```
public protocol ConstraintNumber: ConstraintTarget {
  /// The number. The step that takes it determines its unit.
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  /// An extent in points, or a distance in points from the same place of the superview.
  @inlinable public var constraintTarget: ConstraintTargetValue { .init(.number(constraintNumber)) }
}

extension ConstraintNumber where Self: RawRepresentable, RawValue: ConstraintNumber {
  /// The raw value.
  @inlinable public var constraintNumber: CGFloat { rawValue.constraintNumber }
}

// MARK: - The usual numbers

#if !OwnGeometry
  extension CGFloat: ConstraintNumber {
    @inlinable public var constraintNumber: CGFloat { self }
  }
#endif

extension Double: ConstraintNumber {
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber {
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  // The compiler takes an unknown negated name for one of these: so it reports the name alone.
  extension Float16: ConstraintNumber {
    @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
  }
#endif

extension Int: ConstraintNumber {
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber {
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension LayoutPriority {
  /// Makes a priority of a number. Whether it is legal is checked where it is used.
  init(_ number: some ConstraintNumber) { self.init(Float(number.constraintNumber)) }
}
