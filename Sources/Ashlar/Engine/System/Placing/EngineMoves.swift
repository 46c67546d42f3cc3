internal import AshlarSolver
internal import AshlarStorage

/// The boxes that the last solve has moved, which must be placed again.
///
/// After a solve it reads what has changed, and nothing else.
struct EngineMoves: ~Copyable {
  /// The state of each box, by token.
  private var marks = OwnedArray<Marks>()

  /// The boxes that have begun to wait and whose containers have not been notified, in the order in which they began.
  var moved = OwnedArray<Int32>()

  /// The position of each box among those that wait inside a view, by token.
  private var links = OwnedArray<MovedLink>()

  /// The watched boxes that may have another height, each once.
  private var watched: [Int32] = []

  // Not private: in debug builds the compiler (6.3) does not cope with a generic over what is.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// It waits for its container to place it.
    static let moved = Marks(rawValue: 1)

    /// The system must be notified when its height may change.
    static let watched = Marks(rawValue: 2)

    /// It is among those whose containers must be notified.
    static let listed = Marks(rawValue: 4)
  }
}

// MARK: - Boxes

extension EngineMoves {
  /// Makes room for the first boxes.
  mutating func reserve(_ count: Int, in slab: inout Slab) {
    marks.reserve(count, in: &slab)
    links.reserve(count, in: &slab)
  }

  static func size(of count: Int) -> Int {
    Slab.size(of: count, Marks.self) + Slab.size(of: count, MovedLink.self)
  }

  /// Adds a box that has just received its unknowns.
  mutating func add(_ token: Int32) {
    if Int(token) < marks.count {
      marks[Int(token)] = []
    } else {
      marks.append([])
      links.append(MovedLink())
    }
  }
}

// MARK: - Moving

extension EngineMoves {
  /// Reads which boxes the last solve has moved.
  mutating func read(_ solver: borrowing Solver) { solver.forEachChangedRectangle { mark($0) } }

  /// Notes that a box is to be placed again.
  mutating func mark(_ token: Int32) {
    let known = marks[Int(token)]
    if known.isEmpty {
      marks[Int(token)] = .moved
    } else {
      if known.contains(.watched) { list(token) }
      if known.contains(.moved) { return }
      marks[Int(token)].insert(.moved)
    }
    moved.append(token)
  }

  /// Notes that a box waits for its container, which has been notified.
  ///
  /// - Returns: Whether it did not wait already.
  mutating func begin(_ token: Int32) -> Bool {
    if marks[Int(token)].contains(.moved) { return false }
    marks[Int(token)].insert(.moved)
    return true
  }

  /// Notes that a box is placed now.
  mutating func end(_ token: Int) { marks[token].remove(.moved) }
}

// MARK: - Waiting inside a view

/// The position of a box among those that wait inside a view for new frames.
///
/// The view refers to the first and the last of them. These references may be outdated: a box waits in it only if its
/// link is set. A box that has left goes on waiting where it was, until its number is that of another box which
/// waits.
struct MovedLink: BitwiseCopyable {
  /// The next one, or −1.
  var next: Int32 = -1

  /// The place of the view, or −1 if the box waits in none.
  var container: Int32 = -1
}

extension EngineMoves {
  /// Whether a box waits inside the view at a place.
  private func waits(_ token: Int32, in container: Int32) -> Bool {
    token >= 0 && Int(token) < links.count && links[Int(token)].container == container
  }

  /// Appends a box, which waits in no view, to those that wait inside one.
  // Each container of a box that moves comes by: `Benchmarks repeat resize nest` shows it.
  @inline(__always)
  mutating func link(_ token: Int32, in view: View) {
    let container = view.node.index
    if waits(view.firstMovedBox, in: container) {
      link(token, after: view.lastMovedBox, in: container)
    } else {
      links[Int(token)] = MovedLink(container: container)
      view.firstMovedBox = token
    }
    view.lastMovedBox = token
  }

  /// Inserts a box, which waits in no view, behind the last one that waits inside the view at a place.
  mutating func link(_ token: Int32, after last: Int32, in container: Int32) {
    links[Int(last)].next = token
    links[Int(token)] = MovedLink(container: container)
  }

  /// Takes the list of the boxes that wait inside a view off it.
  ///
  /// - Returns: The first one, or −1. ``takeNext(after:)`` returns those after it.
  mutating func takeList(of view: View) -> Int32 {
    let first = view.firstMovedBox
    view.firstMovedBox = -1
    return waits(first, in: view.node.index) ? first : -1
  }

  /// Ends the waiting of a box on a list that has been taken off.
  ///
  /// - Returns: The next box on it, or −1.
  mutating func takeNext(after token: Int32) -> Int32 {
    let next = links[Int(token)].next
    links[Int(token)] = MovedLink()
    return next
  }

  /// Takes a box that has left out of those that wait where it was.
  ///
  /// - Parameter view: The view that is at that place now, if there is one.
  /// - Complexity: O(*n*) for *n* boxes that wait there.
  mutating func unlink(_ token: Int32, from view: View?) {
    var others: [Int32] = []
    guard let view, view.node.index == links[Int(token)].container else {
      links[Int(token)] = MovedLink()
      return
    }
    var next = takeList(of: view)
    while next >= 0 {
      if next != token { others.append(next) }
      next = takeNext(after: next)
    }
    links[Int(token)] = MovedLink()
    for other in others { link(other, in: view) }
  }

  /// The place of the view inside which a box waits, or −1.
  func container(of token: Int32) -> Int32 { links[Int(token)].container }
}

// MARK: - Watching

extension EngineMoves {
  /// Makes ``takeWatched()`` return a box whenever its height may have changed, and once in any case.
  mutating func watch(_ token: Int32) {
    if marks[Int(token)].contains(.watched) { return }
    marks[Int(token)].insert(.watched)
    list(token)
  }

  /// Whether ``takeWatched()`` returns a box.
  func isWatched(_ token: Int32) -> Bool { marks[Int(token)].contains(.watched) }

  /// Makes ``takeWatched()`` return a watched box once more.
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
