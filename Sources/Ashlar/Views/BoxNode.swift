/// What constraints, anchors and the engine keep of a box, so that none of them keeps the box.
///
/// It does the work of a weak reference. A real one would make every retain and release of the box a
/// detour, and there are millions of them in a layout.
///
/// The references are unsafe as far as the compiler knows. They are valid because each of them is
/// taken back before what it refers to is freed, while that is being destroyed: ``box`` and ``view``
/// by the box itself, the first thing in its `deinit`, and ``container`` by the container when it lets
/// go of what is inside it. In the `deinit` of a subclass, which runs before, they still refer to the
/// box; it may be asked anything then. Nothing inside the package keeps what it reads here beyond a
/// call, except in a container of the box, and a box that has one is not being destroyed.
///
/// Nor need exclusive access be checked here: no access to a property lasts while something else is
/// called that knows the node.
// Its symbol must be there for targets of sentences, which clients inline.
@usableFromInline
package final class BoxNode {
  // What layouts look at stands side by side, since it is read from memory for each box.

  var box: LayoutBox? { boxReference?.takeUnretainedValue() }

  @exclusivity(unchecked) private var boxReference: Unmanaged<LayoutBox>?

  /// The box, if it is a view.
  var view: View? { viewReference?.takeUnretainedValue() }

  @exclusivity(unchecked) private var viewReference: Unmanaged<View>?

  /// The node of ``container``.
  @exclusivity(unchecked) private(set) var containerReference: NodeReference?

  /// The view in whose coordinate space the box has its frame: the superview, or a guide's owner.
  var container: BoxNode? {
    get { containerReference?.node }
    set { containerReference = newValue.map { NodeReference($0) } }
  }

  /// The box's number in the engine of its tree, or −1 while no installed constraint needs it.
  @exclusivity(unchecked) var token: Int32 = -1

  /// How many constraints speak of the box, active or not, and how many makers, engines and lists know it.
  ///
  /// They do not count their references to the node one by one, which would take a locked instruction
  /// each time. While there are any, the node of a box that is gone keeps itself. Counting needs no
  /// lock: all of them belong to the tree of the box or to one that it has left, and views that have
  /// ever been in one tree are used by one task at a time.
  @exclusivity(unchecked) private var useCount: Int32 = 0

  /// Whether the box exists: whether ``box`` is not nil, without a look at it.
  @exclusivity(unchecked) private(set) var isAlive = false

  let isGuide: Bool

  /// Which of the guides that views make themselves the box is, if it is one.
  let systemGuide: SystemGuide?

  /// Whether the box is a view that scrolls what is inside it.
  @exclusivity(unchecked) var scrolls = false

  /// Whether the box is noted as a view whose mask is off.
  var isNotedAsLoose = false

  /// Whether the box waits for the engine to look at what it asks for.
  @exclusivity(unchecked) var isNoted = false

  /// The active constraints whose first item the box is, and those that tie it to something outside.
  ///
  /// They are what has to go when the box goes. Those that a view merely holds for its subviews are
  /// not among them.
  @exclusivity(unchecked) var concerning = ConstraintList()

  init(isGuide: Bool, systemGuide: SystemGuide? = nil) {
    self.isGuide = isGuide
    self.systemGuide = systemGuide
  }
}

/// A reference to a node that is not counted, and that can be used without being counted.
///
/// Whoever keeps one must know that the node is there: that its box is, which has a counted reference.
struct NodeReference: Equatable {
  fileprivate let reference: Unmanaged<BoxNode>

  @inline(__always)
  init(_ node: BoxNode) {
    reference = .passUnretained(node)
  }

  @inline(__always)
  static func == (left: NodeReference, right: NodeReference) -> Bool {
    left.reference.toOpaque() == right.reference.toOpaque()
  }

  /// The node, counted while the caller has it.
  var node: BoxNode { reference.takeUnretainedValue() }

  /// Whether the box exists.
  @inline(__always)
  var isAlive: Bool { read { $0.isAlive } }

