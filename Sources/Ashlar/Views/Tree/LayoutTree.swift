internal import AshlarStorage

/// The state that the views of one tree share: the settings, the engine, and its pending changes.
///
/// A tree is made when something first needs it, by the root. Views cache it and ask it for its successor, since the
/// tree of a view that is added to another one is merged into the other's.
final class LayoutTree {
  let guardedTables = Guarded(TreeTables())

  /// The distances that few constraints measure, by place.
  var distances: [Int32: AnchorDistances] = [:]

  /// The last verb that has made constraints, which refers to them by their places.
  var lastVerb = LastVerb()

  let guardedNotes = Guarded(TreeNotes())

  /// The engine that solves the tree's constraints, once the tree has been laid out.
  var engine: (any TreeEngine)?

  /// The diagnostics of the tree, once they have been requested.
  private var knownDiagnostics: LayoutDiagnostics?

  var environment = LayoutEnvironment()

  /// The work done by the passes of the tree, apart from its engine.
  var work = LayoutWork()

  /// Whether an animation has recorded the frames of the tree, and may do so still.
  var hasBeenRecorded = false

  /// Whether it has yet to be found out what they make of constraints.
  var isCollapsingStale = false

  /// Whether a stack in the tree may share in proportion to what is in it.
  var sharesInProportion = false

  /// Whether it is being found out if those shares are still right.
  var isUpdatingProportions = false

  /// The measurements of the texts of the tree, once one has been measured.
  var texts: TextCache?

  /// Whether they are being looked at.
  var isUpdatingInsets = false

  /// Whether a view in the tree may have a direction of reading of its own.
  var hasOwnDirections = false

  /// The present nesting of the passes of the tree.
  var nesting = PassNesting()

  /// The scheduler that runs pending layouts, if there is one.
  var pendingPass: PendingPass?

  /// The passes held while that scheduler waits.
  var heldPasses = HeldPasses()

  /// The watch of changed frames, if there is one.
  var frameWatch: FrameWatch?

  /// How many notes of views and constraints have moved to the tree from trees that became part of it, counted for tests.
  var notesMoved = 0

  /// Whether the root has gone. What is left are roots that have not been used since: one that is gets another tree.
  private(set) var isOver = false

  /// The function that names views without a name in reports, while something identifies them; see ``ReportNames``.
  var nameTeller: ((View) -> String?)?

  /// Whether the tree has all that determines its layout. That of a log has not: what else a change would do is not known.
  var isWhole = true

  private var successor: LayoutTree?

  init() {}

  /// Makes a tree for views that have left another one, with those of its settings that go with them.
  init(after old: LayoutTree) {
    environment = old.environment.withoutScreen
    texts = old.texts.map { TextCache(measurer: $0.measurer) }
    hasOwnDirections = old.hasOwnDirections
    sharesInProportion = old.sharesInProportion
  }

  /// Releases the successors one by one, so that the number of merged trees costs no stack.
  deinit {
    nodes.removeAll()
    faces.removeAll()
    var next = successor.take()
    while let tree = next, isKnownUniquelyReferenced(&next) {
      next = tree.successor
      tree.successor = nil
    }
  }
}

extension LayoutTree {
  /// The boxes that constraints refer to, and the active constraints.
  var tables: TreeTables {
    _read { yield guardedTables.value }
    _modify { yield &guardedTables.value }
  }

  var store: LayoutStore {
    _read { yield guardedTables.value.store }
    _modify { yield &guardedTables.value.store }
  }

  var nodes: OwnedArray<BoxNode?> {
    _read { yield guardedTables.value.nodes }
    _modify { yield &guardedTables.value.nodes }
  }

  var files: [String] {
    _read { yield guardedTables.value.files }
    _modify { yield &guardedTables.value.files }
  }

  /// The pending changes of the engine.
  var changes: TreeChanges {
    _read { yield guardedNotes.value.changes }
    _modify { yield &guardedNotes.value.changes }
  }

  /// The views whose safe area and margins have to be looked at again.
  var insetQueue: [BoxNode] {
    _read { yield guardedNotes.value.insetQueue }
    _modify { yield &guardedNotes.value.insetQueue }
  }

  /// The views that are collapsed, or have been until now.
  var collapsible: [CollapsibleView] {
    _read { yield guardedNotes.value.collapsible }
    _modify {
      isCollapsingStale = true
      yield &guardedNotes.value.collapsible
    }
  }

