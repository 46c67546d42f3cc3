// MARK: - Further attributes

extension MASConstraint {
  /// The constraint itself, to read better.
  public var with: MASConstraint { self }

  /// The constraint itself, to read better.
  public var and: MASConstraint { self }

  /// The left edge, too.
  public var left: MASConstraint { add(.left) }

  /// The top edge, too.
  public var top: MASConstraint { add(.top) }

  /// The right edge, too.
  public var right: MASConstraint { add(.right) }

  /// The bottom edge, too.
  public var bottom: MASConstraint { add(.bottom) }

  /// The edge where lines of text begin, too.
  public var leading: MASConstraint { add(.leading) }

  /// The edge where lines of text end, too.
  public var trailing: MASConstraint { add(.trailing) }

  /// The width, too.
  public var width: MASConstraint { add(.width) }

  /// The height, too.
  public var height: MASConstraint { add(.height) }

  /// The horizontal centre, too.
  public var centerX: MASConstraint { add(.centerX) }

  /// The vertical centre, too.
  public var centerY: MASConstraint { add(.centerY) }

  /// The baseline of the first line of text, too.
  public var firstBaseline: MASConstraint { add(.firstBaseline) }

  /// The baseline of the last line of text, too.
  public var lastBaseline: MASConstraint { add(.lastBaseline) }

  /// The left margin, too.
  public var leftMargin: MASConstraint { add(.leftMargin) }

  /// The right margin, too.
  public var rightMargin: MASConstraint { add(.rightMargin) }

  /// The top margin, too.
  public var topMargin: MASConstraint { add(.topMargin) }

  /// The bottom margin, too.
  public var bottomMargin: MASConstraint { add(.bottomMargin) }

  /// The margin where lines begin, too.
  public var leadingMargin: MASConstraint { add(.leadingMargin) }

  /// The margin where lines end, too.
  public var trailingMargin: MASConstraint { add(.trailingMargin) }

  /// The middle between left and right margin, too.
  public var centerXWithinMargins: MASConstraint { add(.centerXWithinMargins) }

  /// The middle between top and bottom margin, too.
  public var centerYWithinMargins: MASConstraint { add(.centerYWithinMargins) }

  /// The baseline of the last line of text, too.
  public var baseline: MASConstraint { add(.lastBaseline) }
}

// MARK: - First attributes

extension MASConstraintMaker {
  /// The left edge.
  public var left: MASConstraint { begin(.left) }

  /// The top edge.
  public var top: MASConstraint { begin(.top) }

  /// The right edge.
  public var right: MASConstraint { begin(.right) }

  /// The bottom edge.
  public var bottom: MASConstraint { begin(.bottom) }

  /// The edge where lines of text begin.
  public var leading: MASConstraint { begin(.leading) }

  /// The edge where lines of text end.
  public var trailing: MASConstraint { begin(.trailing) }

  /// The width.
  public var width: MASConstraint { begin(.width) }

  /// The height.
  public var height: MASConstraint { begin(.height) }

  /// The horizontal centre.
  public var centerX: MASConstraint { begin(.centerX) }

  /// The vertical centre.
  public var centerY: MASConstraint { begin(.centerY) }

  /// The baseline of the first line of text.
  public var firstBaseline: MASConstraint { begin(.firstBaseline) }

  /// The baseline of the last line of text.
  public var lastBaseline: MASConstraint { begin(.lastBaseline) }

  /// The left margin.
  public var leftMargin: MASConstraint { begin(.leftMargin) }

  /// The right margin.
  public var rightMargin: MASConstraint { begin(.rightMargin) }

  /// The top margin.
  public var topMargin: MASConstraint { begin(.topMargin) }

  /// The bottom margin.
  public var bottomMargin: MASConstraint { begin(.bottomMargin) }

  /// The margin where lines begin.
  public var leadingMargin: MASConstraint { begin(.leadingMargin) }

  /// The margin where lines end.
  public var trailingMargin: MASConstraint { begin(.trailingMargin) }

  /// The middle between left and right margin.
  public var centerXWithinMargins: MASConstraint { begin(.centerXWithinMargins) }

  /// The middle between top and bottom margin.
  public var centerYWithinMargins: MASConstraint { begin(.centerYWithinMargins) }

  /// The baseline of the last line of text.
  public var baseline: MASConstraint { begin(.lastBaseline) }

  /// Left, right, top and bottom.
  public var edges: MASConstraint { begin(.left, .right, .top, .bottom) }

  /// Width and height.
  public var size: MASConstraint { begin(.width, .height) }

  /// Both centres.
  public var center: MASConstraint { begin(.centerX, .centerY) }
}
