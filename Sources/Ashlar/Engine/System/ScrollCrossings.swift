/// The constraints that depend on how far views have been scrolled.
///
/// The boxes inside a view that scrolls are placed in the area that it scrolls. A constraint that ties one of them to
/// something outside, or to the visible part of the area, has the scrolled distance in its constant.
struct ScrollCrossings {
  /// By the token of the view that scrolls.
  private var known: [Int32: Entry] = [:]

  private struct Entry {
    /// The scroll offset of the view, in points, when the constraints were composed.
    var offset: CGPoint

    /// Their tokens, and perhaps some of constraints that depend on it no more.
    var constraints: [Int32] = []
  }

  var isEmpty: Bool { known.isEmpty }

  /// Adds a constraint that was composed while a view was scrolled by an offset.
  mutating func add(_ constraint: Int32, at offset: CGPoint, of token: Int32) {
    var entry = known[token] ?? Entry(offset: offset)
    if entry.constraints.last != constraint { entry.constraints.append(constraint) }
    known[token] = entry
  }

  /// Removes and returns the constraints to compose again because a view has been scrolled, the lowest token first.
  mutating func take(scrolledTo offset: CGPoint, _ token: Int32) -> [Int32] {
    guard let entry = known[token], entry.offset != offset else { return [] }
    known[token] = Entry(offset: offset)
    return Set(entry.constraints).sorted()
  }

  /// Removes views that have left the tree.
  mutating func remove(_ tokens: [Int32]) {
    for token in tokens { known[token] = nil }
  }
}
