internal import AshlarSolver

/// The values of all unknowns in the order of the boxes, and which boxes have to be placed anew.
///
/// After a solve it reads what has changed, and nothing else.
struct EngineFrames {
  /// The number of a value, by the index of the unknown: four for each box, in the order of tokens.
  private var owners: [Int32] = []

  /// Left, top, width and height of each box, in points. Those of new boxes come with the next solve.
  private var values: [Double] = []

  /// Whether a box waits for its container to place it.
  private var isMoved: [Bool] = []

  /// The boxes that have begun to wait and whose containers have yet to hear of it.
  private(set) var moved: [Int32] = []
}

// MARK: - Boxes

extension EngineFrames {
  /// The token of the box that owns an unknown, or −1.
  func token(of unknown: Unknown) -> Int32 {
    owners[unknown.index] < 0 ? -1 : owners[unknown.index] / 4
  }

  /// Makes room for so many boxes more, to spare the moving of those that are there.
  mutating func reserve(_ count: Int) {
    owners.reserveCapacity(owners.count + 4 * count)
    values.reserveCapacity(values.count + 4 * count)
    isMoved.reserveCapacity(isMoved.count + count)
    moved.reserveCapacity(moved.count + count)
  }

  /// Makes room for the values of a box that has just got its unknowns.
  mutating func add(_ item: EngineItem, _ token: Int32) {
    if Int(token) == isMoved.count {
      isMoved.append(false)
    } else {
      isMoved[Int(token)] = false
      clearValues(of: token)
    }
    own(item.x, 4 * token)
    own(item.y, 4 * token + 1)
    own(item.width, 4 * token + 2)
    own(item.height, 4 * token + 3)
  }

  /// Forgets the values that an earlier box with the same token had, if there are any.
  private mutating func clearValues(of token: Int32) {
    for value in 4 * Int(token)..<4 * Int(token) + 4 where value < values.count {
      values[value] = 0
    }
  }

  @inline(__always)
  private mutating func own(_ unknown: Unknown, _ value: Int32) {
    if unknown.index == owners.count { return owners.append(value) }
    while owners.count <= unknown.index { owners.append(-1) }
    owners[unknown.index] = value
  }

  mutating func remove(_ item: EngineItem) {
    for unknown in item.unknowns { owners[unknown.index] = -1 }
  }
}

// MARK: - Moving

extension EngineFrames {
  /// Reads the values that the last solve has changed.
  ///
  /// The solver comes as inout, because otherwise it would be copied, large as it is. It does not change.
  mutating func read(_ solver: inout Solver) {
    let missing = 4 * isMoved.count - values.count
    if missing > 0 { values.append(contentsOf: repeatElement(0, count: missing)) }
    solver.forEachChange { unknown, value in
      let owner = Int(owners[unknown.index])
      if owner < 0 { return }
      values[owner] = value
      markMoved(Int32(owner / 4))
    }
  }

  mutating func markMoved(_ token: Int32) {
    if isMoved[Int(token)] { return }
    isMoved[Int(token)] = true
    moved.append(token)
  }

  /// Forgets whose containers have yet to hear, because they have.
  mutating func clearMoved() {
    moved.removeAll(keepingCapacity: true)
  }

  /// The frame of a box that waits no longer, relative to the corner of its container.
  mutating func place(_ token: Int) -> CGRect {
    isMoved[token] = false
    return CGRect(
      x: values[4 * token], y: values[4 * token + 1], width: values[4 * token + 2],
      height: values[4 * token + 3])
  }
}
