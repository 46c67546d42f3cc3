// MARK: - Margins

extension AttributeChaining {
  /// The left edge inside the view's margin.
  @inlinable public var leftMargin: ConstraintSubject { adding(AttributeList(.leftMargin)) }

  /// The right edge inside the view's margin.
  @inlinable public var rightMargin: ConstraintSubject { adding(AttributeList(.rightMargin)) }

  /// The top edge inside the view's margin.
  @inlinable public var topMargin: ConstraintSubject { adding(AttributeList(.topMargin)) }

  /// The bottom edge inside the view's margin.
  @inlinable public var bottomMargin: ConstraintSubject { adding(AttributeList(.bottomMargin)) }

  /// The edge where lines of text begin, inside the view's margin.
  @inlinable public var leadingMargin: ConstraintSubject { adding(AttributeList(.leadingMargin)) }

  /// The edge where lines of text end, inside the view's margin.
  @inlinable public var trailingMargin: ConstraintSubject { adding(AttributeList(.trailingMargin)) }

  /// The horizontal middle between the view's margins.
  @inlinable public var centerXWithinMargins: ConstraintSubject {
    adding(AttributeList(.centerXWithinMargins))
  }

  /// The vertical middle between the view's margins.
  @inlinable public var centerYWithinMargins: ConstraintSubject {
    adding(AttributeList(.centerYWithinMargins))
  }

  /// Left, top, right and bottom inside the view's margins.
  @inlinable public var margins: ConstraintSubject { adding(.margins) }

  /// Leading, top, trailing and bottom inside the view's margins.
  @inlinable public var directionalMargins: ConstraintSubject { adding(.directionalMargins) }

  /// Both middles between the view's margins.
  @inlinable public var centerWithinMargins: ConstraintSubject { adding(.centerWithinMargins) }
}
