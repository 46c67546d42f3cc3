/// The constraints of a tree that the solver has refused. Their tokens are less than −1.
struct RefusedConstraints {
  private var entries: [Int32: Entry] = [:]
  private var vacant: [Int32] = []

  /// The number of those that contradict themselves.
  private(set) var hopelessCount = 0

  private struct Entry {
    /// The place of the constraint.
    let constraint: Int32

    /// By how many points it is missed, if it contradicts itself whatever the unknowns are.
    let miss: Double?
  }
}

extension RefusedConstraints {
  /// Adds a constraint.
  ///
  /// - Returns: Its token.
  mutating func add(_ constraint: Int32, missedBy miss: Double?) -> Int32 {
    let token = vacant.popLast() ?? -2 - Int32(entries.count)
    entries[token] = Entry(constraint: constraint, miss: miss)
    if miss != nil { hopelessCount += 1 }
    return token
  }

  mutating func remove(_ token: Int32) {
    guard let entry = entries.removeValue(forKey: token) else { return }
    if entry.miss != nil { hopelessCount -= 1 }
    vacant.append(token)
  }

  /// By how many points a constraint is missed that contradicts itself whatever the unknowns are.
  func miss(of token: Int32) -> Double? { entries[token]?.miss }

  /// Those that contradict themselves, and by how many points they are missed.
  var hopeless: [(constraint: Int32, miss: Double)] {
    entries.sorted { $0.key > $1.key }.compactMap { _, entry in
      entry.miss.map { (entry.constraint, $0) }
    }
  }
}
