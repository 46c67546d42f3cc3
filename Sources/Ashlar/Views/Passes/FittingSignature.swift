internal import AshlarStorage

/// The values on which the fitting sizes of a view depend. While they are equal, so are the sizes.
struct FittingSignature {
  /// The tree that has counted the ages of the constraints.
  private let tree: LayoutTree

  private let environment: LayoutEnvironment
  private var boxes: [BoxMark] = []

  /// The insets of the few views whose insets are not the default ones, by their numbers among the boxes.
  private var insets: [Int: InsetState] = [:]
  private var constraints: [ConstraintMark] = []

  init(of view: View) {
    environment = view.environment
    tree = view.tree
    take(view, tree.tables)
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
  private mutating func take(_ view: View, _ tables: borrowing TreeTables) {
    for inner in view.subtree {
      if let state = Self.insets(of: inner) { insets[boxes.count] = state }
      boxes.append(BoxMark(inner.node, inner, isAsked: inner === view))
      for guide in inner.storedGuides { boxes.append(BoxMark(guide.node, nil)) }
      var next = tables.store.firstHeld(by: inner.node.index)
      while next >= 0 {
        if tables.store.constraints[next].matters(toQuestionsAbout: view.node.index) {
          constraints.append(ConstraintMark(tables.store.constraints[next], in: tables))
        }
        next = tables.store.constraints[next].lists[.held].next
      }
    }
  }

  /// The insets of a view; nil if they are the default ones.
  private static func insets(of view: View) -> InsetState? {
    guard let state = view.insets?.state, state != view.plainInsets else { return nil }
    return state
  }

  /// Notes what a view is like now.
  ///
  /// - Returns: What is different. After anything but contents the signature is no more that of the view.
  mutating func follow(_ view: View) -> FittingChange {
    let now = view.tree
    if now === tree {
      guard view.environment == environment else { return .anything }
      let change = follow(view, now.store)
      if case .anything = change { return followMove(of: view) }
      return change
    }
    return followMove(of: view)
  }

  private mutating func follow(_ view: View, _ store: borrowing LayoutStore) -> FittingChange {
    var place = 0
    var index = 0
    var insetCount = 0
    var changed: [(place: Int, mark: BoxMark)] = []
    for inner in view.subtree {
      let mark = BoxMark(inner.node, inner, isAsked: inner === view)
      guard place < boxes.count, boxes[place].isAbout(mark) else { return .anything }
      if boxes[place].changes != mark.changes { changed.append((place, mark)) }
      if let state = Self.insets(of: inner) {
        guard insets[place] == state else { return .anything }
        insetCount += 1
      }
      place += 1
      for guide in inner.storedGuides {
        guard place < boxes.count, boxes[place].isAbout(BoxMark(guide.node, nil)) else {
          return .anything
        }
        place += 1
      }
      var next = store.firstHeld(by: inner.node.index)
      while next >= 0 {
        if store.constraints[next].matters(toQuestionsAbout: view.node.index) {
          guard index < constraints.count, constraints[index].isAbout(store.constraints[next])
          else {
            return .anything
          }
          index += 1
        }
        next = store.constraints[next].lists[.held].next
      }
    }
    guard place == boxes.count, index == constraints.count, insetCount == insets.count
    else { return .anything }
    for (place, mark) in changed { boxes[place] = mark }
    return changed.isEmpty ? .nothing : .contents(changed.map(\.mark.node))
  }

  /// The places of the constraints in the order of their ages, which decides which of several gives way.
  private var order: [Int] {
    constraints.indices.sorted { constraints[$0].age < constraints[$1].age }
  }

  /// Notes what a view is like that has come into another tree, or left one and come back, as the rows of a table do: the
  /// same constraints have other ages then. What the screen covers is in the insets.
  private mutating func followMove(of view: View) -> FittingChange {
    let old = self
    self = FittingSignature(of: view)
    guard environment.withoutScreen == old.environment.withoutScreen, insets == old.insets,
      boxes.elementsEqual(old.boxes, by: { $0.isAbout($1) }),
      constraints.elementsEqual(old.constraints, by: { $0.isLike($1) }),
      order == old.order
    else { return .anything }
    let changed = zip(boxes, old.boxes).filter { $0.changes != $1.changes }.map(\.0.node)
    return changed.isEmpty ? .nothing : .contents(changed)
  }
}

extension ConstraintRecord {
  /// Whether it can change an answer about a view. A stack around it wishes for no size across, so that no size is ambiguous;
  /// every question has a stronger wish for that size (``StackRole/suppression``).
  fileprivate func matters(toQuestionsAbout box: Int32) -> Bool {
    first != box || terms.marks.stackRole != .ambiguitySuppression
  }
}

extension LayoutStore {
  /// The first of the constraints that a box holds, in the order in which they came, or −1.
  fileprivate func firstHeld(by box: Int32) -> Int32 {
    box < 0 ? -1 : boxes[box].lists[.held].head
  }
}

// MARK: - Marks

/// A box, the count of changes of its demands, and other values on which constraints on it depend.
///
/// It keeps the node, though not the box, so that no other one can be taken for it.
private struct BoxMark {
  let node: BoxNode

