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
  private(set) var guides: [StackGuide] = []

  /// What the stack has made before.
  private var former: FormerArrangement

  /// Whether it determines the length of an arranged view, which that view then holds itself.
  private(set) var givesLengths = false

  /// The natural lengths by which proportions were found.
  private(set) var naturals: [CGFloat?] = []

  init(of stack: View, _ layout: StackLayout, after guides: [StackGuide]) {
    former = FormerArrangement(guides)
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
  /// Gives the stack its guides, removes what it has made before, and activates the constraints in order. What is the
  /// same as before stays, and only becomes the youngest, as if it had just been made.
  ///
  /// - Parameters:
  ///   - stack: The view that is the stack.
  ///   - known: The constraints that it has made before, in order.
  /// - Returns: Whether all boxes are in the tree. Otherwise a view has left meanwhile, and nothing counts.
  mutating func apply(to stack: View, after known: [Int32]) -> Bool {
    for guide in guides { stack.addLayoutGuide(guide.guide) }
    stack.putLast(guides.map(\.guide))
    let tree = stack.tree
    let isWhole = findPlaces(in: tree)
    former.take(known, tree.store)
    let kept = isWhole ? former.keep(like: records, tree.store) : []
    var held = HeldSchedulers()
    held.hold(tree)
    // Their objects go at the end, which may run code of the program.
    var ended: [LayoutConstraint] = []
    tree.deactivate(former.leaving, &ended)
    if isWhole { activate(besides: kept, in: tree, &held) }
    held.letGo()
    withExtendedLifetime(ended) {}
    return isWhole
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

  /// Activates the records in order, with the constraints of anchors between them. Those that stay become the youngest
  /// when it is their turn.
  private mutating func activate(
    besides kept: [Int32], in tree: LayoutTree, _ held: inout HeldSchedulers
  ) {
    if made.isEmpty, kept.isEmpty { return tree.activate(records) }
    var (place, next) = (0, 0)
    while true {
      while next < made.count, made[next].behind == place {
        made[next].constraint.activate(&held)
        next += 1
      }
      if place == records.count { return }
      let stays = !kept.isEmpty && kept[place] >= 0
      let start = place
      let end = next < made.count ? made[next].behind : records.count
      while place < end, stays == (!kept.isEmpty && kept[place] >= 0) { place += 1 }
      if stays { tree.store.renew(kept[start..<place]) } else { activate(start..<place, in: tree) }
    }
  }

  private func activate(_ range: Range<Int>, in tree: LayoutTree) {
    var piece = OwnedArray<ConstraintRecord>()
    for index in range { piece.append(records[index]) }
    tree.activate(piece)
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

  /// Makes a guide, or keeps that of the arrangement before.
  ///
  /// - Returns: Its number.
  mutating func makeGuide(_ purpose: StackGuide.Purpose, _ plan: StackPlan) -> Int32 {
    let guide = former.guide(for: purpose, of: plan.stackView) ?? StackGuide(purpose)
    guides.append(guide)
    boxes.append(guide.guide.node)
    return Int32(boxes.count - 1)
  }
}
