/// A target of a sentence: a view or guide, an attribute of one, an anchor, a number, a range of numbers, a size,
/// insets, an optional of any of these, or an array of them.
///
/// A type of your own that stands for a number can conform to ``ConstraintNumber``. Other types cannot conform: the
/// requirement uses types that only the package can make.
public protocol ConstraintTarget {
  /// The value of the target.
  var constraintTarget: ConstraintTargetValue { get }
}

/// The value of a sentence's target.
public struct ConstraintTargetValue {
  @usableFromInline let target: GivenTarget

  @inlinable init(_ target: GivenTarget) { self.target = target }

  /// Attributes of what a handle leads to; if there are none, the same ones as on the left.
  package init(_ handle: ItemHandle, _ list: AttributeList) { target = .handle(handle, list) }
}

// MARK: - Views, guides and anchors

extension LayoutBox: ConstraintTarget {
  @inlinable public var constraintTarget: ConstraintTargetValue { .init(.box(self)) }
}

extension ItemAttributes: ConstraintTarget {
  @inlinable public var constraintTarget: ConstraintTargetValue { .init(.attributes(self)) }
}

extension AnyLayoutAnchor: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue {
    if let dimension = self as? LayoutDimension, dimension.distance != nil {
      return ConstraintTargetValue(.distance(dimension))
    }
    guard let item else { return ConstraintTargetValue(.missing) }
    return ItemAttributes(item: item, attributes: AttributeList(attribute)).constraintTarget
  }
}

// MARK: - Sizes and insets

extension CGSize: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue { .init(.constant(.size(self))) }
}

extension EdgeInsets: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue { .init(.constant(.insets(self))) }
}

extension DirectionalEdgeInsets: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue { .init(.constant(.directional(self))) }
}

// MARK: - Ranges

extension ClosedRange: ConstraintTarget where Bound: ConstraintNumber {
  /// At least the lower bound and at most the upper one: `make.width.equalTo(60...120)`.
  ///
  /// Points of an extent, or from the superview's same place. Only `equalTo` accepts it; a bound of a bound is a
  /// ``LayoutFault``.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(
      .list([
        .bound(.greaterThanOrEqual, lowerBound.constraintNumber, isFirst: true),
        .bound(.lessThanOrEqual, upperBound.constraintNumber, isFirst: false),
      ]))
  }
}

extension PartialRangeFrom: ConstraintTarget where Bound: ConstraintNumber {
  /// At least the bound: `make.width.equalTo(60...)`.
  public var constraintTarget: ConstraintTargetValue {
    .init(.bound(.greaterThanOrEqual, lowerBound.constraintNumber, isFirst: true))
  }
}

extension PartialRangeThrough: ConstraintTarget where Bound: ConstraintNumber {
  /// At most the bound: `make.width.equalTo(...120)`.
  public var constraintTarget: ConstraintTargetValue {
    .init(.bound(.lessThanOrEqual, upperBound.constraintNumber, isFirst: true))
  }
}

// MARK: - Optionals and arrays

extension Optional: ConstraintTarget where Wrapped: ConstraintTarget {
  @inlinable public var constraintTarget: ConstraintTargetValue {
    self?.constraintTarget ?? .init(.missing)
  }
}

extension Array: ConstraintTarget where Element: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue { .init(all: self) }
}

extension ConstraintTargetValue {
  /// Several targets, one constraint each.
  init(all targets: [any ConstraintTarget]) {
    target = .list(targets.flatMap { $0.constraintTarget.target.all })
  }
}