  /// The kinds of makers that have made constraints, apart from the native one.
  var makers: [any ConstraintObjectMaking.Type] {
    _read { yield guardedNotes.value.makers }
    _modify { yield &guardedNotes.value.makers }
  }

  /// The verbs that the program keeps, apart from the last one, and sentences out of their makers.
  var verbs: KeptVerbs {
    _read { yield guardedNotes.value.verbs }
    _modify { yield &guardedNotes.value.verbs }
  }

  /// The objects of the constraints, as far as there are any.
  var faces: ConstraintFaces {
    _read { yield guardedNotes.value.faces }
    _modify { yield &guardedNotes.value.faces }
  }
}

extension LayoutTree {
  /// The diagnostics of layouts of the tree.
  var diagnostics: LayoutDiagnostics {
    if let knownDiagnostics { return knownDiagnostics }
    let made = LayoutDiagnostics()
    knownDiagnostics = made
    return made
  }
}

extension LayoutTree {
  /// Whether the tree has pending changes for its engine, or will have.
  var isWaiting: Bool { !changes.isEmpty || !insetQueue.isEmpty && !isUpdatingInsets }

  /// Whether there is nothing to find out about margins, collapsed views and stacks before constraints are solved.
  var isPrepared: Bool { guardedNotes.value.isPrepared && !sharesInProportion }

  /// Whether nothing is noted that a layout has to look at.
  var isQuiet: Bool { guardedNotes.value.isQuiet }

  /// Whether a layout of the whole tree, whose views do not wait, has nothing to do.
  var isSettled: Bool {
    !isWaiting && isPrepared && changes.loose.isEmpty && !(engine?.isUnfinished ?? true)
      && isCurrent && !nesting.isRunning && !(frameWatch?.hasNews ?? false)
  }
}

// MARK: - Leaving

extension LayoutTree {
  /// Hands over the pending updates of views that move to another tree.
  ///
  /// Nothing else goes with them: lists that were copied would double whenever a view goes and comes back.
  ///
  /// - Complexity: O(*n*) for *n* views that leave and what there is to look at; O(1) if there is nothing.
  func handOver(_ views: [View], to other: LayoutTree) {
    if insetQueue.isEmpty, collapsible.isEmpty { return }
    let leaving = Set(views.map { ObjectIdentifier($0.node) })
    let goes = { (node: BoxNode) in leaving.contains(ObjectIdentifier(node)) }
    other.insetQueue = insetQueue.filter(goes)
    other.collapsible = collapsible.filter { goes($0.node) }
    if !other.insetQueue.isEmpty { insetQueue.removeAll(where: goes) }
    if !other.collapsible.isEmpty { collapsible.removeAll { goes($0.node) } }
  }
}

// MARK: - Merging

extension LayoutTree {
  /// The tree that this one has become part of; as a rule the tree itself.
  var current: LayoutTree { successor == nil ? self : lastSuccessor }

  /// Whether the tree has not become part of another one.
  var isUnmerged: Bool { successor == nil }

  /// The number of the box at a place in the engine, or −1.
  func token(ofPlace place: Int32) -> Int32 {
    successor == nil ? store.boxes[place].token : current.store.boxes[place].token
  }

  /// Notes that the tree has other boxes, or another order of them.
  func noteNewOrder() {
    if successor == nil { orderStamp += 1 } else { current.orderStamp += 1 }
  }

  private var lastSuccessor: LayoutTree {
    var tree = self
    while let next = tree.successor { tree = next }
    successor = tree
    return tree
  }

  /// The tree that this one has become part of, or it itself; nil where the root of that has gone.
  var living: LayoutTree? { isCurrent ? self : livingSuccessor }

  private var livingSuccessor: LayoutTree? {
    let tree = current
    return tree.isOver ? nil : tree
  }

  /// Whether the root has gone, that of the tree that this one has become part of.
  var isGone: Bool { successor == nil ? isOver : current.isOver }

  /// Whether the tree has neither become part of another one nor lost its root.
  var isCurrent: Bool { successor == nil && !isOver }

  /// Merges the tree into another one. The engine must have been left before.
  ///
  /// - Complexity: O(*n*) for *n* constraints that wait for the engine. Notes of views move from the shorter list to the
  ///   longer one: O(*n* log *n*) for *n* views, however they are put together.
  func merge(into other: LayoutTree) {
    other.absorb(self)
    if let knownDiagnostics { other.diagnostics.take(from: knownDiagnostics) }
    handOverLoose(to: other)
    other.orderStamp += 1
    other.insetQueue += insetQueue
    other.collapsible += collapsible
    other.hasOwnDirections = other.hasOwnDirections || hasOwnDirections
    other.sharesInProportion = other.sharesInProportion || sharesInProportion
    insetQueue = []
    successor = other
    forgetRest()
  }

