internal import AshlarStorage

/// The constraints and guides that a stack makes, as records whose boxes are numbers among its own.
///
/// Constraint for constraint, they are those that UIKit makes. Each record contains the stack that made it and its
/// purpose: the stack finds them in its lists, and in those of its views, when they have to go.
struct StackArrangement: ~Copyable {
  private var records = OwnedArray<ConstraintRecord>()

  /// The constraints made by anchors, each behind a number of records.
  private var made: [(behind: Int, constraint: LayoutConstraint)] = []

  private var boxes: [BoxNode] = []
  private(set) var guides: [LayoutGuide] = []

  /// Whether it determines the length of an arranged view, which that view then holds itself.
  private(set) var givesLengths = false

  /// The natural lengths by which proportions were found.
  private(set) var naturals: [CGFloat?] = []

  init(of stack: View, _ layout: StackLayout) {
    if layout.views.isEmpty { return }
    let plan = StackPlan(stack, layout)
    boxes = plan.boxes
    if layout.sharesInProportion { naturals = layout.naturalLengths }
    addLengths(plan)
    addGaps(plan)
    addHidden(plan)
    addAcross(plan)
  }
}

// MARK: - Putting it into the stack

extension StackArrangement {
  /// Activates the constraints in order, and gives the stack its guides.
  ///
  /// - Returns: Whether all boxes are in the tree. Otherwise a view has left meanwhile, and nothing counts.
  mutating func apply(to stack: View) -> Bool {
    for guide in guides { stack.addLayoutGuide(guide) }
    let tree = stack.tree
    guard findPlaces(in: tree) else { return false }
    var held = HeldSchedulers()
    held.hold(tree)
    if made.isEmpty { tree.activate(&records) } else { activatePieces(in: tree, &held) }
    held.letGo()
    return true
  }

  /// Gives the records the places of their boxes in a tree.
  ///
  /// - Returns: Whether all have some.
  private mutating func findPlaces(in tree: LayoutTree) -> Bool {
    let places = boxes.map { Self.place(of: $0, in: tree) }
    if places.contains(-1) { return false }
    let file = tree.number(ofFile: #fileID)
    for index in records.indices {
      records[index].first = places[Int(records[index].first)]
      let second = records[index].second
      if second >= 0 { records[index].second = places[Int(second)] }
      records[index].file = file
    }
    return true
  }

  /// Activates the records before each of the constraints of anchors, and that constraint after them.
  private func activatePieces(in tree: LayoutTree, _ held: inout HeldSchedulers) {
    var start = 0
    for (end, constraint) in made {
      activate(start..<end, in: tree)
      constraint.activate(&held)
      start = end
    }
    activate(start..<records.count, in: tree)
  }

  private func activate(_ range: Range<Int>, in tree: LayoutTree) {
    var piece = OwnedArray<ConstraintRecord>()
    for index in range { piece.append(records[index]) }
    tree.activate(&piece)
  }

  /// The place of a box, or −1 if it is in no such tree.
  private static func place(of node: BoxNode, in tree: LayoutTree) -> Int32 {
    if node.index < 0 || node.tree !== tree {
      guard node.isAlive, node.host?.view?.tree === tree else { return -1 }
    }
    return tree.place(of: node)
  }
}

// MARK: - Making constraints

/// One side of a constraint of a stack, whose box is a number of a ``StackPlan``.
struct StackAnchor {
  let box: Int32
  let attribute: LayoutAttribute

  init(_ box: Int32, _ attribute: LayoutAttribute) {
    self.box = box
    self.attribute = attribute
  }
}

extension StackArrangement {
  mutating func relate(
    _ role: StackRole, _ first: StackAnchor, _ second: StackAnchor,
    times multiplier: CGFloat = 1, _ priority: LayoutPriority = .required
  ) { relate(role, first, .equal, second, times: multiplier, priority) }

  mutating func relate(
    _ role: StackRole, _ first: StackAnchor, _ relation: LayoutRelation, _ second: StackAnchor,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    called wording: NumberWording = .constant, _ priority: LayoutPriority = .required
  ) {
    var terms = ConstraintTerms(
      first.attribute, relation, second.attribute, times: Double(multiplier),
      plus: Double(constant), line: 0)
    terms.marks.wording = wording
    add(role, first.box, second.box, terms, priority)
  }

  mutating func vanish(_ role: StackRole, _ length: StackAnchor, _ priority: LayoutPriority) {
    if role.isOfArrangedView { givesLengths = true }
    let terms = ConstraintTerms(
      length.attribute, .equal, .notAnAttribute, times: 1, plus: 0, line: 0)
    add(role, length.box, -1, terms, priority)
  }

  private mutating func add(
    _ role: StackRole, _ first: Int32, _ second: Int32, _ terms: ConstraintTerms,
    _ priority: LayoutPriority
  ) {
    var record = ConstraintRecord(terms: terms, first: first, second: second, holder: -1)
    record.terms.priority = priority
    record.terms.marks.insert(.isOfStack)
    record.terms.marks.stackRole = role
    records.append(record)
  }

  /// Adds a constraint that an anchor has made.
  mutating func take(_ role: StackRole, _ constraint: LayoutConstraint) {
    constraint.ownTerms.marks.insert(.isOfStack)
    constraint.ownTerms.marks.stackRole = role
    made.append((records.count, constraint))
  }

  /// Makes a guide.
  ///
  /// - Returns: Its number.
  mutating func makeGuide(_ name: String) -> Int32 {
    let guide = LayoutGuide(name: name)
    guides.append(guide)
    boxes.append(guide.node)
    return Int32(boxes.count - 1)
  }
}