  /// Lets something look at the node. Nothing that it does may free the box.
  @inline(__always)
  func read<Result>(_ body: (BoxNode) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}

// MARK: - References that are counted without a lock

extension NodeReference {
  /// A reference that is counted until ``endUse()``.
  @inline(__always)
  init(using node: BoxNode) {
    self.init(node)
    beginUse()
  }

  /// Counts a constraint, a maker, an engine or a list that keeps the reference.
  @inline(__always)
  func beginUse() {
    read { $0.beginUse() }
  }

  /// Counts that one of them keeps the reference no longer. The node may be gone then.
  @inline(__always)
  func endUse() {
    if read({ $0.endUse() }) { reference.release() }
  }
}

extension BoxNode {
  @inline(__always)
  fileprivate func beginUse() {
    useCount += 1
    if !isAlive, useCount == 1 { _ = Unmanaged.passRetained(self) }
  }

  /// - Returns: Whether that was the last use of a box that is gone.
  @inline(__always)
  fileprivate func endUse() -> Bool {
    useCount -= 1
    return useCount == 0 && !isAlive
  }
}

// MARK: - The box

extension BoxNode {
  func begin(_ box: LayoutBox, _ view: View?) {
    boxReference = .passUnretained(box)
    viewReference = view.map { .passUnretained($0) }
    isAlive = true
  }

  /// Lets something use the box without counting the reference, if the box is a view.
  ///
  /// Nothing that it does may free the view.
  @inline(__always)
  func readView(_ body: (View) -> Void) {
    viewReference?._withUnsafeGuaranteedRef(body)
  }

  /// Lets something use the box without counting the reference. Nil without a box.
  ///
  /// Nothing that it does may free the box.
  @inline(__always)
  func readBox<Result>(_ body: (LayoutBox) -> Result) -> Result? {
    boxReference?._withUnsafeGuaranteedRef(body)
  }

  /// Gives the box its frame; see ``LayoutBox/place(at:contentWidth:)``. False without a box.
  func place(at frame: CGRect, contentWidth: CGFloat) -> Bool {
    boxReference?._withUnsafeGuaranteedRef { $0.place(at: frame, contentWidth: contentWidth) }
      ?? false
  }

  /// Goes on without the box, which is being destroyed.
  func end() {
    if !isAlive { return }
    boxReference = nil
    viewReference = nil
    isAlive = false
    if useCount > 0 { _ = Unmanaged.passRetained(self) }
    if !concerning.isEmpty { for constraint in concerning.all { constraint.deactivate() } }
  }
}

extension BoxNode {
  /// The name by which every report calls the box.
  var reportName: String { box?.reportName ?? "(gone)" }
}

// MARK: - Up

extension BoxNode {
  /// Whether the edges of the box are its own: whether it neither scrolls nor goes by its owner's insets.
  var isOrdinary: Bool { !scrolls && systemGuide == nil }

  /// Whether an attribute of the box is a margin of a view, or the box a guide that the view made itself.
  func isInset(_ attribute: LayoutAttribute, of view: BoxNode) -> Bool {
    self === view ? attribute.isMargin : systemGuide != nil && container === view
  }

  /// The view that stands for the box in the tree: itself, or a guide's owner.
  var host: BoxNode? { isGuide ? container : self }

  var hostReference: NodeReference? { isGuide ? containerReference : NodeReference(self) }

  /// Whether something that a view holds and that speaks of the box ties it to the outside.
  func isTied(to holder: BoxNode) -> Bool {
    hostReference != NodeReference(holder)
  }

  /// The lowest view that contains both views; each view contains itself. Nil in different trees.
  @inline(__always)
  func closestCommonAncestor(with other: BoxNode) -> NodeReference? {
    if self === other { return NodeReference(self) }
    if let containerReference {
      if containerReference == NodeReference(other) { return containerReference }
      if containerReference == other.containerReference { return containerReference }
    }
    if other.containerReference == NodeReference(self) { return NodeReference(self) }
    return distantAncestor(with: other).map { NodeReference($0) }
  }

  @inline(never)
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
