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
  public var left: Named { naming(.left) }

  /// The top edge.
  public var top: Named { naming(.top) }

  /// The right edge.
  public var right: Named { naming(.right) }

  /// The bottom edge.
  public var bottom: Named { naming(.bottom) }

  /// The edge where lines of text begin.
  public var leading: Named { naming(.leading) }

  /// The edge where lines of text end.
  public var trailing: Named { naming(.trailing) }

  /// The width.
  public var width: Named { naming(.width) }

  /// The height.
  public var height: Named { naming(.height) }

  /// The horizontal centre.
  public var centerX: Named { naming(.centerX) }

  /// The vertical centre.
  public var centerY: Named { naming(.centerY) }
}

// MARK: - Composites

extension ConstraintAttributeSource {
  /// Left, top, right and bottom.
  public var edges: Named { naming(.edges) }

  /// Left and right.
  public var horizontalEdges: Named { naming(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: Named { naming(.verticalEdges) }

  /// Top, leading, bottom and trailing.
  public var directionalEdges: Named { naming(.directionalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: Named { naming(.directionalHorizontalEdges) }

  /// Top and bottom.
  public var directionalVerticalEdges: Named { naming(.verticalEdges) }

  /// Width and height.
  public var size: Named { naming(.size) }

  /// Both centres.
  public var center: Named { naming(.center) }
}

/// Where baselines and margins are named too.
public protocol ConstraintMarginSource: ConstraintAttributeSource {}

extension ConstraintMarginSource {
  /// The baseline of the last line of text.
  public var lastBaseline: Named { naming(.lastBaseline) }

  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: Named { naming(.lastBaseline) }

  /// The baseline of the first line of text.
  public var firstBaseline: Named { naming(.firstBaseline) }

  /// The left margin.
  public var leftMargin: Named { naming(.leftMargin) }

  /// The top margin.
  public var topMargin: Named { naming(.topMargin) }

  /// The right margin.
  public var rightMargin: Named { naming(.rightMargin) }

  /// The bottom margin.
  public var bottomMargin: Named { naming(.bottomMargin) }

  /// The margin where lines of text begin.
  public var leadingMargin: Named { naming(.leadingMargin) }

  /// The margin where lines of text end.
  public var trailingMargin: Named { naming(.trailingMargin) }

  /// The middle between the left and the right margin.
  public var centerXWithinMargins: Named { naming(.centerXWithinMargins) }

  /// The middle between the top and the bottom margin.
  public var centerYWithinMargins: Named { naming(.centerYWithinMargins) }

  /// The four margins.
  public var margins: Named { naming(.margins) }

  /// The margins at the top, where lines begin, at the bottom and where lines end.
  public var directionalMargins: Named { naming(.directionalMargins) }

  /// The middle between the margins, both ways.
  public var centerWithinMargins: Named { naming(.centerWithinMargins) }
}
