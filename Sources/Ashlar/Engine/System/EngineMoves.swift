internal import AshlarSolver
internal import AshlarStorage

/// Which boxes the last solve has moved, and have to be placed anew.
///
/// After a solve it reads what has changed, and nothing else.
struct EngineMoves: ~Copyable {
  /// What is going on with each box, by token.
  private var marks = OwnedArray<Marks>()

  /// The boxes that have begun to wait and whose containers have yet to hear of it.
  private var moved = OwnedArray<Int32>()

  /// The watched boxes that may have another height, each once.
  private var watched: [Int32] = []

  // Not private: in debug builds the compiler (6.3) does not cope with a generic over what is.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// It waits for its container to place it.
    static let moved = Marks(rawValue: 1)

    /// The system wants to know when its height may be another one.
    static let watched = Marks(rawValue: 2)

    /// It is among those of which that is to be heard.
    static let listed = Marks(rawValue: 4)
  }
}

// MARK: - Boxes

extension EngineMoves {
  /// Makes room for the first boxes.
  mutating func reserve(_ count: Int, in slab: inout Slab) {
    marks.reserve(count, in: &slab)
  }

  static func size(of count: Int) -> Int {
    Slab.size(of: count, Marks.self)
  }

  /// Takes in a box that has just got its unknowns.
  mutating func add(_ token: Int32) {
    if Int(token) == marks.count { return marks.append([]) }
    marks[Int(token)] = []
  }
}

// MARK: - Moving

extension EngineMoves {
  /// Reads which boxes the last solve has moved.
  mutating func read(_ solver: borrowing Solver) {
    solver.forEachChangedRectangle { mark($0) }
  }

  /// Notes that a box is to be placed anew.
  mutating func mark(_ token: Int32) {
    let known = marks[Int(token)]
    if known == .moved { return }
    if known.contains(.watched) { list(token) }
    if known.contains(.moved) { return }
    marks[Int(token)].insert(.moved)
    moved.append(token)
  }

  /// Notes that a box waits for its container, which knows.
  ///
  /// - Returns: Whether it did not wait already.
  mutating func begin(_ token: Int32) -> Bool {
    if marks[Int(token)].contains(.moved) { return false }
    marks[Int(token)].insert(.moved)
    return true
  }

  /// Takes out the boxes whose containers have yet to hear, in the order in which they began to wait.
  mutating func takeMoved() -> [Int32] {
    let taken = moved.all
    moved.removeAll()
    return taken
  }

  /// Notes that a box is placed now.
  mutating func end(_ token: Int) {
    marks[token].remove(.moved)
  }
}

// MARK: - Watching

extension EngineMoves {
  /// Lets ``takeWatched()`` tell of a box from now on, and once in any case.
  mutating func watch(_ token: Int32) {
    if marks[Int(token)].contains(.watched) { return }
    marks[Int(token)].insert(.watched)
    list(token)
  }

  /// Whether ``takeWatched()`` tells of a box.
  func isWatched(_ token: Int32) -> Bool { marks[Int(token)].contains(.watched) }

  /// Lets ``takeWatched()`` tell of a watched box once more.
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
