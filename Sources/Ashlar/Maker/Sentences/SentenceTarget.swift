/// What a sentence compares with, as makers write it down: plain, with items by their numbers in the maker.
package enum SentenceTarget: BitwiseCopyable {
  /// The superview, which native and Masonry's sentences mean that name nothing else.
  case superview

  /// Attributes of a view or guide; if there are none, the same one as on the left.
  case item(Int32, AttributeList)

  /// Points: an extent, or what moves the superview's same attribute.
  case constant(Displacement)

  /// The distance between two anchors, by its number in the maker.
  case distance(Int32)

  /// A number of points that is a bound of a range. The first of a range tells what is wrong with it.
  case bound(LayoutConstraint.Relation, CGFloat, isFirst: Bool)

  /// A proportion of the item's own width and height that there cannot be.
  case ratio(CGFloat)

  /// An optional that is nil, or an item that no longer exists.
  case missing

  /// A handle that leads nowhere.
  case gone
}

/// What few sentences have beside what all of them say.
struct SentenceParticulars {
  /// The name of its constraints in reports.
  var label: String?
  /// The file, if it is not that of the maker's first sentence.
  var fileID: String?
  /// The targets, if there is not one.
  var targets: [SentenceTarget] = []
  /// What moves extents alone, and centres alone, as Masonry says it.
  var extentOffset = Displacement.none
  var centerOffset = Displacement.none
}
