/// The target given to a sentence. Makers store it as a ``SentenceTarget``.
@usableFromInline
package enum GivenTarget {
  /// The superview, the default target of native and Masonry's sentences.
  case superview

  /// The same attribute of a view or guide.
  case box(LayoutBox)

  /// Named attributes of a view or guide.
  case attributes(ItemAttributes)

  /// Attributes of the item of a handle; without any, the same one as on the left.
  case handle(ItemHandle, AttributeList)

  /// A number of points: an extent, or a distance from the superview's same attribute.
  case number(CGFloat)

  /// The same with the numbers of a size or insets.
  indirect case constant(Displacement)

  /// The distance between two anchors.
  case distance(LayoutDimension)

  /// A number of points that is a bound of a range. The first bound of a range carries its fault.
  indirect case bound(LayoutConstraint.Relation, CGFloat, isFirst: Bool)

  /// An invalid ratio of the item's own width and height.
  case ratio(CGFloat)

  /// Several targets, one constraint each. None of them is a list.
  indirect case list([GivenTarget])

  /// An optional that is nil, or an item that no longer exists.
  case missing
}

extension GivenTarget {
  /// The targets of a list, or the one that it is.
  var all: [GivenTarget] {
    if case .list(let targets) = self { targets } else { [self] }
  }
}
