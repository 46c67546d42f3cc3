/// What a sentence is told to compare with. Makers write it down as a ``SentenceTarget``.
@usableFromInline
package enum GivenTarget {
  /// The superview, which native and Masonry's sentences mean that name nothing else.
  case superview

  /// The same attribute of a view or guide.
  case box(LayoutBox)

  /// Named attributes of a view or guide.
  case attributes(ItemAttributes)

  /// Attributes of what a handle leads to; if there are none, the same one as on the left.
  case handle(ItemHandle, AttributeList)

  /// Points: an extent, or what moves the superview's same attribute.
  case constant(Displacement)

  /// The distance between two anchors.
  case distance(LayoutDimension)

  /// A number of points that is a bound of a range. The first of a range tells what is wrong with it.
  indirect case bound(LayoutConstraint.Relation, CGFloat, isFirst: Bool)

  /// A proportion of the item's own width and height that there cannot be.
  case ratio(CGFloat)

  /// Several targets, one constraint each. None of them is a list.
  indirect case list([GivenTarget])

  /// An optional that is nil, or an item that no longer exists.
  case missing
}

extension GivenTarget {
  var isList: Bool { if case .list = self { true } else { false } }

  /// The targets of a list, or the one that it is.
  var all: [GivenTarget] {
    if case .list(let targets) = self { targets } else { [self] }
  }

  /// A number of points, or the superview's same attribute and so many points.
  @usableFromInline
  static func number(_ number: CGFloat) -> GivenTarget { .constant(.number(number)) }
}