  /// Passes the views whose masks are off to another tree. The order of its notes means nothing.
  private func handOverLoose(to other: LayoutTree) {
    if changes.loose.count > other.changes.loose.count {
      swap(&changes.loose, &other.changes.loose)
    }
    other.notesMoved += notesMoved + changes.loose.count
    other.changes.loose += changes.loose
    changes.loose = []
    if other.engine != nil, other.pendingPass != nil { other.schedulePass() }
  }
}

// MARK: - Ending

extension LayoutTree {
  /// Ends the tree, because its root goes.
  ///
  /// Views that stay are not looked at. They may go next, one after the other from the root down, and each
  /// of them would be looked at again with all that is inside it.
  private func end() {
    _ = takeLastVerb()
    isOver = true
    engine = nil
    pendingPass = nil
    forgetRest()
    frameWatch = nil
  }

  /// Ends the tree, because its root at a place, or with −1 at none, is being freed.
  ///
  /// - Returns: The objects of the constraints that the root holds: see ``releaseObjects(heldBy:)``.
  func end(withRootAt place: Int32) -> [LayoutConstraint] {
    if !isOver { end() }
    return place < 0 || faces.count == 0 ? [] : releaseObjects(heldBy: place)
  }

  /// Removes all pending changes of the engine except activations.
  ///
  /// What goes because of that may note more.
  func forgetRest() {
    for node in changes.loose { node.isNotedAsLoose = false }
    var gone = TreeChanges()
    swap(&gone, &changes)
    gone.swapActivated(with: &changes)
  }
}

// MARK: - Passes

extension LayoutTree {
  /// Leaves a pass. The watch goes with the outermost one, at the end, as it may keep the last reference to objects of the
  /// program.
  func leavePass() {
    nesting.end()
    guard !nesting.isRunning, let watch = nesting.watch else { return }
    nesting.watch = nil
    withExtendedLifetime(watch) {}
  }

  /// Calls an override of a view, and notifies the watch of a loop.
  func call(_ name: LoopCall.Name, of view: View, _ body: () -> Void) {
    guard let watch = nesting.watch else { return body() }
    watch.begin(name, of: view)
    body()
    watch.end()
  }
}

// MARK: - Noting

extension LayoutTree {
  /// Notes that the demands of a box may have changed: its frame, or its content.
  func note(_ box: BoxNode) {
    guard box.token >= 0, !box.isNoted else { return }
    box.isNoted = true
    changes.boxes.append(box)
    if pendingPass != nil { schedulePass() }
  }

  /// Removes the note that the demands of a box may have changed. It is among those that were noted last.
  func forgetNote(of box: BoxNode) {
    guard let place = changes.boxes.lastIndex(where: { $0 === box }) else { return }
    changes.boxes.remove(at: place)
    box.isNoted = false
  }

  /// Notes a view whose mask is off. If the tree has an engine, it takes the view in, even if no constraint refers to
  /// it.
  func noteLoose(_ box: BoxNode) {
    guard box.token < 0, !box.isNotedAsLoose else { return }
    box.isNotedAsLoose = true
    changes.loose.append(box)
    if engine != nil, pendingPass != nil { schedulePass() }
  }

  /// Notes that a box has left the engine.
  func dismiss(_ box: BoxNode) {
    box.isNoted = false
    guard box.token >= 0 else { return }
    orderStamp += 1
    changes.departed.append(box.token)
    box.token = -1
  }
}

// MARK: - Texts

extension LayoutTree {
  /// The values on which sizes depend besides the views' contents.
  struct Measures: Equatable {
    let texts: ObjectIdentifier?
    let platform: LayoutPlatform
    let pixelScale: CGFloat?
  }

  var measures: Measures {
    Measures(
      texts: texts.map { ObjectIdentifier($0) }, platform: environment.platform,
      pixelScale: environment.pixelScale)
  }

  /// The size of a text, if it is known.
  func knownSize(of text: TextAnswers, _ width: WidthProposal, _ scale: CGFloat?) -> CGSize? {
    guard let size = texts?.knownSize(of: text, width, scale) else { return nil }
    work.textCacheHits += 1
    return size
  }

  /// The measurements of the texts of the tree, made if there are none.
  var knownTexts: TextCache {
    if let texts { return texts }
    let made = TextCache()
    texts = made
    return made
  }
}
