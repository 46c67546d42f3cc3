/// The objects of the constraints of a tree, as far as there are any. Each is kept while its constraint is active, as views
/// of UIKit keep theirs.
typealias ConstraintFaces = RecordTable<LayoutConstraint?>

extension Optional: TableRecord where Wrapped == LayoutConstraint {
  static var vacant: LayoutConstraint? { nil }
  var isVacant: Bool { self == nil }
}
