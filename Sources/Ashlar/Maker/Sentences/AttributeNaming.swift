/// A type that names attributes: a maker, an unfinished sentence, or the right side of a sentence.
///
/// ```swift
/// title.makeConstraints { make in
///   make.left.equalTo(card.layout.right)
/// }
/// ```
public protocol AttributeNaming {
  /// The type that results from naming attributes.
  associatedtype Named

  /// Names attributes. All properties call it.
  func naming(_ attributes: ConstraintAttributes) -> Named
}

/// A list of named attributes.
public struct ConstraintAttributes {
  @usableFromInline package let list: AttributeList

  @inlinable init(_ list: AttributeList) { self.list = list }
}

extension AttributeNaming {
  @inlinable func naming(_ attribute: LayoutConstraint.Attribute) -> Named {
    naming(ConstraintAttributes(AttributeList(attribute)))
  }

  @inlinable func naming(_ list: AttributeList) -> Named { naming(ConstraintAttributes(list)) }
}

// MARK: - Single attributes

extension AttributeNaming {
  /// The left edge.
  @inlinable public var left: Named { naming(.left) }
  /// The right edge.
  @inlinable public var right: Named { naming(.right) }
  /// The top edge.
  @inlinable public var top: Named { naming(.top) }
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
  /// The baseline of the first line of text; the top of a view without text.
  @inlinable public var firstBaseline: Named { naming(.firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  @inlinable public var lastBaseline: Named { naming(.lastBaseline) }
}

// MARK: - Composites

extension AttributeNaming {
  /// Left, top, right and bottom.
  @inlinable public var edges: Named { naming(AttributeList.edges) }
  /// Leading, top, trailing and bottom.
  @inlinable public var directionalEdges: Named { naming(AttributeList.directionalEdges) }
  /// Left and right.
  @inlinable public var horizontalEdges: Named { naming(AttributeList.horizontalEdges) }
  /// Top and bottom.
  @inlinable public var verticalEdges: Named { naming(AttributeList.verticalEdges) }
  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: Named {
    naming(AttributeList.directionalHorizontalEdges)
  }
  /// Top and bottom, which are the same in either direction.
  @inlinable public var directionalVerticalEdges: Named { naming(AttributeList.verticalEdges) }
  /// Width and height.
  @inlinable public var size: Named { naming(AttributeList.size) }
  /// Both centres.
  @inlinable public var center: Named { naming(AttributeList.center) }
}

// MARK: - Margins

// Views have margins, and guides have none: a sentence with the margin of a guide is a fault.
extension AttributeNaming {
  /// The left edge inside the view's margin.
  @inlinable public var leftMargin: Named { naming(.leftMargin) }
  /// The right edge inside the view's margin.
  @inlinable public var rightMargin: Named { naming(.rightMargin) }
  /// The top edge inside the view's margin.
  @inlinable public var topMargin: Named { naming(.topMargin) }
  /// The bottom edge inside the view's margin.
  @inlinable public var bottomMargin: Named { naming(.bottomMargin) }
  /// The edge where lines of text begin, inside the view's margin.
  @inlinable public var leadingMargin: Named { naming(.leadingMargin) }
  /// The edge where lines of text end, inside the view's margin.
  @inlinable public var trailingMargin: Named { naming(.trailingMargin) }
  /// The horizontal middle between the view's margins.
  @inlinable public var centerXWithinMargins: Named { naming(.centerXWithinMargins) }
  /// The vertical middle between the view's margins.
  @inlinable public var centerYWithinMargins: Named { naming(.centerYWithinMargins) }
  /// Left, top, right and bottom inside the view's margins.
  @inlinable public var margins: Named { naming(AttributeList.margins) }
  /// Leading, top, trailing and bottom inside the view's margins.
  @inlinable public var directionalMargins: Named { naming(AttributeList.directionalMargins) }
  /// Both middles between the view's margins.
  @inlinable public var centerWithinMargins: Named { naming(AttributeList.centerWithinMargins) }
}
