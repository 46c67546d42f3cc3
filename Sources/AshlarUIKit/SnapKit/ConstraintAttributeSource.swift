/// Where the attributes of `snp` are named: on makers, in chains of them, and on what stands on the right.
public protocol ConstraintAttributeSource {
  /// What naming attributes gives.
  associatedtype Named

  /// Names attributes: the one step that all properties take.
  func naming(_ attributes: ConstraintAttributes) -> Named
}

// MARK: - Single attributes

extension ConstraintAttributeSource {
  /// The left edge.
  @inlinable public var left: Named { naming(.left) }

  /// The top edge.
  @inlinable public var top: Named { naming(.top) }

  /// The right edge.
  @inlinable public var right: Named { naming(.right) }

  /// The bottom edge.
  @inlinable public var bottom: Named { naming(.bottom) }

  /// The edge where lines of text begin.
  @inlinable public var leading: Named { naming(.leading) }

  /// The edge where lines of text end.
  @inlinable public var trailing: Named { naming(.trailing) }

  /// The width.
  @inlinable public var width: Named { naming(.width) }

  /// The height.
  @inlinable public var height: Named { naming(.height) }

  /// The horizontal centre.
  @inlinable public var centerX: Named { naming(.centerX) }

  /// The vertical centre.
  @inlinable public var centerY: Named { naming(.centerY) }
}

// MARK: - Composites

extension ConstraintAttributeSource {
  /// Left, top, right and bottom.
  @inlinable public var edges: Named { naming(.edges) }

  /// Left and right.
  @inlinable public var horizontalEdges: Named { naming(.horizontalEdges) }

  /// Top and bottom.
  @inlinable public var verticalEdges: Named { naming(.verticalEdges) }

  /// Top, leading, bottom and trailing.
  @inlinable public var directionalEdges: Named { naming(.directionalEdges) }

  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: Named { naming(.directionalHorizontalEdges) }

  /// Top and bottom.
  @inlinable public var directionalVerticalEdges: Named { naming(.verticalEdges) }

  /// Width and height.
  @inlinable public var size: Named { naming(.size) }

  /// Both centres.
  @inlinable public var center: Named { naming(.center) }
}

/// Where baselines and margins are named too.
public protocol ConstraintMarginSource: ConstraintAttributeSource {}

extension ConstraintMarginSource {
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: Named { naming(.lastBaseline) }

  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  @inlinable public var baseline: Named { naming(.lastBaseline) }

  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: Named { naming(.firstBaseline) }

  /// The left margin.
  @inlinable public var leftMargin: Named { naming(.leftMargin) }

  /// The top margin.
  @inlinable public var topMargin: Named { naming(.topMargin) }

  /// The right margin.
  @inlinable public var rightMargin: Named { naming(.rightMargin) }

  /// The bottom margin.
  @inlinable public var bottomMargin: Named { naming(.bottomMargin) }

  /// The margin where lines of text begin.
  @inlinable public var leadingMargin: Named { naming(.leadingMargin) }

  /// The margin where lines of text end.
  @inlinable public var trailingMargin: Named { naming(.trailingMargin) }

  /// The middle between the left and the right margin.
  @inlinable public var centerXWithinMargins: Named { naming(.centerXWithinMargins) }

  /// The middle between the top and the bottom margin.
  @inlinable public var centerYWithinMargins: Named { naming(.centerYWithinMargins) }

  /// The four margins.
  @inlinable public var margins: Named { naming(.margins) }

  /// The margins at the top, where lines begin, at the bottom and where lines end.
  @inlinable public var directionalMargins: Named { naming(.directionalMargins) }

  /// The middle between the margins, both ways.
  @inlinable public var centerWithinMargins: Named { naming(.centerWithinMargins) }
}
