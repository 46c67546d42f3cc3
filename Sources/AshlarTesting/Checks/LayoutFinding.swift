import Ashlar

/// A finding of a check as numbers. Only reported findings are put in words.
enum LayoutFinding {
  case conflict(LayoutConflict)
  case fault(LayoutFault)

  /// The layout had more faults than were kept.
  case moreFaults(Int)

  /// No object retains the controller of a view, or the data sources of tables.
  case lost(controlled: View?, tables: [View])

  /// Constraints leave frames undetermined.
  case ambiguous

  /// A lint finds something.
  case suspicious

  /// No constraint mentions a view that constraints should place.
  case unplaced(View)

  /// A view keeps an empty frame.
  case invisible(View)

  /// Two siblings overlap, the one behind first, by a size in points.
  case overlap(View, View, by: CGSize)

  /// A view extends beyond its superview, by a number of points on each side.
  case outside(View, misses: [SideMiss])

  /// Nothing determines the height of a cell or a row, so that its content does not fit.
  case flat(View, CellSizingProblem)

  /// A view is smaller than its content along an axis, in points.
  case cut(View, LayoutAxis, has: CGFloat, needs: CGFloat)

  /// A line of a text ends inside a word.
  case brokenWord(View, String)

  /// A picture is drawn in other proportions, stretched in width by a factor.
  case distorted(View, picture: CGSize, stretch: CGFloat)

  /// Edges of a view are between pixels.
  case offPixels(View, scale: CGFloat)

  /// Constraints name only left and right, so that the layout does not change from right to left.
  case notMirrored([LayoutConstraint])
}

/// The distance by which a view extends beyond its superview on a side, in points.
struct SideMiss {
  let side: LayoutAttribute
  let amount: CGFloat

  static let sides: [LayoutAttribute] = [.left, .top, .right, .bottom]

  /// The distance on one of the four sides; negative inside.
  init(_ side: LayoutAttribute, of frame: CGRect, in container: CGSize) {
    self.side = side
    amount =
      switch side {
      case .left: -frame.minX
      case .top: -frame.minY
      case .right: frame.maxX - container.width
      default: frame.maxY - container.height
      }
  }
}

extension LayoutFinding {
  /// The views that it is about, as far as it is about views; of an overlap, the one in front last.
  var views: [View] {
    switch self {
    case .conflict, .fault, .moreFaults, .ambiguous, .suspicious, .notMirrored: []
    case .unplaced(let view), .invisible(let view), .flat(let view, _), .cut(let view, _, _, _),
      .brokenWord(let view, _), .distorted(let view, _, _), .offPixels(let view, _):
      [view]
    case .lost(let view, let tables): [view].compactMap(\.self) + tables
    case .overlap(let behind, let front, _): [behind, front]
    case .outside(let view, _): [view, view.superview].compactMap(\.self)
    }
  }
}
