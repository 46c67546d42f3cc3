internal import AshlarStorage

/// The frames of a tree that have changed since the last report, and who receives them.
///
/// Views note here that they are about to get other frames. So a report costs what has moved, and not what there is.
final class FrameWatch {
  private let receiver: Receiver

  /// Who receives the moves.
  enum Receiver {
    /// A closure, view by view, at the end of each layout.
    case views((View, CGRect) -> Void)

    /// A list, which ``takeMoves(in:under:)`` empties; the closure is called with the root at the end of each layout.
    case list(((View) -> Void)?)
  }

  /// The views added since the last report, and those that were given other frames.
  private let guardedNotes = Guarded(OwnedArray<NotedFrame>())

  /// The views that layouts have moved since then.
  private let guardedMoves = Guarded(FrameMoves())

  /// The order of the views of the tree, for ``takeMoves(in:under:)``.
  private var ranks = ViewRanks()

  /// The views of the last report, in the order of the tree.
  private(set) var reported: [BoxNode] = []
  private var isReporting = false

  /// The number of times called code may move views before that counts as endless.
  private static let mostRounds = 100

  init(_ receiver: Receiver) { self.receiver = receiver }

  private var noted: OwnedArray<NotedFrame> {
    _read { yield guardedNotes.value }
    _modify { yield &guardedNotes.value }
  }

  private var moves: FrameMoves {
    _read { yield guardedMoves.value }
    _modify { yield &guardedMoves.value }
  }

  private var hasMoves: Bool { !noted.isEmpty || !moves.isEmpty }

  /// Whether the next report differs from the last one.
  var hasNews: Bool { hasMoves || !reported.isEmpty }

  /// Whether the moves are taken as a list.
  var isList: Bool {
    if case .list = receiver { return true }
    return false
  }
}

/// The state of a tree's watch in a view.
struct WatchedFrame {
  var mark = Mark.unwatched

  /// The last ``FrameMoves/round`` in which the view has been listed.
  var round: UInt32 = 0

  /// The number of the view in ``FrameMove``s.
  var number: Int32 = -1

  /// The place among its siblings, counted from the back, if the superview has ranked as many subviews.
  var siblingRank: Int32 = 0

  /// The number of subviews, from the back, that have their ranks: the others get them when a ``TreeOrder`` asks.
  var rankedCount: Int32 = 0

  /// The index of the view among the entries of a ``TreeOrder``, if it has one, or its number among ``ViewRanks``.
  var orderPlace: Int32 = -1

  enum Mark: UInt8 {
    /// The watch has not noted the view.
    case unwatched

    /// The frame is the one that was reported.
    case reported

    /// The watch has noted that the view is new or has moved.
    case noted

    /// The watch is about to report the frame as it is at that time.
    case due
  }
}

/// A view that is new or has moved.
private struct NotedFrame {
  let node: BoxNode

  /// The frame that was reported last; it counts for nothing if the view has come.
  let known: CGRect
  let hasCome: Bool
}

// MARK: - Noting

extension FrameWatch {
  /// Notes a view that has come into the tree, and all views inside it.
  func welcome(_ view: View, in tree: LayoutTree) {
    if !view.hasParts { return take(view, in: tree) }
    for view in view.subtree { take(view, in: tree) }
  }

  private func take(_ view: View, in tree: LayoutTree) {
    if view.cachedTree == nil { view.cachedTree = tree }
    view.watched.mark = .noted
    view.watched.round = 0
    noted.append(NotedFrame(node: view.node, known: .zero, hasCome: true))
  }

  /// Notes a view of a tree that is about to get another frame.
  func note(_ view: View, to frame: CGRect, in tree: LayoutTree) {
    if view.node.index >= 0, view.node.isDirectly(in: tree) {
      return moves.note(view, at: view.node.index, frame, isRanked: ranks.areKnown(in: tree))
    }
    view.watched.mark = .noted
    noted.append(NotedFrame(node: view.node, known: view.storedFrame, hasCome: false))
  }
}

extension FrameWatch {
  /// Hands over the list of moves to a layout, which adds those that it makes and gives it back.
  func lendMoves(in tree: LayoutTree) -> FrameMoves {
    moves.lend(areRanked: ranks.areKnown(in: tree))
  }

  /// Takes the list of moves back.
  func takeBack(_ lent: inout FrameMoves) { moves.takeBack(&lent) }

