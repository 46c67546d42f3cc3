/// Attributes of a view or guide, for the right side of a sentence: `avatar.right`.
public struct ItemAttributes {
  @usableFromInline package let item: LayoutBox
  @usableFromInline package let attributes: AttributeList

  @inlinable package init(item: LayoutBox, attributes: AttributeList) {
    self.item = item
    self.attributes = attributes
  }
}

/// The attributes of a view or guide, under names that no property of a subclass can hide.
///
/// A view class may have a subview called `left`; then `card.left` is that view, and
/// `card.layout.left` the edge.
public struct ItemLayout: AttributeNaming {
  @usableFromInline let item: LayoutBox

  @inlinable init(item: LayoutBox) { self.item = item }

  @inlinable public func naming(_ attributes: ConstraintAttributes) -> ItemAttributes {
    ItemAttributes(item: item, attributes: attributes.list)
  }
}

// MARK: - Short names

// On the protocol, so that a class may have properties of the same names.
extension LayoutItem {
  /// The attributes under names that a property of the view's class cannot hide.
  @inlinable public var layout: ItemLayout { ItemLayout(item: self) }
  /// The left edge.
  @inlinable public var left: ItemAttributes { layout.left }
  /// The right edge.
  @inlinable public var right: ItemAttributes { layout.right }
  /// The top edge.
  @inlinable public var top: ItemAttributes { layout.top }
  /// The bottom edge.
  @inlinable public var bottom: ItemAttributes { layout.bottom }
  /// The edge where lines of text begin.
  @inlinable public var leading: ItemAttributes { layout.leading }
  /// The edge where lines of text end.
  @inlinable public var trailing: ItemAttributes { layout.trailing }
  /// The width.
  @inlinable public var width: ItemAttributes { layout.width }
  /// The height.
  @inlinable public var height: ItemAttributes { layout.height }
  /// The horizontal centre.
  @inlinable public var centerX: ItemAttributes { layout.centerX }
  /// The vertical centre.
  @inlinable public var centerY: ItemAttributes { layout.centerY }
  /// The baseline of the first line of text; the top of a view without text.
  @inlinable public var firstBaseline: ItemAttributes { layout.firstBaseline }
  /// The baseline of the last line of text; the bottom of a view without text.
  @inlinable public var lastBaseline: ItemAttributes { layout.lastBaseline }
  /// Left, top, right and bottom.
  @inlinable public var edges: ItemAttributes { layout.edges }
  /// Leading, top, trailing and bottom.
  @inlinable public var directionalEdges: ItemAttributes { layout.directionalEdges }
  /// Left and right.
  @inlinable public var horizontalEdges: ItemAttributes { layout.horizontalEdges }
  /// Top and bottom.
  @inlinable public var verticalEdges: ItemAttributes { layout.verticalEdges }
  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: ItemAttributes {
    layout.directionalHorizontalEdges
  }
  /// Top and bottom, which are the same in either direction.
  @inlinable public var directionalVerticalEdges: ItemAttributes { layout.directionalVerticalEdges }
  /// Width and height.
  @inlinable public var size: ItemAttributes { layout.size }
  /// The left edge inside the view's margin.
  @inlinable public var leftMargin: ItemAttributes { layout.leftMargin }
  /// The right edge inside the view's margin.
  @inlinable public var rightMargin: ItemAttributes { layout.rightMargin }
  /// The top edge inside the view's margin.
  @inlinable public var topMargin: ItemAttributes { layout.topMargin }
  /// The bottom edge inside the view's margin.
  @inlinable public var bottomMargin: ItemAttributes { layout.bottomMargin }
  /// The edge where lines of text begin, inside the view's margin.
  @inlinable public var leadingMargin: ItemAttributes { layout.leadingMargin }
  /// The edge where lines of text end, inside the view's margin.
  @inlinable public var trailingMargin: ItemAttributes { layout.trailingMargin }
  /// The horizontal middle between the view's margins.
  @inlinable public var centerXWithinMargins: ItemAttributes { layout.centerXWithinMargins }
  /// The vertical middle between the view's margins.
  @inlinable public var centerYWithinMargins: ItemAttributes { layout.centerYWithinMargins }
  /// Left, top, right and bottom inside the view's margins.
  @inlinable public var margins: ItemAttributes { layout.margins }
  /// Leading, top, trailing and bottom inside the view's margins.
  @inlinable public var directionalMargins: ItemAttributes { layout.directionalMargins }
  /// Both middles between the view's margins.
  @inlinable public var centerWithinMargins: ItemAttributes { layout.centerWithinMargins }
}
