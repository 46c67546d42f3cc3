internal import AshlarSolver

/// Turns the constraints of one tree into a system of linear constraints, and its solution into frames.
///
/// A tree gets its engine with its first layout. The engine hears of nothing until then and of nothing
/// in between: the tree notes what changes, and each layout works the notes in, solves once, and tells
/// every view which of its boxes have moved.
///
/// The unknowns of a box are the place of its top-left corner, relative to that of its container, and
/// its size. A box gets unknowns when a constraint first needs them.
final class LayoutEngine: TreeEngine {
  unowned let tree: LayoutTree
  var solver = Solver()

  /// The boxes that have unknowns, by token.
  var items: [EngineItem?] = []
  var vacantItems: [Int32] = []

  /// Boxes that have got unknowns, and have yet to be asked what they want.
  var freshBoxes: [LayoutBox] = []

  /// The token of the box that owns each unknown, by the unknown's index.
  var owners: [Int32] = []

  /// The constraints that have been translated, by token.
  var entries: [EngineEntry?] = []
  var vacantEntries: [Int32] = []

  /// What stands behind each constraint of the solver, by its index.
  var sources: [EngineSource] = []

  /// Constraints that contradict themselves whatever the unknowns are, by token.
  var hopeless: Set<Int32> = []

  /// What the last layout found in conflict, by the ages of the constraints.
  var knownConflicts: Set<[ConflictKey]> = []

  /// Whether the last solve ended before it found the best layout.
  var isUnfinished = false

  /// The terms and the constant of the constraint that is being translated.
  var sentence = EngineSentence()

  init(tree: LayoutTree) {
    self.tree = tree
  }
}

/// A box that takes part, with its unknowns in points.
struct EngineItem {
  unowned let box: LayoutBox

  /// Relative to the top-left corner of the container.
  let x: Unknown
  let y: Unknown
  let width: Unknown
  let height: Unknown

  /// What the box asks for by itself.
  var demands: [EngineDemand] = []

  /// How far the baselines of its text are from its edges, in points.
  var baselines = Baselines()

  struct Baselines: Equatable {
    var first = 0.0
    var last = 0.0
  }
}

/// A constraint that has been handed to the solver.
struct EngineEntry {
  unowned let constraint: LayoutConstraint

  /// Nil for a constraint that contradicts itself, or that could not be computed with.
  var handle: Constraint?

  /// By how many points a constraint that contradicts itself is missed.
  var miss = 0.0
}

/// What stands behind a constraint of the solver.
enum EngineSource {
  case none
  case constraint(token: Int32)
  case demand(token: Int32, EngineDemand.Kind)
}

/// A constraint that nobody wrote: a box keeps its frame, or its content has a size.
struct EngineDemand {
  let kind: Kind
  let handle: Constraint
  var value: Double

  enum Kind: Hashable {
    case frame(LayoutConstraint.Attribute)
    case content(LayoutAxis)
  }
}
