/// Some attributes of a view or guide, to stand on the right of a sentence: `avatar.right`.
public struct ItemAttributes {
  @usableFromInline let item: LayoutBox
  @usableFromInline let attributes: AttributeList

  @inlinable
  init(item: LayoutBox, attributes: AttributeList) {
    self.item = item
    self.attributes = attributes
  }
}

/// The attributes of a view or guide, under names that nothing can hide.
///
/// A view class may have a subview called `left`; then `card.left` is that view, and
/// `card.layout.left` the edge.
public struct ItemLayout {
  @usableFromInline let item: LayoutBox

  @inlinable
  init(item: LayoutBox) {
    self.item = item
  }

  @inlinable
  func attributes(_ attributes: AttributeList) -> ItemAttributes {
    ItemAttributes(item: item, attributes: attributes)
  }

  @inlinable
  func attribute(_ attribute: LayoutConstraint.Attribute) -> ItemAttributes {
    ItemAttributes(item: item, attributes: AttributeList(attribute))
  }

  /// The left edge.
  @inlinable public var left: ItemAttributes { attribute(.left) }

  /// The right edge.
  @inlinable public var right: ItemAttributes { attribute(.right) }

  /// The top edge.
  @inlinable public var top: ItemAttributes { attribute(.top) }

  /// The bottom edge.
  @inlinable public var bottom: ItemAttributes { attribute(.bottom) }

  /// The edge where lines of text begin.
  @inlinable public var leading: ItemAttributes { attribute(.leading) }

  /// The edge where lines of text end.
  @inlinable public var trailing: ItemAttributes { attribute(.trailing) }

  /// The width.
  @inlinable public var width: ItemAttributes { attribute(.width) }

  /// The height.
  @inlinable public var height: ItemAttributes { attribute(.height) }

  /// The horizontal centre.
  @inlinable public var centerX: ItemAttributes { attribute(.centerX) }

  /// The vertical centre.
  @inlinable public var centerY: ItemAttributes { attribute(.centerY) }

  /// The baseline of the first line of text; the top of a view without text.
  @inlinable public var firstBaseline: ItemAttributes { attribute(.firstBaseline) }

  /// The baseline of the last line of text; the bottom of a view without text.
  @inlinable public var lastBaseline: ItemAttributes { attribute(.lastBaseline) }

  /// Left, top, right and bottom.
  @inlinable public var edges: ItemAttributes { attributes(.edges) }

  /// Leading, top, trailing and bottom.
  @inlinable public var directionalEdges: ItemAttributes { attributes(.directionalEdges) }

  /// Left and right.
  @inlinable public var horizontalEdges: ItemAttributes { attributes(.horizontalEdges) }

  /// Top and bottom.
  @inlinable public var verticalEdges: ItemAttributes { attributes(.verticalEdges) }

  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: ItemAttributes {
    attributes(.directionalHorizontalEdges)
  }

  /// Top and bottom, which are the same in either direction.
  @inlinable public var directionalVerticalEdges: ItemAttributes { attributes(.verticalEdges) }

  /// Width and height.
  @inlinable public var size: ItemAttributes { attributes(.size) }

  /// Both centres.
  @inlinable public var center: ItemAttributes { attributes(.center) }
}

// MARK: - Short names

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
}
