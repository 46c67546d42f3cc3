internal import AshlarSolver
internal import AshlarStorage

/// Turns the constraints of one tree into a system of linear constraints, and its solution into frames.
///
/// A tree gets its engine with its first layout. The engine hears of nothing until then and of nothing
/// in between: the tree notes what changes, and each layout works the notes in, solves once, and tells
/// every view which of its boxes have moved.
///
/// The unknowns of a box are the place of its top-left corner, relative to that of its container, and
/// its size. A box gets unknowns when a constraint first needs them.
///
/// While an access to what the engine keeps lasts, nothing outside the engine and its solver is called: views are asked
/// and faults are told between accesses. So exclusive access to what every solve reads and writes is not checked; checked,
/// first layouts take 1.5 to 2 times as long (`Benchmarks layouts 0.2 1000`, with the attribute taken away).
final class LayoutEngine: TreeEngine {
  /// The tree, which owns the engine. What calls others, who may free the tree, keeps it.
  unowned let tree: LayoutTree

  /// The memory of what room was made for before anything was added.
  @exclusivity(unchecked) var slab = Slab(size: 0)

  @exclusivity(unchecked) var solver = Solver()

  /// The boxes that have unknowns and what the engine keeps for each, by token: the number of the rectangle that the
  /// solver has for the box.
  @exclusivity(unchecked) var nodes = EngineNodes()
  @exclusivity(unchecked) var items = OwnedArray<EngineItem>()

  /// The tokens of boxes that have got unknowns, and have yet to be asked what they want.
  @exclusivity(unchecked) var freshBoxes = OwnedArray<Int32>()

  /// Which boxes have to be placed anew.
  @exclusivity(unchecked) var moves = EngineMoves()

  /// What boxes ask for by themselves: for each box a list.
  @exclusivity(unchecked) var demands = DemandTable()

  /// The constraints of the masks of boxes that have one, by token.
  var masks: [Int32: [AutoresizingConstraint]] = [:]

  /// The views inside a box whose baselines are its own, by token, where there are such.
  var baselineViews: [Int32: BaselineViews] = [:]

  /// The tokens of the boxes whose baselines those of a box are.
  var baselineUsers: [ObjectIdentifier: [Int32]] = [:]

  /// What has to be put together anew because of them.
  var baselineNews = BaselineNews()

  /// The tokens of boxes that are lower than their texts, where constraints speak of their baselines.
  var squeezedTexts: Set<Int32> = []

  /// Whether a constraint has ever spoken of a baseline. Most layouts have none that does.
  var speaksOfBaselines = false

  /// The constraints that depend on how far a view has been scrolled, by its token, where there are such.
  var crossings: [Int32: ScrollCrossings] = [:]

  /// Whether a view has ever had a ``TieBreak``.
  var breaksTies = false

  /// How much of the frame of a box is not for alignment, by token, where anything is.
  var alignments: [Int32: EdgeInsets] = [:]

  /// Where the corners of placed views are among the pixels of a display, by token. Empty without a display.
  ///
  /// Checked, nested views on a display cost a quarter more (`Benchmarks layouts 0.1 1000 scale=3`).
  @exclusivity(unchecked) var corners = PixelCorners()

  /// The state of the tree's order in which the solver has put the boxes; nil if there are boxes that it has not put in
  /// order.
  var orderStamp: Int?

  /// How often boxes have been asked what they want.
  var measureCalls = 0

  /// Whether the engine is one that finds out a size and then goes. It reports nothing.
  var isRehearsal: Bool { fittingTarget != nil }

  /// The size to fit of an engine that finds out a size and then goes, in points.
  var fittingTarget: CGSize?

  /// What stands behind each constraint of the solver, by its index, which is the token of a constraint that has been
  /// translated.
  @exclusivity(unchecked) var entries = OwnedArray<EngineEntry>()

  /// The constraints that the solver could not take.
  var refused = RefusedConstraints()

  /// What the last layout found in conflict.
  var knownConflicts = ConflictReports()

  /// Whether the last solve ended before it found the best layout.
  var isUnfinished = false

  /// The direction in which people read, as the constraints that are being translated have found it.
  var direction = LayoutDirection.leftToRight

  /// Whether views of the tree may differ in how people read in them.
  var directionsDiffer = false

  /// The terms and the constant of the constraint that is being translated.
  @exclusivity(unchecked) var sentence = EngineSentence()

  /// What was found wrong with constraints and has yet to be told.
  var faults: [UntoldFault] = []

  /// Whether there are constraints that have gone and may yet be replaced.
  var isReplacing = false

  init(tree: LayoutTree) {
    self.tree = tree
    solver.conflictTolerance = Self.conflictTolerance
  }

  /// By how many points required constraints may contradict each other without a conflict: multipliers are written with
  /// six digits.
  ///
  /// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 7).
  static let conflictTolerance = 0.001
}

/// What the engine keeps for a box: what it asks for.
struct EngineItem {
  /// How far the baselines of its text are from its edges, in points.
  var baselines = Baselines()

  /// The first of its demands, or −1.
  var firstDemand: Int32 = -1

  /// The first of the constraints on it that have gone and may yet be replaced, or −1.
  var firstRetired: Int32 = -1

  struct Baselines: Equatable {
    var first = 0.0
    var last = 0.0
  }
}

/// What stands behind a constraint of the solver.
struct EngineEntry {
  var source: EngineSource

  /// The box in whose list of constraints that have gone it is, and the next one there; or −1.
  var retiredFrom: Int32 = -1
  var nextRetired: Int32 = -1
}

extension EngineEntry {
  /// The constraint of a tree that has been translated, if it is one.
  var constraint: LayoutConstraint? {
    guard case .constraint(let constraint) = source else { return nil }
    return constraint
  }
}

/// Who asks for a constraint of the solver.
enum EngineSource {
  case none

  /// A constraint of the tree.
  case constraint(LayoutConstraint)

  case demand(token: Int32, EngineDemand.Kind)

  /// What a view is to fit along an axis.
  case target(token: Int32, LayoutAxis)
}
