/// The engine's numbers of the boxes inside a view, and of the constraints that tie them to the outside.
struct KeptNumbers {
  private let tree: LayoutTree
  private var boxes: [(node: BoxNode, token: Int32)] = []
  private var known: [(index: Int32, record: ConstraintRecord)] = []

  /// The constraints that the view and the views inside it hold, the oldest first.
  private(set) var constraints: [Int32] = []

  /// Whether one of those may refer to a baseline.
  private(set) var mentionsBaselines = false

  /// Whether none of them ties a width to a height, so that heights of contents follow from widths and not the other way
  /// round as well.
  private(set) var isStraight = true

  /// Sets the numbers aside.
  init(of view: View, _ tree: LayoutTree) {
    self.tree = tree
    var touching: [Int32] = []
    for inner in view.subtree {
      for box in inner.boxes {
        boxes.append((box.node, box.node.token))
        box.node.token = -1
        touching += box.node.concerning.indices
      }
      constraints += inner.held.indices
    }
    constraints.sort { tree.store.constraints[$0].age < tree.store.constraints[$1].age }
    for index in constraints + touching {
      known.append((index, tree.store.constraints[index]))
      tree.store.constraints[index].token = -1
    }
    mentionsBaselines = constraints.contains { tree.mentionsBaseline($0) }
    isStraight = !mentionsBaselines && constraints.allSatisfy { isStraight($0) }
  }

  private func isStraight(_ index: Int32) -> Bool {
    let terms = tree.store.constraints[index].terms
    guard let second = terms.secondAttribute.axis else { return true }
    return terms.firstAttribute.axis == second
  }

  /// Takes the numbers back that an engine has given, also to boxes that were only made for it: the areas of
  /// views that scroll.
  func putBack(after engine: LayoutEngine) {
    for node in engine.system.allNodes { node.token = -1 }
    for (node, token) in boxes { node.token = token }
    // The other way round: what has been put aside twice had its number the first time. A text that is measured may have
    // taken constraints elsewhere.
    for (index, record) in known.reversed() where tree.store.contains(index, age: record.age) {
      tree.store.constraints[index].token = record.token
      tree.store.constraints[index].terms.marks = record.terms.marks
    }
  }
}
