internal import AshlarSolver
internal import AshlarStorage

/// The linear constraints of one tree: its boxes as unknowns, its constraints and the demands of its boxes as rows.
///
/// The unknowns of a box are the place of its top-left corner, relative to that of its container, and its size. A box gets
/// unknowns when a constraint first needs them.
///
/// The system is plain data. While one of its methods runs, it calls the solver and reads what views and constraints
/// store; it never calls code that a program can override. ``LayoutEngine`` queries views and reports faults between
/// such calls.
struct ConstraintSystem: ~Copyable {
  /// The tree, whose environment has the direction of reading. The tree owns the engine, which owns the system.
  unowned let tree: LayoutTree

  /// The memory that was reserved for the first layout.
  private var slab = Slab(size: 0)

  var solver = Solver()

  /// The boxes that have unknowns, by their places in the tree, and what the system keeps for each, by token: the number of
  /// the solver's rectangle.
  var boxes = OwnedArray<Int32>()
  var items = OwnedArray<EngineItem>()

  /// The tokens of boxes that have unknowns and whose demands the engine has yet to request.
  var freshBoxes = OwnedArray<Int32>()

  /// The boxes to place again.
  var moves = EngineMoves()

  /// The room for the views that wait while others are laid out.
  var waitingViews = OwnedArray<FleetingReference<View>>()

  /// The demands of boxes themselves: a list for each box.
  var demands = DemandTable()

  /// The constraints of the masks of boxes that have one, by token.
  var masks: [Int32: [AutoresizingConstraint]] = [:]

  /// The boxes that have their baselines from views inside them.
  var baselines = BaselineOwners()

  /// The constraints that changed baselines concern.
  var baselineNews = BaselineNews()

  /// The tokens of boxes that are lower than their texts, where constraints mention their baselines.
  var squeezedTexts: Set<Int32> = []

  /// Whether a constraint has ever mentioned a baseline. In most layouts none does.
  var mentionsBaselines = false

  /// The constraints that depend on how far a view has been scrolled.
  var crossings = ScrollCrossings()

  /// Whether a view has ever had a ``TieBreak``.
  var breaksTies = false

  /// The part of the frame of a box outside its alignment rectangle, by token, where there is one.
  var alignments: [Int32: EdgeInsets] = [:]

  /// The corners of placed views among the pixels of a display, by token. Empty without a display.
  var corners = PixelCorners()

  /// The order of the tree by which the solver has ordered the boxes; nil if a box has come since.
  var orderStamp: Int?

  /// The source of each constraint of the solver.
  var sources = EngineSources()

  /// The constraints that the solver could not take.
  var refused = RefusedConstraints()

  /// The direction in which people read, for the constraint that is translated.
  var direction = LayoutDirection.leftToRight

  /// Whether views of the tree may differ in how people read in them.
  var directionsDiffer = false

  /// The terms and the constant of the constraint that is translated.
  var sentence = EngineSentence()

  /// The faults of constraints that the engine has not reported yet.
  var faults: [UntoldFault] = []

  /// The constraints whose numbers have changed, for reports of conflicts.
  var changedNumbers = ChangedNumbers()

  /// The constraints that have gone in this round of changes, whose places new ones may take.
  var retired = RetiredConstraints()

  /// Whether the system finds out one size and then goes. It leaves what views remember as it is.
  let isRehearsal: Bool

  /// Whether a view that has been asked may have a content whose height depends on its width.
  var hasFlexibleContents = false

  init(tree: LayoutTree, isRehearsal: Bool) {
    self.tree = tree
    self.isRehearsal = isRehearsal
    solver.conflictTolerance = Self.conflictTolerance
  }

  /// By how many points required constraints may contradict each other without a conflict: multipliers are written with
  /// six digits.
  ///
  /// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 7).
  static let conflictTolerance = 0.001
}

/// The system's record of a box: its demands.
struct EngineItem {
  /// The distances of the baselines of its text from its edges, in points.
  var baselines = Baselines()

  /// The first of its demands, or −1.
  var firstDemand: Int32 = -1

