internal import AshlarStorage

/// The part of a box that constraints, anchors and the engine keep, so that none of them keeps the box.
///
/// It outlives the box: ``box`` and ``view`` are nil from the moment at which the box goes. In the `deinit` of a subclass
/// they still lead to the box. Nothing inside the package keeps what it reads here beyond a call, except in a container
/// of the box, and a box that has one is not being freed.
// Its symbol must be there for targets of sentences, which clients inline.
@usableFromInline
package final class BoxNode {
  // What layouts look at stands side by side, since it is read from memory for each box.

  private var boxReference = FleetingReference<LayoutBox>()
  private(set) var viewReference = FleetingReference<View>()

  /// The node of ``container``. A container that goes lets go of what is inside it.
  private var containerReference = FleetingReference<BoxNode>()

  /// The tree that the box is in, as far as it has been needed.
  var tree: LayoutTree?

  /// The place of the box in the tables of its tree, or −1 while no constraint needs it.
  var index: Int32 = -1

  let isGuide: Bool

  /// The system guide that the box is, if it is one.
  let systemGuide: SystemGuide?

  /// Whether the box is a view that scrolls what is inside it.
  var scrolls = false

  /// Whether the box is a view that has laid out rows, whose heights depend on what measures texts.
  var hasRows = false

  /// Whether the height of the view, which a table gave it, is about to be measured again, so that it counts for nothing.
  var hasStaleHeight = false

  /// Whether the box is noted as a view whose mask is off.
  var isNotedAsLoose = false

  /// Whether the box waits for the engine to read its demands.
  var isNoted = false

  init(isGuide: Bool, systemGuide: SystemGuide? = nil) {
    self.isGuide = isGuide
    self.systemGuide = systemGuide
  }
}

// MARK: - The box

extension BoxNode {
  package var box: LayoutBox? { boxReference.object }

  /// The box, if it is a view.
  var view: View? { viewReference.object }

  /// Whether the box exists: whether ``box`` is not nil, without a look at it.
  var isAlive: Bool { boxReference.exists }

  /// Takes an anchor that goes off the list of the box.
  func end(_ anchor: AnyLayoutAnchor) { boxReference.read { $0.end(anchor) } }

  func begin(_ box: LayoutBox) { boxReference = FleetingReference(box) }

  /// Begins with a view, which has begun as a box.
  func begin(_ view: View) { viewReference = FleetingReference(view) }

  /// Removes the box, which is being freed.
  func end() {
    if !isAlive { return }
    boxReference = FleetingReference()
    viewReference = FleetingReference()
    tree = nil
    index = -1
  }
}

extension BoxNode {
  /// Removes the box, which is a view that is being freed.
  ///
  /// - Returns: The tree that the view was in.
  func takeTree() -> LayoutTree? {
    var taken: LayoutTree?
    swap(&taken, &tree)
    end()
    guard let taken, !taken.isUnmerged else { return taken }
    return taken.current
  }
}

extension BoxNode {
  /// The name of the box in every report, whether it was set or not.
  var reportName: String { box?.reportName ?? "(gone)" }
}

extension BoxNode {
  /// Notes a view that no constraint brings to the engine; a guide forgets its place.
  func noteIfLoose() {
    view?.noteIfLoose()
    (box as? LayoutGuide)?.forgetPlace()
  }
}

// MARK: - In the tree

extension BoxNode {
  /// The box's number in the engine of its tree, or −1 while no installed constraint needs it.
  var token: Int32 {
    get { index < 0 ? -1 : tree?.token(ofPlace: index) ?? -1 }
    set { if index >= 0 { tree?.current.store.boxes[index].token = newValue } }
  }

  /// The tree that has the record of the box. A view that has stayed behind when a tree ended gets one of its own first.
  var treeInUse: LayoutTree? {
    if let currentTree { return currentTree }
    guard let tree else { return nil }
    let current = tree.current
    return current.isOver ? host?.view?.tree : current
  }

