/// A parsed visual format: views one after the other along an axis.
struct VisualFormatLine {
  let axis: LayoutAxis

  /// The space between the superview and the first view, if the format begins with the superview.
  var opening: Space?

  /// The views, in order. There is at least one.
  var stops: [Stop] = []

  /// The space between the last view and the superview, if the format ends with the superview.
  var closing: Space?

  /// A view of the line.
  struct Stop {
    let box: LayoutBox

    /// The space between the view before and this one; none for the first.
    let space: Space?

    /// The predicates on the extent of the view.
    let extent: [Predicate]

    /// Where the view ends in the format.
    let end: Int
  }

  /// The space between two views of a line.
  enum Space {
    /// A dash without a number, and where it stands in the format.
    case standard(at: Int)

    case given([Predicate])
  }

  /// One condition on a space or an extent.
  struct Predicate {
    var relation = LayoutRelation.equal

    /// The box that it is compared with; never in a space.
    var box: LayoutBox?

    /// The number that it is compared with; zero beside a box.
    var points: CGFloat = 0

    var priority = LayoutPriority.required

    /// Where the number or the name stands in the format.
    let position: Int
  }
}
