// MARK: - Further attributes

extension MASConstraint {
  /// The constraint itself, to read better.
  @inlinable public var with: MASConstraint { self }

  /// The constraint itself, to read better.
  @inlinable public var and: MASConstraint { self }

  /// The left edge, too.
  @inlinable public var left: MASConstraint { add(.left) }

  /// The top edge, too.
  @inlinable public var top: MASConstraint { add(.top) }

  /// The right edge, too.
  @inlinable public var right: MASConstraint { add(.right) }

  /// The bottom edge, too.
  @inlinable public var bottom: MASConstraint { add(.bottom) }

  /// The edge where lines of text begin, too.
  @inlinable public var leading: MASConstraint { add(.leading) }

  /// The edge where lines of text end, too.
  @inlinable public var trailing: MASConstraint { add(.trailing) }

  /// The width, too.
  @inlinable public var width: MASConstraint { add(.width) }

  /// The height, too.
  @inlinable public var height: MASConstraint { add(.height) }

  /// The horizontal centre, too.
  @inlinable public var centerX: MASConstraint { add(.centerX) }

  /// The vertical centre, too.
  @inlinable public var centerY: MASConstraint { add(.centerY) }

  /// The baseline of the first line of text, too.
  @inlinable public var firstBaseline: MASConstraint { add(.firstBaseline) }

  /// The baseline of the last line of text, too.
  @inlinable public var lastBaseline: MASConstraint { add(.lastBaseline) }

  /// The left margin, too.
  @inlinable public var leftMargin: MASConstraint { add(.leftMargin) }

  /// The right margin, too.
  @inlinable public var rightMargin: MASConstraint { add(.rightMargin) }

  /// The top margin, too.
  @inlinable public var topMargin: MASConstraint { add(.topMargin) }

  /// The bottom margin, too.
  @inlinable public var bottomMargin: MASConstraint { add(.bottomMargin) }

  /// The margin where lines begin, too.
  @inlinable public var leadingMargin: MASConstraint { add(.leadingMargin) }

  /// The margin where lines end, too.
  @inlinable public var trailingMargin: MASConstraint { add(.trailingMargin) }

  /// The middle between left and right margin, too.
  @inlinable public var centerXWithinMargins: MASConstraint { add(.centerXWithinMargins) }

  /// The middle between top and bottom margin, too.
  @inlinable public var centerYWithinMargins: MASConstraint { add(.centerYWithinMargins) }

  /// The baseline of the last line of text, too.
  @inlinable public var baseline: MASConstraint { add(.lastBaseline) }
}

// MARK: - First attributes

extension MASConstraintMaker {
  /// The left edge.
  @inlinable public var left: MASConstraint { begin(.left) }

  /// The top edge.
  @inlinable public var top: MASConstraint { begin(.top) }

  /// The right edge.
  @inlinable public var right: MASConstraint { begin(.right) }

  /// The bottom edge.
  @inlinable public var bottom: MASConstraint { begin(.bottom) }

  /// The edge where lines of text begin.
  @inlinable public var leading: MASConstraint { begin(.leading) }

  /// The edge where lines of text end.
  @inlinable public var trailing: MASConstraint { begin(.trailing) }

  /// The width.
  @inlinable public var width: MASConstraint { begin(.width) }

  /// The height.
  @inlinable public var height: MASConstraint { begin(.height) }

  /// The horizontal centre.
  @inlinable public var centerX: MASConstraint { begin(.centerX) }

  /// The vertical centre.
  @inlinable public var centerY: MASConstraint { begin(.centerY) }

  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: MASConstraint { begin(.firstBaseline) }

  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: MASConstraint { begin(.lastBaseline) }

  /// The left margin.
  @inlinable public var leftMargin: MASConstraint { begin(.leftMargin) }

  /// The right margin.
  @inlinable public var rightMargin: MASConstraint { begin(.rightMargin) }

  /// The top margin.
  @inlinable public var topMargin: MASConstraint { begin(.topMargin) }

  /// The bottom margin.
  @inlinable public var bottomMargin: MASConstraint { begin(.bottomMargin) }

  /// The margin where lines begin.
  @inlinable public var leadingMargin: MASConstraint { begin(.leadingMargin) }

  /// The margin where lines end.
  @inlinable public var trailingMargin: MASConstraint { begin(.trailingMargin) }

  /// The middle between left and right margin.
  @inlinable public var centerXWithinMargins: MASConstraint { begin(.centerXWithinMargins) }

  /// The middle between top and bottom margin.
  @inlinable public var centerYWithinMargins: MASConstraint { begin(.centerYWithinMargins) }

  /// The baseline of the last line of text.
  @inlinable public var baseline: MASConstraint { begin(.lastBaseline) }

  /// Left, right, top and bottom.
  public var edges: MASConstraint { begin(.left, .right, .top, .bottom) }

  /// Width and height.
  public var size: MASConstraint { begin(.width, .height) }

  /// Both centres.
  public var center: MASConstraint { begin(.centerX, .centerY) }
}
