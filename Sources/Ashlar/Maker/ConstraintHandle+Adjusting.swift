// MARK: - Adjusting

extension ConstraintHandle {
  /// Moves every attribute along its axis, or makes every extent greater, by so many points.
  ///
  /// It adds to a number that is the target: `make.width.equalTo(50).offset(3)` is 53.
  @inlinable
  @discardableResult
  public func offset(_ amount: CGFloat) -> ConstraintHandle {
    maker.move(index, by: amount)
    return self
  }

  /// Moves every place by a point: horizontal ones by its x, vertical ones by its y. Extents stay as they are.
  @discardableResult
  public func offset(_ amount: CGPoint) -> ConstraintHandle {
    change(.constant) { $0.move(by: .point(amount)) }
    return self
  }

  /// Makes every extent greater by a size in points: widths by its width, heights by its height.
  ///
  /// Attributes that are no extents stay where they are. A negative number makes an extent smaller; one that is not
  /// finite is a ``LayoutFault``, and the sentence installs nothing for that extent.
  @discardableResult
  public func offset(_ amount: CGSize) -> ConstraintHandle {
    change(.constant) { $0.move(by: .size(amount)) }
    return self
  }

  /// Moves every attribute inwards, as ``inset(_:)-(EdgeInsets)`` does.
  @discardableResult
  public func offset(_ amount: EdgeInsets) -> ConstraintHandle { inset(amount) }

  /// Moves every attribute inwards, as ``inset(_:)-(DirectionalEdgeInsets)`` does.
  @discardableResult
  public func offset(_ amount: DirectionalEdgeInsets) -> ConstraintHandle { inset(amount) }

  /// Makes every extent greater by a size in points, as ``offset(_:)-(CGSize)`` does and Masonry spells it.
  @discardableResult
  public func sizeOffset(_ amount: CGSize) -> ConstraintHandle { offset(amount) }

  /// Moves centres by a point: horizontal ones by its x, vertical ones by its y.
  @discardableResult
  public func centerOffset(_ amount: CGPoint) -> ConstraintHandle { offset(amount) }

  /// Moves every attribute inwards by so many points.
  ///
  /// Which way is in, the attribute on the left of the sentence says: `make.bottom.equalTo(b.top)
  /// .inset(10)` leaves a gap of 10. Extents shrink by both sides, centres stay.
  @inlinable
  @discardableResult
  public func inset(_ amount: CGFloat) -> ConstraintHandle {
    maker.inset(index, by: amount)
    return self
  }

  /// Moves every attribute inwards by its inset, in points.
  ///
  /// Extents shrink by both sides, centres move by half the difference. Leading is left or right as
  /// people read in the view.
  @discardableResult
  public func inset(_ amount: EdgeInsets) -> ConstraintHandle {
    change(.constant) { $0.inset(by: .absolute(amount)) }
    return self
  }

  /// Moves every attribute inwards by its inset, in points.
  @discardableResult
  public func inset(_ amount: DirectionalEdgeInsets) -> ConstraintHandle {
    change(.constant) { $0.inset(by: .directional(amount)) }
    return self
  }

  /// Moves every attribute inwards by its inset, in points, as ``inset(_:)-(EdgeInsets)`` does and Masonry spells it.
  @discardableResult
  public func insets(_ amount: EdgeInsets) -> ConstraintHandle { inset(amount) }

  /// Moves every attribute inwards by its inset, in points, as ``inset(_:)-(DirectionalEdgeInsets)`` does and Masonry
  /// would spell it.
  @discardableResult
  public func insets(_ amount: DirectionalEdgeInsets) -> ConstraintHandle { inset(amount) }

  /// Multiplies the target: the second attribute, or the number that is the target.
  @inlinable
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> ConstraintHandle {
    maker.scale(index, by: factor)
    return self
  }

  /// Divides the target: the second attribute, or the number that is the target.
  @inlinable
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> ConstraintHandle { multipliedBy(1 / divisor) }

  /// Says how much the sentence matters: a number, a name, or `.high - 1`.
  @inlinable
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> ConstraintHandle {
    maker.rank(index, priority)
    return self
  }

  /// Names the constraints for reports. Those of a composite are numbered: `key[0]`, `key[1]`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintHandle {
    change(.label) { $0.label = label }
    return self
  }

  /// The same as ``labeled(_:)``, as Masonry spells it.
  @discardableResult
  public func key(_ label: String) -> ConstraintHandle { labeled(label) }

  /// Leaves the constraints inactive until somebody activates them.
  @discardableResult
  public func inactive() -> ConstraintHandle {
    change([]) { $0.isInactive = true }
    return self
  }

  /// Lets an update change what an existing constraint compares with, instead of adding a rival.
  ///
  /// In ``LayoutItem/updateConstraints(_:)``, a sentence that finds no constraint with its items,
  /// attributes and relation takes the youngest one with its own item, attribute and relation, whatever
  /// that compares with, and gives it the new target. Handles of that constraint go on controlling it.
  /// The other verbs have nothing to replace.
  ///
  /// ```swift
  /// marker.updateConstraints { $0.left.equalTo(secondTab).replacing() }
  /// ```
  @discardableResult
  public func replacing() -> ConstraintHandle {
    change([]) { $0.isReplacing = true }
    return self
  }
}