  /// Whether it has, or has had, a mask, an alignment, or its baselines from views inside it.
  var hasParticulars = false

  struct Baselines: Equatable {
    var first = 0.0
    var last = 0.0
  }
}

// MARK: - Making room

extension ConstraintSystem {
  /// Makes room for the first constraints: nearly always three or four for a box, of two or three terms each.
  ///
  /// Boxes with a content demand up to two more, of one term. Room that is not used is not touched, and costs less than
  /// moving what is there.
  mutating func makeRoom(for count: Int) {
    let most = 2 * count + 8
    solver.reserveRoom(unknowns: most, constraints: most, terms: 2 * most)
    let boxes = most / 4
    takeSlab(boxes, demands: most - count, constraints: most)
    items.reserve(boxes, in: &slab)
    moves.reserve(boxes, in: &slab)
    sources.reserve(most, in: &slab)
    demands.reserve(most - count, in: &slab)
    sentence.terms.reserve(8, in: &slab)
    freshBoxes.reserve(boxes, in: &slab)
    self.boxes.reserve(boxes, in: &slab)
  }

  /// Takes one piece of memory for everything, unless there is one, or it is so much that pieces are as good: those of
  /// arrays that grow later are given back.
  private mutating func takeSlab(_ boxes: Int, demands: Int, constraints: Int) {
    let size =
      Slab.size(of: boxes, EngineItem.self) + EngineMoves.size(of: boxes)
      + EngineSources.size(of: constraints) + DemandTable.size(of: demands)
      + Slab.size(of: 8, Coefficient.self) + Slab.size(of: boxes, Int32.self)
      + Slab.size(of: boxes, Int32.self)
    if slab.isEmpty, size < 1 << 16 { slab = Slab(size: size) }
  }
}

// MARK: - Boxes that take part

extension ConstraintSystem {
  /// The box with a token; nil if no box of the tree has it.
  func node(_ token: Int32) -> BoxNode? {
    // A tree that has become part of another one has no boxes any more.
    guard tree.isCurrent, Int(token) < boxes.count else { return nil }
    let place = boxes[Int(token)]
    return place >= 0 && tree.store.boxes[place].token == token ? tree.node(at: place) : nil
  }

  /// All boxes, in the order of their tokens.
  var allNodes: [BoxNode] { boxes.indices.compactMap { node(Int32(truncatingIfNeeded: $0)) } }

  /// The token of a box, which gets unknowns if no constraint has needed them before.
  mutating func token(of node: BoxNode) -> Int {
    let tree = tree
    let place = tree.place(of: node)
    let known = tree.store.boxes[place].token
    return known >= 0 ? Int(known) : Int(takeIn(place, &tree.store))
  }

  @inline(never)
  mutating func takeIn(_ place: Int32, _ store: inout LayoutStore) -> Int32 {
    let token = solver.addRectangle()
    if Int(token) == items.count {
      boxes.append(place)
      items.append(EngineItem())
    } else {
      boxes[Int(token)] = place
      items[Int(token)] = EngineItem()
    }
    store.boxes[place].token = token
    orderStamp = nil
    corners.forget(Int(token))
    moves.add(token)
    freshBoxes.append(token)
    return token
  }

  /// Gives unknowns to the views of a constraint that the solver does not get.
  mutating func takeInItems(of record: ConstraintRecord, _ index: Int32) {
    for node in tree.nodes(of: record, index) { takeInLoose(node) }
  }

  /// The same to views that have been noted as loose.
  mutating func takeInLoose(_ nodes: [BoxNode]) {
    for node in nodes {
      node.isNotedAsLoose = false
      takeInLoose(node)
    }
  }

  /// Gives unknowns to a view whose mask is off and that no constraint mentions.
  mutating func takeInLoose(_ node: BoxNode) {
    guard node.token < 0, node.hasContainer, let view = node.view, !view.translatesMask,
      isHome(view)
    else { return }
    _ = token(of: node)
  }

