internal import AshlarStorage

/// The pending changes of a tree, which its engine must apply.
///
/// Constraints are known by their places, boxes by their nodes. Places may be out of date: what goes is not looked for.
struct TreeChanges: ~Copyable {
  /// Constraints that became active. Those count that are still marked as waiting.
  private(set) var activated = OwnedArray<Int32>()

  /// How many of them wait.
  private(set) var waitingCount = 0

  /// Whether they may not be in the order of their ages.
  private(set) var isShuffled = false

  /// Constraints that the engine contains and that are active no more, or not in this tree.
  var dropped: [DroppedConstraint] = []

  /// Constraints whose numbers changed.
  var changed: [Int32] = []

  /// Boxes whose demands may have changed.
  var boxes: [BoxNode] = []

  /// Views whose masks are off, and which take part in the layout whether a constraint refers to them or not.
  var loose: [BoxNode] = []

  /// The tokens of boxes that left the tree.
  var departed: [Int32] = []

  var isEmpty: Bool {
    waitingCount == 0 && dropped.isEmpty && changed.isEmpty && boxes.isEmpty && departed.isEmpty
  }

  /// Whether constraints have come, gone or changed.
  var haveConstraints: Bool { waitingCount > 0 || !dropped.isEmpty || !changed.isEmpty }

  /// Whether constraints have only changed: none has come or gone, and no box has left.
  var areChangesAlone: Bool { waitingCount == 0 && dropped.isEmpty && departed.isEmpty }
}

/// A removed constraint that the engine must still drop, with the numbers of its row and of its boxes there.
struct DroppedConstraint: BitwiseCopyable {
  let token: Int32
  let record: ConstraintRecord
  let first: Int32
  let second: Int32
}

// MARK: - Constraints that go

extension TreeChanges {
  /// Notes that a constraint has left the engine, if the engine has it.
  ///
  /// - Parameters:
  ///   - first: The number of its first box in the engine, or −1.
  ///   - second: That of its second one.
  mutating func note(dropped record: ConstraintRecord, _ first: Int32, _ second: Int32) {
    guard record.hasToken else { return }
    dropped.append(
      DroppedConstraint(token: record.token, record: record, first: first, second: second))
  }
}

// MARK: - Constraints that wait

extension TreeChanges {
  mutating func note(activated index: Int32) {
    activated.append(index)
    waitingCount += 1
  }

  /// Notes the last of some places.
  mutating func note(activated places: borrowing OwnedArray<Int32>, from first: Int) {
    for place in first..<places.count { activated.append(places[place]) }
    waitingCount += places.count - first
  }

  /// Notes that a constraint waits no more, or waits in another place of the order.
  mutating func forgetOneActivated() {
    waitingCount -= 1
    isShuffled = true
    if waitingCount > 0 { return }
    activated.removeAll()
    isShuffled = false
  }

  /// Adds the notes of another tree, whose constraints have moved to higher places.
  mutating func absorb(_ other: inout TreeChanges, by offset: Int32, isOlder: Bool) {
    isShuffled = isShuffled || other.isShuffled || isOlder && waitingCount > 0
    for place in other.activated.indices { activated.append(other.activated[place] + offset) }
    waitingCount += other.waitingCount
    other.activated = OwnedArray()
    other.waitingCount = 0
  }

  /// Exchanges the waiting constraints with those of another tree.
  mutating func swapActivated(with other: inout TreeChanges) {
    swap(&activated, &other.activated)
    swap(&waitingCount, &other.waitingCount)
    swap(&isShuffled, &other.isShuffled)
  }

  /// Removes and returns the changes of constraints, and the boxes that left.
  mutating func takeForConstraints() -> TreeChanges {
    var taken = TreeChanges()
    swap(&taken, &self)
    swap(&taken.boxes, &boxes)
    swap(&taken.loose, &loose)
    return taken
  }

  /// Takes back the room of what has been applied, as far as it is small, so that the next round needs no other.
  mutating func reuseRoom(of applied: inout TreeChanges) {
    if activated.isEmpty, applied.activated.count <= 64 {
      applied.activated.removeAll()
      swap(&applied.activated, &activated)
    }
    Self.reuseRoom(of: &applied.dropped, for: &dropped)
    Self.reuseRoom(of: &applied.changed, for: &changed)
  }

  static func reuseRoom<Change>(of applied: inout [Change], for next: inout [Change]) {
    if !next.isEmpty || applied.capacity > 64 { return }
    applied.removeAll(keepingCapacity: true)
    swap(&applied, &next)
  }
}
