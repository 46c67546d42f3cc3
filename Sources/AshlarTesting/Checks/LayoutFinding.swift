import Ashlar

/// Something that a check has found, in numbers. The words are made only of what is reported.
enum LayoutFinding {
  case conflict(LayoutConflict)
  case fault(LayoutFault)

  /// There were more faults than are kept.
  case moreFaults(Int)

  /// Nothing keeps the controller of a view, or it alone keeps the data sources of tables, which are gone.
  case lost(controlled: View?, tables: [View])

  /// Constraints leave frames undetermined.
  case ambiguous

  /// A lint finds something.
  case suspicious

  /// No constraint speaks of a view that goes where constraints put it.
  case unplaced(View)

  /// A view keeps a frame of nothing.
  case invisible(View)

  /// Two siblings overlap, the one behind first; by how much, in points.
  case overlap(View, View, by: CGSize)

  /// A view ends outside its superview, by so many points on each side.
  case outside(View, misses: [SideMiss])

  /// Nothing says how high a cell or a row is, which is why its content does not fit.
  case flat(View, CellSizingProblem)

  /// A view is smaller along an axis than what it shows, in points.
  case cut(View, LayoutAxis, has: CGFloat, needs: CGFloat)

  /// A line of a text ends inside a word.
  case brokenWord(View, String)

  /// A picture is drawn in another shape, so many times as wide as in its own.
  case distorted(View, picture: CGSize, stretch: CGFloat)

  /// Edges of a view are between pixels.
  case offPixels(View, scale: CGFloat)

  /// Constraints name left and right only, so that nothing moves where people read from right to left.
  case notMirrored([LayoutConstraint])
}

/// How far a view ends outside its superview on a side, in points.
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