  /// The tree that the box has stored, unless that has ended or become part of another one.
  var currentTree: LayoutTree? {
    if let tree, tree.isCurrent { return tree }
    return nil
  }

  /// Whether the box has a tree, which has neither ended nor become part of another one.
  var isInCurrentTree: Bool { tree?.isCurrent ?? false }

  /// The active constraints that refer to the box, apart from those that it holds for others.
  ///
  /// They are what has to go when the box goes.
  var concerning: ConcerningConstraints { ConcerningConstraints(node: self) }
}

// MARK: - Up

extension BoxNode {
  /// The node of the view in whose coordinate space the box has its frame: the superview, or a guide's owner.
  var container: BoxNode? {
    get { containerReference.object }
    set { containerReference = FleetingReference(newValue) }
  }

  var hasContainer: Bool { containerReference.exists }

  /// The place of the container in the tables of its tree, or −1; nil if there is no container.
  var indexOfContainer: Int32? { containerReference.read { $0.index } }

  /// Whether there is a view that is the container, and it exists.
  var isInView: Bool { containerReference.read { $0.viewReference.exists } ?? false }

  /// Reads something of the view that is the container, if there is one. No code of a program may run meanwhile.
  func readContainer<Value>(_ body: (View) -> Value) -> Value? {
    containerReference.read { $0.viewReference }?.read(body)
  }

  /// Remembers the tree that the container has cached, if it has one.
  func takeTreeOfContainer() {
    if let known = containerReference.read({ $0.tree }) ?? nil, known.isCurrent { tree = known }
  }

  /// The same for the view that stands for the box.
  func takeTreeOfHostsContainer() {
    if isGuide { container?.takeTreeOfContainer() } else { takeTreeOfContainer() }
  }

  /// Whether a tree is the one that the box has cached.
  func isDirectly(in tree: LayoutTree) -> Bool { self.tree === tree }

  /// Whether the box has stored its tree, and that tree has no scheduler.
  var isInQuietTree: Bool { tree.map { $0.isCurrent && $0.pendingPass == nil } ?? false }

  /// Whether an animation may have recorded the frames of the tree in which a view arrives. If none has, it will record
  /// them, with that of the view, before one of them changes.
  var mayBeRecorded: Bool { tree.map { !$0.isCurrent || $0.hasBeenRecorded } ?? hasContainer }

  /// Whether a view is the container.
  func isDirectly(in view: BoxNode) -> Bool { containerReference.leads(to: view) }

  /// Whether the edges of the box are its own: whether it neither scrolls nor depends on its owner's insets.
  var isOrdinary: Bool { !scrolls && systemGuide == nil }

  /// Whether an attribute of the box is a margin of a view, or the box a guide that the view made itself.
  func isInset(_ attribute: LayoutAttribute, of view: BoxNode) -> Bool {
    self === view ? attribute.isMargin : systemGuide != nil && container === view
  }

  /// The view that stands for the box in the tree: itself, or a guide's owner.
  var host: BoxNode? { isGuide ? container : self }

  /// The lowest view that contains both views; each view contains itself. Nil in different trees.
  func closestCommonAncestor(with other: BoxNode) -> BoxNode? {
    if self === other { return self }
    if let container {
      if container === other || container === other.container { return container }
    }
    if other.container === self { return self }
    return distantAncestor(with: other)
  }

  private func distantAncestor(with other: BoxNode) -> BoxNode? {
    var first: BoxNode? = self
    var second: BoxNode? = other
    let difference = depth - other.depth
    for _ in 0..<max(0, difference) { first = first?.container }
    for _ in 0..<max(0, -difference) { second = second?.container }
    while first !== second {
      first = first?.container
      second = second?.container
    }
    return first
  }

  private var depth: Int {
    var depth = 0
    var node = container
    while let next = node {
      depth += 1
      node = next.container
    }
    return depth
  }
}
