internal import AshlarStorage

/// The constraints and guides that a stack has made, while it is arranged again. What is the same stays.
///
/// A constraint is found by its boxes, in a list as long as the stack has constraints between the same two boxes.
struct FormerArrangement {
  private let guides: [StackGuide.Purpose: StackGuide]
  private var constraints: [Int32] = []

  /// By the boxes of constraints: the first of those that may stay; and for each of them the next one, or −1.
  private var heads: [Boxes: Int] = [:]
  private var links: [Int] = []

  /// Whether each of the constraints stays.
  private var stays: [Bool] = []

  init(_ guides: [StackGuide]) {
    self.guides = Dictionary(guides.lazy.map { ($0.purpose, $0) }) { first, _ in first }
  }
}

// MARK: - Guides

extension FormerArrangement {
  /// The guide for a purpose, if the stack still has it.
  func guide(for purpose: StackGuide.Purpose, of stack: View) -> StackGuide? {
    guides[purpose].flatMap { $0.guide.owningView === stack ? $0 : nil }
  }
}

// MARK: - Constraints

extension FormerArrangement {
  /// Takes the constraints that the stack has made, in order.
  mutating func take(_ constraints: [Int32], _ store: borrowing LayoutStore) {
    self.constraints = constraints
    if constraints.isEmpty { return }
    stays = Array(repeating: false, count: constraints.count)
    links = Array(repeating: -1, count: constraints.count)
    heads.reserveCapacity(constraints.count)
    for place in constraints.indices.reversed() {
      links[place] =
        heads.updateValue(place, forKey: Boxes(store.constraints[constraints[place]])) ?? -1
    }
  }

  /// Finds out which constraints stay.
  ///
  /// - Returns: For each of the new ones the place of the one that is the same, or −1. It is empty if all are new.
  mutating func keep(
    like new: borrowing OwnedArray<ConstraintRecord>, _ store: borrowing LayoutStore
  ) -> [Int32] {
    if constraints.isEmpty { return [] }
    var kept = Array(repeating: Int32(-1), count: new.count)
    for place in new.indices { kept[place] = keep(like: new[place], store) }
    return kept
  }

  private mutating func keep(
    like new: ConstraintRecord, _ store: borrowing LayoutStore
  ) -> Int32 {
    let boxes = Boxes(new)
    var (before, place) = (-1, heads[boxes] ?? -1)
    while place >= 0 {
      let index = constraints[place]
      if store.has(new, at: index) {
        stays[place] = true
        if before < 0 { heads[boxes] = links[place] } else { links[before] = links[place] }
        return index
      }
      (before, place) = (place, links[place])
    }
    return -1
  }

  /// Those that do not stay.
  var leaving: [Int32] {
    var leaving: [Int32] = []
    for place in constraints.indices where !stays[place] { leaving.append(constraints[place]) }
    return leaving
  }
}

/// The boxes that a constraint refers to.
private struct Boxes: Hashable {
  let first: Int32
  let second: Int32

  init(_ record: ConstraintRecord) {
    first = record.first
    second = record.second
  }
}

extension LayoutStore {
  /// Whether a constraint in the engine is what a new one would be. One that a person has changed is not, nor is one that
  /// a collapsed view has.
  fileprivate func has(_ new: ConstraintRecord, at index: Int32) -> Bool {
    let known = constraints[index].terms
    return constraints[index].hasToken && known.firstAttribute == new.terms.firstAttribute
      && known.secondAttribute == new.terms.secondAttribute
      && known.marks.subtracting(.isHeldByCommonAncestor) == new.terms.marks
      && known.priority == new.terms.priority && known.multiplier == new.terms.multiplier
      && known.constant == new.terms.constant
      && known.constantFromRight == new.terms.constantFromRight
  }
}
