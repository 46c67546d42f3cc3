/// What a sentence may compare with: a view or guide, an attribute of one, an anchor, a number, a range
/// of numbers, a size, insets, an optional of any of these, or an array of them.
///
/// Types of your own that stand for a number can conform to ``ConstraintNumber``, and others to nothing:
/// the one requirement is made of types that only the package can make.
public protocol ConstraintTarget {
  /// What the target stands for.
  var constraintTarget: ConstraintTargetValue { get }
}

/// What a target of a sentence stands for.
public struct ConstraintTargetValue {
  @usableFromInline let kind: Kind

  @inlinable
  init(kind: Kind) {
    self.kind = kind
  }

  @usableFromInline
  enum Kind {
    /// The same attribute of a view or guide.
    case box(LayoutBox)

    /// Named attributes of a view or guide.
    case attributes(ItemAttributes)

    /// The distance between two anchors.
    case distance(LayoutDimension)

    /// A number of points: an extent, or an offset from the superview's same attribute.
    case number(CGFloat)

    /// A width and a height, in points.
    indirect case size(CGSize)

    /// The superview, less insets in points.
    indirect case insets(EdgeInsets)

    /// The superview, less insets in points.
    indirect case directionalInsets(DirectionalEdgeInsets)

    /// The superview.
    case superview

    /// At least one number, and at most another.
    indirect case range(lower: CGFloat?, upper: CGFloat?)

    /// A proportion of the item's own width and height that there cannot be.
    case ratio(CGFloat)

    /// Several targets, one constraint each.
    indirect case list([Kind])

    /// An optional that turned out to be nil, or an anchor whose item is gone.
    case missing
  }
}

// MARK: - Views, guides and anchors

extension LayoutBox: ConstraintTarget {
  @inlinable public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .box(self))
  }
}

extension ItemAttributes: ConstraintTarget {
  @inlinable public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .attributes(self))
  }
}

extension AnyLayoutAnchor: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue {
    if let dimension = self as? LayoutDimension, dimension.distance != nil {
      return ConstraintTargetValue(kind: .distance(dimension))
    }
    guard let box else { return ConstraintTargetValue(kind: .missing) }
    return ItemAttributes(item: box, attributes: AttributeList(attribute)).constraintTarget
  }
}

// MARK: - Sizes and insets

extension CGSize: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .size(self)) }
}

extension EdgeInsets: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .insets(self)) }
}

extension DirectionalEdgeInsets: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .directionalInsets(self))
  }
}

// MARK: - Optionals and arrays

extension Optional: ConstraintTarget where Wrapped: ConstraintTarget {
  @inlinable public var constraintTarget: ConstraintTargetValue {
    self?.constraintTarget ?? ConstraintTargetValue(kind: .missing)
  }
}

extension Array: ConstraintTarget where Element: ConstraintTarget {
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .list(map(\.constraintTarget.kind)))
  }
}