  /// The box that contains it; none for that of the view that is asked, which is laid out by itself.
  let container: ObjectIdentifier?
  let changes: UInt32
  let semantics: SemanticContentAttribute

  init(_ node: BoxNode, _ view: View?, isAsked: Bool = false) {
    self.node = node
    container = isAsked ? nil : node.container.map { ObjectIdentifier($0) }
    changes = view?.changeCount ?? 0
    semantics = view?.storedSemantics ?? .unspecified
  }

  /// Whether it is the mark of the same box, with any demands.
  func isAbout(_ other: BoxMark) -> Bool {
    node === other.node && container == other.container && semantics == other.semantics
  }
}

/// The age, the items and the numbers of a constraint.
private struct ConstraintMark: BitwiseCopyable {
  let age: Int64
  private let first: ObjectIdentifier?
  private let second: ObjectIdentifier?
  private let terms: ConstraintTerms

  init(_ record: ConstraintRecord, in tables: borrowing TreeTables) {
    age = record.age
    first = Self.item(at: record.first, in: tables)
    second = Self.item(at: record.second, in: tables)
    terms = record.terms
  }

  private static func item(
    at place: Int32, in tables: borrowing TreeTables
  ) -> ObjectIdentifier? {
    place < 0 ? nil : tables.nodes.read(Int(place)) { ObjectIdentifier($0) }
  }

  /// Whether it is the mark of a constraint of the same tree. Its items stay the same while it is active.
  func isAbout(_ record: ConstraintRecord) -> Bool {
    age == record.age && hasNumbers(of: record.terms)
  }

  /// Whether it is the mark of a constraint with the same items and numbers. Distances between anchors are not known
  /// here.
  func isLike(_ other: ConstraintMark) -> Bool {
    first == other.first && second == other.second && hasNumbers(of: other.terms)
      && terms.firstAttribute == other.terms.firstAttribute
      && terms.secondAttribute == other.terms.secondAttribute
      && terms.relation == other.terms.relation
      && !terms.marks.contains(.hasDistances) && !other.terms.marks.contains(.hasDistances)
  }

  private func hasNumbers(of other: ConstraintTerms) -> Bool {
    terms.constant == other.constant && terms.constantFromRight == other.constantFromRight
      && terms.multiplier == other.multiplier && terms.priority == other.priority
      && terms.marks.intersection(.collapsing) == other.marks.intersection(.collapsing)
  }
}

extension ConstraintMarks {
  /// The marks that collapsed views set.
  fileprivate static let collapsing: ConstraintMarks = [.isIdle, .isClosed]
}
