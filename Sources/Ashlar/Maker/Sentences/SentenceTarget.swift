/// The stored target of a sentence: plain data, with items by their numbers in the maker.
package enum SentenceTarget: BitwiseCopyable {
  /// The superview, the default target of native and Masonry's sentences.
  case superview

  /// Attributes of a view or guide; without any, the same one as on the left.
  case item(Int32, AttributeList)

  /// A number of points: an extent, or a distance from the superview's same attribute.
  case number(CGFloat)

  /// A size or insets, by their number in the maker.
  case constant(Int32)

  /// The distance between two anchors, by its number in the maker.
  case distance(Int32)

  /// A number of points that is a bound of a range. The first bound of a range carries its fault.
  case bound(LayoutConstraint.Relation, CGFloat, isFirst: Bool)

  /// An invalid ratio of the item's own width and height.
  case ratio(CGFloat)

  /// An optional that is nil, or an item that no longer exists.
  case missing

  /// A handle without an item.
  case gone
}

/// The rare properties of sentences.
struct SentenceParticulars {
  /// The name of its constraints in reports.
  var label: String?
  /// The file, if it is not that of the maker's first sentence.
  var fileID: String?
  /// The targets, if there is not one.
  var targets: [SentenceTarget] = []
  /// The displacements of the sentence that are points, sizes or insets.
  var offset = Displacement.none
  var inset = Displacement.none
  /// The displacement of extents alone, and that of centres alone, in Masonry's terms.
  var extentOffset = Displacement.none
  var centerOffset = Displacement.none

  /// Whether what is made of the sentence has a name or a file of its own, which only objects have.
  var needsObjects: Bool { label != nil || fileID != nil }
}
