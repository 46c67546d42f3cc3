internal import AshlarSolver

/// The values of all unknowns in the order of the boxes, and which boxes have to be placed anew.
///
/// After a solve it reads what has changed, and nothing else.
struct EngineFrames: ~Copyable {
  /// The number of a value, by the index of the unknown: four for each box, in the order of tokens.
  private var owners = OwnedArray<Int32>()

  /// Left, top, width and height of each box, in points. Those of new boxes come with the next solve.
  private var values = OwnedArray<Double>()

  /// What is going on with each box.
  private var marks = OwnedArray<Marks>()

  /// The boxes that have begun to wait and whose containers have yet to hear of it.
  private(set) var moved = OwnedArray<Int32>()

  /// The watched boxes that may have another height, each once.
  private var watched: [Int32] = []

  // Not private: in debug builds the compiler (6.3) does not cope with a generic over what is.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// It waits for its container to place it.
    static let moved = Marks(rawValue: 1)

    /// Somebody wants to hear when its height may be another one.
    static let watched = Marks(rawValue: 2)

    /// It is among those of which that is to be heard.
    static let listed = Marks(rawValue: 4)
  }
}

// MARK: - Boxes

extension EngineFrames {
  /// The token of the box that owns an unknown, or −1.
  func token(of unknown: Unknown) -> Int32 {
    owners[unknown.index] < 0 ? -1 : owners[unknown.index] / 4
  }

  /// Makes room for the first boxes.
  mutating func reserveCapacity(_ count: Int, in slab: inout Slab) {
    values.reserveCapacity(4 * count, in: &slab)
    owners.reserveCapacity(4 * count, in: &slab)
    moved.reserveCapacity(count, in: &slab)
    marks.reserveCapacity(count, in: &slab)
  }

  static func size(of count: Int) -> Int {
    OwnedArray<Double>.size(of: 4 * count) + OwnedArray<Int32>.size(of: 4 * count)
      + OwnedArray<Int32>.size(of: count) + OwnedArray<Marks>.size(of: count)
  }

  /// Makes room for the values of a box that has just got its unknowns.
  mutating func add(_ item: EngineItem, _ token: Int32) {
    if Int(token) == marks.count {
      marks.append([])
    } else {
      marks[Int(token)] = []
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
    owners.extend(to: unknown.index + 1, with: -1)
    owners[unknown.index] = value
  }

  mutating func remove(_ item: EngineItem) {
    for unknown in item.unknowns { owners[unknown.index] = -1 }
  }
}

// MARK: - Moving

extension EngineFrames {
  /// Reads the values that the last solve has changed. Where one is no number, the last that was stays.
  mutating func read(_ solver: borrowing Solver) {
    values.extend(to: 4 * marks.count, with: 0)
    solver.forEachChange { unknown, value in
      let owner = Int(owners[unknown.index])
      if owner < 0 || !value.isFinite { return }
      values[owner] = value
      markMoved(Int32(owner / 4))
    }
  }

  mutating func markMoved(_ token: Int32) {
    if marks[Int(token)] == .moved { return }
    if marks[Int(token)].contains(.watched) { list(token) }
    if marks[Int(token)].contains(.moved) { return }
    marks[Int(token)].insert(.moved)
    moved.append(token)
  }

  /// Forgets whose containers have yet to hear, because they have.
  mutating func clearMoved() {
    moved.removeAll()
  }

  /// The frame of a box that waits no longer, relative to the corner of its container.
  ///
  /// Rounding may leave a size a little below zero, which frames do not show.
  mutating func place(_ token: Int) -> CGRect {
    marks[token].remove(.moved)
    return CGRect(
      x: values[4 * token], y: values[4 * token + 1], width: max(0, values[4 * token + 2]),
      height: max(0, values[4 * token + 3]))
  }
}

// MARK: - Watching

extension EngineFrames {
  /// Has ``takeWatched()`` tell of a box from now on, and once in any case.
  mutating func watch(_ token: Int32) {
    if marks[Int(token)].contains(.watched) { return }
    marks[Int(token)].insert(.watched)
    list(token)
  }

  /// Has ``takeWatched()`` tell of a watched box once more.
  mutating func list(_ token: Int32) {
    if marks[Int(token)].contains(.listed) { return }
    marks[Int(token)].insert(.listed)
    watched.append(token)
  }

  /// The watched boxes whose heights may have changed since the last call, the first one first.
  mutating func takeWatched() -> [Int32] {
    if watched.isEmpty { return [] }
    var taken: [Int32] = []
    swap(&taken, &watched)
    for token in taken { marks[Int(token)].remove(.listed) }
    return taken.filter { marks[Int($0)].contains(.watched) }
  }
}
