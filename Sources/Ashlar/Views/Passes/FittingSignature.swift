internal import AshlarStorage

/// The values on which the fitting sizes of a view depend. While they are equal, so are the sizes.
struct FittingSignature {
  private var environment: LayoutEnvironment
  private var boxes: [BoxMark] = []

  /// The insets of the few views whose insets are not the default ones, by their numbers among the boxes.
  private var insets: [Int: InsetState] = [:]
  private var constraints: [ConstraintMark] = []

  init(of view: View) {
    environment = view.environment
    let tree = view.tree
    take(view, tree.store)
  }
}

/// The changes of a view since its last signature.
enum FittingChange {
  case nothing

  /// Only the demands of the views with these boxes may have changed.
  case contents([BoxNode])
  case anything
}

// MARK: - Taking and comparing

extension FittingSignature {
  private mutating func take(_ view: View, _ store: borrowing LayoutStore) {
    for inner in view.subtree {
      if let state = inner.insets?.state { insets[boxes.count] = state }
      boxes.append(BoxMark(inner.node, inner))
      for guide in inner.storedGuides { boxes.append(BoxMark(guide.node, nil)) }
      store.forEachHeld(by: inner.node.index) { constraints.append(ConstraintMark($0)) }
    }
  }

  /// Notes what a view is like now.
  ///
  /// - Returns: What is different. After anything but contents the signature is no more that of the view.
  mutating func follow(_ view: View) -> FittingChange {
    let now = view.environment
    guard now == environment else { return .anything }
    let tree = view.tree
    return follow(view, tree.store)
  }

  private mutating func follow(_ view: View, _ store: borrowing LayoutStore) -> FittingChange {
    var place = 0
    var index = 0
    var insetCount = 0
    var changed: [BoxNode] = []
    for inner in view.subtree {
      guard place < boxes.count, boxes[place].isAbout(inner.node, inner) else { return .anything }
      if boxes[place].changes != inner.changeCount {
        boxes[place].changes = inner.changeCount
        changed.append(inner.node)
      }
      if let state = inner.insets?.state {
        guard insets[place] == state else { return .anything }
        insetCount += 1
      }
      place += 1
      for guide in inner.storedGuides {
        guard place < boxes.count, boxes[place].isAbout(guide.node, nil) else { return .anything }
        place += 1
      }
      var areSame = true
      store.forEachHeld(by: inner.node.index) { record in
        areSame = areSame && index < constraints.count && constraints[index].isAbout(record)
        index += 1
      }
      if !areSame { return .anything }
    }
    guard place == boxes.count, index == constraints.count, insetCount == insets.count
    else { return .anything }
    return changed.isEmpty ? .nothing : .contents(changed)
  }
}

extension LayoutStore {
  /// Visits the constraints that a box holds, in the order in which they came.
  fileprivate func forEachHeld(by box: Int32, _ body: (ConstraintRecord) -> Void) {
    var next = box < 0 ? -1 : boxes[box].lists[.held].head
    while next >= 0 {
      body(constraints[next])
      next = constraints[next].lists[.held].next
    }
  }
}

// MARK: - Marks

/// A box, the count of changes of its demands, and other values on which constraints on it depend.
///
/// It keeps the node, though not the box, so that no other one can be taken for it.
private struct BoxMark {
  let node: BoxNode
  let container: ObjectIdentifier?
  var changes: UInt32
  let semantics: SemanticContentAttribute

  init(_ node: BoxNode, _ view: View?) {
    self.node = node
    container = node.container.map { ObjectIdentifier($0) }
    changes = view?.changeCount ?? 0
    semantics = view?.storedSemantics ?? .unspecified
  }

  /// Whether it is the mark of a box, with any demands.
  func isAbout(_ other: BoxNode, _ view: View?) -> Bool {
    node === other && container == other.container.map { ObjectIdentifier($0) }
      && semantics == view?.storedSemantics ?? .unspecified
  }
}

/// The age and the numbers of a constraint. Its items stay the same while it is active.
private struct ConstraintMark: BitwiseCopyable {
  private let age: Int64
  private let constant: Double
  private let constantFromRight: Double
  private let multiplier: Double
  private let priority: LayoutPriority

  /// The marks that collapsed views have set.
  private let collapsing: ConstraintMarks

  init(_ record: ConstraintRecord) {
    age = record.age
    constant = record.terms.constant
    constantFromRight = record.terms.constantFromRight
    multiplier = record.terms.multiplier
    priority = record.terms.priority
    collapsing = record.terms.marks.intersection([.isIdle, .isClosed])
  }

  func isAbout(_ record: ConstraintRecord) -> Bool {
    age == record.age && constant == record.terms.constant
      && constantFromRight == record.terms.constantFromRight
      && multiplier == record.terms.multiplier && priority == record.terms.priority
      && collapsing == record.terms.marks.intersection([.isIdle, .isClosed])
  }
}