  /// Removes boxes that have left the tree, whose constraints must be gone. The demands of masks refer to other
  /// boxes, so they go first.
  mutating func removeItems(_ tokens: [Int32]) {
    if !masks.isEmpty {
      for token in tokens where boxes[Int(token)] >= 0 { removeDemands(of: token) }
    }
    if !baselines.isEmpty { forgetBaselineViews(tokens) }
    if !crossings.isEmpty { crossings.remove(tokens) }
    if !squeezedTexts.isEmpty { squeezedTexts.subtract(tokens) }
    for token in tokens { removeItem(token) }
  }

  private mutating func removeItem(_ token: Int32) {
    guard boxes[Int(token)] >= 0 else { return }
    removeDemands(of: token)
    solver.removeRectangle(token)
    boxes[Int(token)] = -1
  }

  private mutating func removeDemands(of token: Int32) {
    while items[Int(token)].firstDemand >= 0 {
      removeDemand(items[Int(token)].firstDemand, of: token)
    }
    if !masks.isEmpty { masks[token] = nil }
    if !alignments.isEmpty { alignments[token] = nil }
  }
}

// MARK: - Places of boxes

extension ConstraintSystem {
  /// Whether the token of a box is one of this system. The box may be in another tree by now.
  func knows(_ node: BoxNode) -> Bool {
    let tree = tree
    guard node.index >= 0, tree.isUnmerged,
      node.isDirectly(in: tree) || node.tree?.current === tree
    else { return false }
    let token = tree.store.boxes[node.index].token
    return token >= 0 && Int(token) < boxes.count && boxes[Int(token)] == node.index
  }

  /// Whether a box is known, and in this tree. A view may move when the engine requests its demands.
  func isHome(_ node: BoxNode) -> Bool {
    guard knows(node), let host = node.host?.view else { return false }
    return isHome(host)
  }

  func isHome(_ view: View) -> Bool { isAtHome(view) || view.tree === tree }

  /// Whether a quick look finds that a view is in this tree.
  func isAtHome(_ view: View) -> Bool {
    let tree = tree
    return view.cachedTree === tree && tree.isCurrent
  }

  /// The frame of a box relative to the corner of its container, in points; nil if a value of the solver is no number.
  ///
  /// Rounding may leave a size a little below zero, or a zero with a sign, which frames do not show.
  func frame(of token: Int32) -> CGRect? {
    guard token >= 0 else { return nil }
    let (left, top, width, height) = solver.values(of: token)
    // A sum is a number only if all that is added up is.
    guard (left + top + width + height).isFinite else { return nil }
    return CGRect(x: left, y: top, width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

// MARK: - Constraints of the tree

extension ConstraintSystem {
  /// The constraint of the tree behind one of the solver, if it is one.
  func constraint(of handle: Constraint) -> LayoutConstraint? {
    handle.index < sources.count ? constraint(of: Int32(truncatingIfNeeded: handle.index)) : nil
  }

  /// The same by the token. Of one that has gone since the layout, it is what it was.
  func constraint(of token: Int32) -> LayoutConstraint? {
    let index = sources[token].constraint
    guard index >= 0, let record = record(at: index) else { return nil }
    if record.token == token { return tree.object(of: index) }
    return tree.changes.dropped.first { $0.token == token }.map { tree.remains(of: $0.record) }
  }

  /// The record at a place that was one of the tree when it was last laid out; nil where the tree has become part of another
  /// one since.
  func record(at index: Int32) -> ConstraintRecord? {
    tree.isCurrent ? tree.store.constraints[index] : nil
  }

  /// Whether a constraint of the tree is one of the solver's.
  func solves(_ constraint: LayoutConstraint) -> Bool { constraint.token >= 0 }
}

// MARK: - Constraints of the solver

extension ConstraintSystem {
  /// Takes a constraint of the solver back, unless that has happened.
  mutating func drop(_ token: Int32) {
    if case .none = sources[token] { return }
    try? solver.remove(solver.constraint(at: token))
    sources[token] = .none
  }

  /// The token of the box that an unknown belongs to, or −1 if it is gone.
  func token(of unknown: Unknown) -> Int32 {
    let token = Int32(unknown.index / 4)
    return Int(token) < boxes.count && boxes[Int(token)] >= 0 ? token : -1
  }
}
