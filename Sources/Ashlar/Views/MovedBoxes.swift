internal import AshlarStorage

/// The tokens of boxes that wait for their container to place them, in the order in which they began to wait.
///
/// The first takes no memory of its own: many views have one box inside.
struct MovedBoxes: ~Copyable {
  private var first: Int32 = -1
  private var others = OwnedArray<Int32>()

  var isEmpty: Bool { first < 0 }

  @inline(__always)
  func visit(_ body: (Int32) -> Void) {
    if first < 0 { return }
    body(first)
    for index in others.indices { body(others[index]) }
  }

  @inline(__always)
  mutating func append(_ token: Int32) {
    if first < 0 { first = token } else { others.append(token) }
  }

  /// Forgets all boxes, and keeps the room for them.
  mutating func clear() {
    first = -1
    others.removeAll()
  }
}
