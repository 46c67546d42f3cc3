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
final class BoxNode {
  unowned(unsafe) private(set) var box: LayoutBox?

  /// Whether the box exists: whether ``box`` is not nil, without a look at it.
  private(set) var isAlive = false

  /// The box, if it is a view.
  unowned(unsafe) private(set) var view: View?

  /// The view in whose coordinate space the box has its frame: the superview, or a guide's owner.
  unowned(unsafe) var container: BoxNode?

  /// The box's number in the engine of its tree, or −1 while no installed constraint needs it.
  var token: Int32 = -1

  let isGuide: Bool

  /// Which of the guides that views make themselves the box is, if it is one.
  let systemGuide: SystemGuide?

  /// Whether the box waits for the engine to look at what it asks for.
  var isNoted = false

  /// The active constraints whose first item the box is, and those that tie it to something outside.
  ///
  /// They are what has to go when the box goes. Those that a view merely holds for its subviews are
  /// not among them.
  var concerning = ConstraintList()

  init(isGuide: Bool, systemGuide: SystemGuide? = nil) {
    self.isGuide = isGuide
    self.systemGuide = systemGuide
  }
}

// MARK: - The box

extension BoxNode {
  func begin(_ box: LayoutBox, _ view: View?) {
    self.box = box
    self.view = view
    isAlive = true
  }

  /// Goes on without the box, which is being destroyed.
  func end() {
    box = nil
    view = nil
    isAlive = false
    for constraint in concerning.all { constraint.deactivate() }
  }
}

extension BoxNode {
  /// The name by which every report calls the box.
  var reportName: String { box?.reportName ?? "(gone)" }
}

// MARK: - Up

extension BoxNode {
  /// The view that stands for the box in the tree: itself, or a guide's owner.
  var host: BoxNode? { isGuide ? container : self }

  /// Whether something that a view holds and that speaks of the box ties it to the outside.
  func isTied(to holder: BoxNode) -> Bool {
    isGuide ? container !== holder : self !== holder
  }

  /// The lowest view that contains both views; each view contains itself. Nil in different trees.
  func closestCommonAncestor(with other: BoxNode) -> BoxNode? {
    if self === other { return self }
    if let container, container === other || container === other.container { return container }
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
