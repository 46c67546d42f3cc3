/// What a sentence compares with, as makers keep it.
@usableFromInline
package enum SentenceTarget {
  /// The superview, which native and Masonry's sentences mean that name nothing else.
  case superview

  /// The same attribute of a view or guide.
  case box(LayoutBox)

  /// Named attributes of a view or guide.
  case attributes(ItemAttributes)

  /// One attribute of a view or guide that the sentence does not keep, or the same one.
  case node(BoxNode, LayoutConstraint.Attribute)

  /// Points: an extent, or what moves the superview's same attribute.
  case constant(Displacement)

  /// The distance between two anchors.
  case distance(LayoutDimension)

  /// A number of points that is a bound of a range. The first of a range tells what is wrong with it.
  indirect case bound(LayoutConstraint.Relation, CGFloat, isFirst: Bool)

  /// A proportion of the item's own width and height that there cannot be.
  case ratio(CGFloat)

  /// Several targets, one constraint each. None of them is a list.
  indirect case list([SentenceTarget])

  /// An optional that is nil, or an item that no longer exists.
  case missing
}

extension SentenceTarget {
  /// The targets of a list, or the one that it is.
  package var all: [SentenceTarget] {
    if case .list(let targets) = self { targets } else { [self] }
  }

  /// How many targets there are.
  var count: Int {
    if case .list(let targets) = self { targets.count } else { 1 }
  }

  /// What is left of it when constraints have been made: nothing that would keep a view.
  var spent: SentenceTarget {
    switch self {
    case .superview: .superview
    case .list(let targets): .list(targets.map(\.spent))
    default: .missing
    }
  }

  /// The same target without a reference that keeps a view, where it is but one.
  package var unkept: SentenceTarget {
    switch self {
    case .box(let box): return .node(box.node, .notAnAttribute)
    case .attributes(let target) where target.attributes.count == 1:
      return .node(target.item.node, target.attributes[0])
    default: return self
    }
  }
}
