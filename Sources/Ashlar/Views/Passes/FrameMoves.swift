internal import AshlarStorage

/// A view that is new or has moved.
struct FrameMove {
  /// The number of the view; see ``View/moveNumber``.
  let number: Int32

  /// The place in the tables of the tree, or −1, and that in the order of the tree.
  let place: Int32
  let rank: Int32

  /// The frame that was reported last.
  let known: CGRect

  /// The frame in points, in the coordinate space of the superview.
  let frame: CGRect
}

/// The views that layouts have moved since the last report.
///
/// A view is listed once in a round. If nothing but one move has happened to any of them, the list is the report, and no view
/// has to be looked at again.
struct FrameMoves: ~Copyable {
  private var all = OwnedArray<FrameMove>()

  /// The number of the report that comes next.
  private(set) var round: UInt32

  /// Whether a view may have moved again, or left, since it was listed.
  private var haveChanged = false

  /// Whether the ranks are those of ``ViewRanks``, and whether they ascend.
  private var areRanked: Bool
  private var isSorted = true
  private var lastRank: Int32 = -1

  init(round: UInt32 = 1, areRanked: Bool = true) {
    self.round = round
    self.areRanked = areRanked
  }

  /// Makes room for a number of moves more.
  mutating func reserve(_ count: Int) { all.reserve(all.count + count) }
}

extension FrameMoves {
  var isEmpty: Bool { all.isEmpty }
  var count: Int { all.count }
  var first: FrameMove? { all.isEmpty ? nil : all[0] }

  /// Whether the list is what has to be reported.
  func areFinal(_ areRanksKnown: Bool) -> Bool {
    !haveChanged && (all.count < 2 || areRanked && areRanksKnown)
  }
}

// MARK: - Listing

extension FrameMoves {
  /// Lists a view that has been reported and is about to get another frame, unless it is listed.
  mutating func note(_ view: View, at place: Int32, _ frame: CGRect) {
    if view.watched.round == round {
      haveChanged = true
      return
    }
    view.watched.round = round
    append(
      FrameMove(
        number: view.watched.number, place: place, rank: view.watched.orderPlace,
        known: view.storedFrame,
        frame: frame))
  }

  /// The same for one with or without a rank.
  mutating func note(_ view: View, at place: Int32, _ frame: CGRect, isRanked: Bool) {
    if !isRanked { areRanked = false }
    note(view, at: place, frame)
  }

  /// Lists a view with its present frame.
  mutating func append(_ view: View) { append(FrameMove(view, view.watched.orderPlace)) }

  /// The same for one that comes after all others.
  mutating func appendInOrder(_ view: View) { append(FrameMove(view, lastRank + 1)) }

  private mutating func append(_ move: FrameMove) {
    if move.rank < lastRank { isSorted = false }
    lastRank = move.rank
    all.append(move)
  }

  /// Removes and returns the list, to which a layout adds what it moves.
  mutating func lend(areRanked: Bool) -> FrameMoves {
    var lent = FrameMoves(round: round)
    swap(&lent, &self)
    if !areRanked { lent.areRanked = false }
    return lent
  }

  /// Takes back the list, which has been lent, and adds what has been listed meanwhile.
  mutating func takeBack(_ lent: inout FrameMoves) {
    swap(&lent, &self)
    if lent.haveChanged { haveChanged = true }
    if !lent.areRanked { areRanked = false }
    for index in lent.all.indices { append(lent.all[index]) }
    lent.all.removeAll()
  }

  /// Notes that a view may have moved again, or left.
  mutating func noteChange() { haveChanged = true }
}

extension FrameMove {
  fileprivate init(_ view: View, _ rank: Int32) {
    self.init(
      number: view.watched.number, place: -1, rank: rank, known: view.storedFrame,
      frame: view.storedFrame)
  }
}

// MARK: - Taking

extension FrameMoves {
  /// Removes and returns the list as it is, and begins the next round.
  mutating func takeAll() -> OwnedArray<FrameMove> {
    var taken = OwnedArray<FrameMove>()
    swap(&taken, &all)
    round &+= 1
    if round == 0 { round = 1 }
    (haveChanged, areRanked, isSorted, lastRank) = (false, true, true, -1)
    return taken
  }

  /// The same in the order of the tree, which has a number of views.
  mutating func takeSorted(amongViews count: Int) -> SortedMoves {
    let wasSorted = isSorted
    return SortedMoves(takeAll(), isSorted: wasSorted, amongViews: count)
  }
}

/// The moves of a tree in its order.
package struct SortedMoves: ~Copyable {
  private let moves: OwnedArray<FrameMove>

  /// The places of the moves, in order; empty if they are in order themselves.
  private var order = OwnedArray<Int32>()

  /// Sorts moves by their ranks, which are different and less than the number of the views.
  fileprivate init(
    _ moves: consuming OwnedArray<FrameMove>, isSorted: Bool, amongViews count: Int
  ) {
    self.moves = moves
    if isSorted { return }
    if self.moves.count > count / 8 { orderByRank() } else { orderFew() }
  }

  /// No moves.
  package init() { moves = OwnedArray() }

  package var isEmpty: Bool { moves.isEmpty }

  /// Passes the numbers and frames to a closure, in order.
  package func read(_ body: (_ number: Int32, _ frame: CGRect) -> Void) {
    for index in moves.indices {
      let place = order.isEmpty ? index : Int(order[index])
      body(moves[place].number, moves[place].frame)
    }
  }

  private mutating func orderByRank() {
    var (first, last) = (Int32.max, Int32(0))
    for index in moves.indices {
      first = min(first, moves[index].rank)
      last = max(last, moves[index].rank)
    }
    var places = OwnedArray<Int32>()
    places.reserve(Int(last - first) + 1)
    places.extend(to: Int(last - first) + 1, with: -1)
    for index in moves.indices {
      places[Int(moves[index].rank - first)] = Int32(truncatingIfNeeded: index)
    }
    order.reserve(moves.count)
    for place in places.indices where places[place] >= 0 { order.append(places[place]) }
  }

  private mutating func orderFew() {
    let ranks = moves.indices.map { moves[$0].rank }
    for index in moves.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      order.append(Int32(truncatingIfNeeded: index))
    }
  }
}
