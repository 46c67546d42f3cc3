/// The tokens of boxes that wait for their container to place them, in the order in which they began to wait.
///
/// The first takes no memory of its own: many views have one box inside.
struct MovedBoxes {
  private var first: Int32 = -1
  private var others: [Int32] = []

  var isEmpty: Bool { first < 0 }

  @inline(__always)
  func visit(_ body: (Int32) -> Void) {
    if first < 0 { return }
    body(first)
    for index in others.indices { body(others[index]) }
  }

  mutating func append(_ token: Int32) {
    if first < 0 {
      first = token
      return
    }
    if others.capacity == 0 { others.reserveCapacity(12) }
    others.append(token)
  }

  /// Forgets all boxes, and keeps the room for them.
  mutating func clear() {
    first = -1
    // As a rule there are few, for which this is quicker than removing all at once.
    while !others.isEmpty { others.removeLast() }
  }
}
