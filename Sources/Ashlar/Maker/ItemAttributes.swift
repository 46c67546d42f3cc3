/// Some attributes of a view or guide, to stand on the right of a sentence: `avatar.right`.
public struct ItemAttributes {
  let item: LayoutBox
  let attributes: AttributeList
}

/// The attributes of a view or guide, under names that nothing can hide.
///
/// A view class may have a subview called `left`; then `card.left` is that view, and
/// `card.layout.left` the edge.
public struct ItemLayout {
  let item: LayoutBox

  private func attributes(_ attributes: AttributeList) -> ItemAttributes {
    ItemAttributes(item: item, attributes: attributes)
  }

  private func attribute(_ attribute: LayoutConstraint.Attribute) -> ItemAttributes {
    ItemAttributes(item: item, attributes: AttributeList(attribute))
  }

  /// The left edge.
  public var left: ItemAttributes { attribute(.left) }

  /// The right edge.
  public var right: ItemAttributes { attribute(.right) }

  /// The top edge.
  public var top: ItemAttributes { attribute(.top) }

  /// The bottom edge.
  public var bottom: ItemAttributes { attribute(.bottom) }

  /// The edge where lines of text begin.
  public var leading: ItemAttributes { attribute(.leading) }

  /// The edge where lines of text end.
  public var trailing: ItemAttributes { attribute(.trailing) }

  /// The width.
  public var width: ItemAttributes { attribute(.width) }

  /// The height.
  public var height: ItemAttributes { attribute(.height) }

  /// The horizontal centre.
  public var centerX: ItemAttributes { attribute(.centerX) }

  /// The vertical centre.
  public var centerY: ItemAttributes { attribute(.centerY) }

  /// The baseline of the first line of text; the top of a view without text.
  public var firstBaseline: ItemAttributes { attribute(.firstBaseline) }

  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaseline: ItemAttributes { attribute(.lastBaseline) }

  /// Left, top, right and bottom.
  public var edges: ItemAttributes { attributes(.edges) }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: ItemAttributes { attributes(.directionalEdges) }

  /// Left and right.
  public var horizontalEdges: ItemAttributes { attributes(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ItemAttributes { attributes(.verticalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ItemAttributes { attributes(.directionalHorizontalEdges) }

  /// Top and bottom, which are the same in either direction.
  public var directionalVerticalEdges: ItemAttributes { attributes(.verticalEdges) }

  /// Width and height.
  public var size: ItemAttributes { attributes(.size) }

  /// Both centres.
  public var center: ItemAttributes { attributes(.center) }
}

// MARK: - Short names

extension LayoutItem {
  /// The attributes under names that a property of the view's class cannot hide.
  public var layout: ItemLayout { ItemLayout(item: self) }

  /// The left edge.
  public var left: ItemAttributes { layout.left }

  /// The right edge.
  public var right: ItemAttributes { layout.right }

  /// The top edge.
  public var top: ItemAttributes { layout.top }

  /// The bottom edge.
  public var bottom: ItemAttributes { layout.bottom }

  /// The edge where lines of text begin.
  public var leading: ItemAttributes { layout.leading }

  /// The edge where lines of text end.
  public var trailing: ItemAttributes { layout.trailing }

  /// The width.
  public var width: ItemAttributes { layout.width }

  /// The height.
  public var height: ItemAttributes { layout.height }

  /// The horizontal centre.
  public var centerX: ItemAttributes { layout.centerX }

  /// The vertical centre.
  public var centerY: ItemAttributes { layout.centerY }

  /// The baseline of the first line of text; the top of a view without text.
  public var firstBaseline: ItemAttributes { layout.firstBaseline }

  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaseline: ItemAttributes { layout.lastBaseline }

  /// Left, top, right and bottom.
  public var edges: ItemAttributes { layout.edges }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: ItemAttributes { layout.directionalEdges }

  /// Left and right.
  public var horizontalEdges: ItemAttributes { layout.horizontalEdges }

  /// Top and bottom.
  public var verticalEdges: ItemAttributes { layout.verticalEdges }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ItemAttributes { layout.directionalHorizontalEdges }

  /// Top and bottom, which are the same in either direction.
  public var directionalVerticalEdges: ItemAttributes { layout.directionalVerticalEdges }

  /// Width and height.
  public var size: ItemAttributes { layout.size }
}
