internal import AshlarStorage

/// The constraints and guides that a stack has made, while it is arranged again. What is the same stays.
///
/// A constraint is found by its boxes, in a table whose lists are as long as the stack has constraints between the same
/// two boxes.
struct FormerArrangement {
  private let guides: [StackGuide.Purpose: StackGuide]
  private var constraints: [Int32] = []

  /// By a number that follows from the boxes of constraints: the first of those that may stay, or −1; and for each of
  /// them the next one with the same number.
  private var heads: [Int32] = []
  private var links: [Int32] = []

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
    var size = 1
    while size < constraints.count { size *= 2 }
    heads = Array(repeating: -1, count: size)
    for place in constraints.indices.reversed() {
      let index = constraints[place]
      let (first, second) = store.items(of: index)
      let number = number(first, second)
      links[place] = heads[number]
      heads[number] = Int32(truncatingIfNeeded: place)
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
    let number = number(new.first, new.second)
    var (before, place) = (-1, Int(heads[number]))
    while place >= 0 {
      let index = constraints[place]
      if store.has(new, at: index) {
        stays[place] = true
        if before < 0 { heads[number] = links[place] } else { links[before] = links[place] }
        return index
      }
      (before, place) = (place, Int(links[place]))
    }
    return -1
  }

  /// Those that do not stay.
  var leaving: [Int32] {
    var leaving: [Int32] = []
    for place in constraints.indices where !stays[place] { leaving.append(constraints[place]) }
    return leaving
  }

  /// A place in the table for two boxes, which neighbours do not share: multiplicative hashing.
  private func number(_ first: Int32, _ second: Int32) -> Int {
    let mixed =
      UInt32(bitPattern: first) &* 0x9E37_79B1 &+ UInt32(bitPattern: second) &* 0x85EB_CA77
    return Int(mixed ^ mixed >> 16) & (heads.count - 1)
  }
}

extension LayoutStore {
  /// The boxes that a constraint refers to.
  fileprivate func items(of index: Int32) -> (first: Int32, second: Int32) {
    (constraints[index].first, constraints[index].second)
  }

  /// Whether a constraint in the engine is what a new one would be. One that a person has changed is not, nor is one that
  /// a collapsed view has.
  fileprivate func has(_ new: ConstraintRecord, at index: Int32) -> Bool {
    guard items(of: index) == (new.first, new.second), constraints[index].hasToken else {
      return false
    }
    let known = constraints[index].terms
    return known.firstAttribute == new.terms.firstAttribute
      && known.secondAttribute == new.terms.secondAttribute
      && known.marks.subtracting(.isHeldByCommonAncestor) == new.terms.marks
      && known.priority == new.terms.priority && known.multiplier == new.terms.multiplier
      && known.constant == new.terms.constant
      && known.constantFromRight == new.terms.constantFromRight
  }
}
