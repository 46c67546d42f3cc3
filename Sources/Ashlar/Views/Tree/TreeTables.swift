internal import AshlarStorage

/// The tables of a tree: its boxes that constraints mention, and its active constraints.
///
/// Who needs both tables of them takes them in one access.
struct TreeTables: ~Copyable {
  /// The boxes and constraints as numbers.
  var store = LayoutStore()

  /// The nodes of the boxes, by place.
  var nodes = OwnedArray<BoxNode?>()

  /// The files in which the constraints were written.
  var files: [String] = []

  /// Reads something of the box at a place, if it is a view, or changes it. Nothing may go meanwhile, and no code of a
  /// program run.
  // A layout does it for each view that moves, which `Benchmarks layouts` shows.
  @inline(__always)
  func withView<Value>(at place: Int32, _ body: (View) -> Value) -> Value? {
    nodes.read(Int(place)) { $0.viewReference }?.read(body)
  }
}

/// The notes about constraints apart from their records, which may change during changes of the records.
struct TreeNotes: ~Copyable {
  var changes = TreeChanges()
  var faces = ConstraintFaces()
  var makers: [any ConstraintObjectMaking.Type] = []
  var verbs = KeptVerbs()
  var remains: [Int32: LayoutConstraint] = [:]

  /// The views whose safe area and margins have to be looked at again.
  var insetQueue: [BoxNode] = []

  /// The views that are collapsed, or have been until now.
  var collapsible: [CollapsibleView] = []

  /// Counts the changes to which boxes are in the tree, and to their order.
  var orderStamp = 0

  /// Whether nothing is noted that a layout has to look at.
  var isQuiet: Bool { insetQueue.isEmpty && changes.isEmpty }

  /// Whether there is nothing to find out about margins and collapsed views before constraints are solved.
  var isPrepared: Bool { insetQueue.isEmpty && collapsible.isEmpty }
}