  /// Notes the views that layouts have moved by themselves, before their places change.
  func keepMoves(in tree: LayoutTree) {
    if moves.isEmpty { return }
    let placed = moves.takeAll()
    for index in placed.indices {
      let move = placed[index]
      _ = tree.tables.withView(at: move.place) { view in
        guard view.watched.mark == .reported else { return }
        view.watched.mark = .noted
        noted.append(NotedFrame(node: view.node, known: move.known, hasCome: false))
      }
    }
  }

  /// Notes that views have left the tree, of which some may be noted.
  func noteDeparture() { moves.noteChange() }
}

// MARK: - Reporting

extension FrameWatch {
  /// Reports the frames that have changed, and those that change because of that.
  func report(in tree: LayoutTree, under root: View) {
    if isReporting { return }
    isReporting = true
    switch receiver {
    case .views(let handler): report(in: tree, to: handler)
    case .list(let tell): tell?(root)
    }
    isReporting = false
  }

  private func report(in tree: LayoutTree, to handler: (View, CGRect) -> Void) {
    reported = []
    var rounds = 0
    while hasMoves, rounds < Self.mostRounds {
      for node in takeMoved(in: tree) { report(node, in: tree, handler) }
      rounds += 1
    }
    let view = firstMoved(in: tree)
    view?.report(.endlessLayout(view: view?.reportName ?? "", passes: rounds), at: nil)
  }

  /// The first view that is noted.
  private func firstMoved(in tree: LayoutTree) -> View? {
    if !noted.isEmpty { return noted[0].node.view }
    return moves.first.flatMap { tree.node(at: $0.place)?.view }
  }

  /// Reports the present frame of a view, unless what has been called has taken the view out of the tree.
  private func report(
    _ node: BoxNode, in tree: LayoutTree, _ handler: (View, CGRect) -> Void
  ) {
    guard let view = node.view, view.watched.mark == .due, view.isIn(tree) else { return }
    view.watched.mark = .reported
    reported.append(node)
    handler(view, view.frame)
  }

  /// Removes and returns the views that have moved, in the order of the tree.
  ///
  /// No code of a program runs meanwhile, so that nothing goes, and no view is counted.
  private func takeMoved(in tree: LayoutTree) -> [BoxNode] {
    var order = TreeOrder()
    takeNoted(in: tree) { view in
      // The root of a tree may be about to go, while its class lays it out in its `deinit`.
      guard view.node.hasContainer || !view.isBeingFreed else { return }
      view.watched.mark = .due
      order.add(view)
    }
    return order.nodes()
  }

  /// Takes the notes of views, and finds those that are in the tree and whose frames are not the reported ones. A view that
  /// has its old frame again has not moved.
  private func takeNoted(in tree: LayoutTree, _ take: (View) -> Void) {
    takeNotedViews(in: tree, take)
    if moves.isEmpty { return }
    let round = moves.round
    let placed = moves.takeAll()
    for index in placed.indices {
      let move = placed[index]
      _ = tree.tables.withView(at: move.place) { view in
        guard view.watched.mark == .reported, view.watched.round == round,
          view.watched.number == move.number,
          view.isIn(tree), !view.storedFrame.isSame(as: move.known)
        else { return }
        view.watched.round = 0
        take(view)
      }
    }
  }

  private func takeNotedViews(in tree: LayoutTree, _ take: (View) -> Void) {
    if noted.isEmpty { return }
    var taken = OwnedArray<NotedFrame>()
    swap(&taken, &noted)
    for place in taken.indices {
      _ = taken[place].node.viewReference.read { view in
        guard view.watched.mark == .noted, view.isIn(tree) else { return }
        view.watched.mark = .reported
        if taken[place].hasCome || taken[place].known != view.storedFrame { take(view) }
      }
    }
  }
}

// MARK: - A list of moves

extension FrameWatch {
  /// Removes and returns the moves since the last call, in the order of the tree.
  ///
  /// - Complexity: O(*n*) for *n* moves that come in that order or are many of the tree, else O(*n* log *n*).
  func takeMoves(in tree: LayoutTree, under root: View) -> SortedMoves {
    if !hasMoves || noted.isEmpty && moves.areFinal(ranks.areKnown(in: tree)) {
      return moves.takeSorted(amongViews: ranks.count)
    }
    var found = FrameMoves()
    found.reserve(noted.count + moves.count)
    if ranks.makeKnown(in: tree, for: noted.count + moves.count, under: root) {
      takeNoted(in: tree) { found.append($0) }
    } else {
      for node in takeMoved(in: tree) {
        _ = node.viewReference.read { view in
          view.watched.mark = .reported
          found.appendInOrder(view)
        }
      }
    }
    return found.takeSorted(amongViews: ranks.count)
  }
}
