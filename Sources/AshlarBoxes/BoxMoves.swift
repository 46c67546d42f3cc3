import Ashlar

// MARK: - Reporting moves

extension BoxStorage {
  /// The number of times called code may move boxes before that counts as endless.
  private static let mostRounds = 100

  /// Notes the moves in a root, and passes them to the listener, if there is one.
  func watch(_ root: View) {
    if listener == nil { return root.listMoves(nil) }
    root.listMoves { [weak self] root in self?.report(root) }
  }

  /// Reports what the last layout of a root has moved.
  func tell(_ root: View, _ moved: (Box, CGRect) -> Void) {
    if listenerDepth > 0 { return }
    if listener == nil { return report(root.takeMoves(), moved) }
    var told: [(Box, CGRect)] = []
    swap(&told, &toldMoves)
    for (box, frame) in told where self.frame(of: box) == frame { moved(box, frame) }
  }

  /// Passes the moves in a root to the listener, and those that follow from that.
  private func report(_ root: View) {
    guard let listener else { return }
    var told: [(Box, CGRect)] = []
    listenerDepth += 1
    var rounds = 0
    while rounds < Self.mostRounds {
      let moves = root.takeMoves()
      if moves.isEmpty { break }
      rounds += 1
      report(moves) { box, frame in
        told.append((box, frame))
        listener(box, frame)
      }
    }
    listenerDepth -= 1
    toldMoves = told
    if rounds < Self.mostRounds { return }
    let reason = LayoutFault.Reason.endlessLayout(view: root.reportName, passes: rounds)
    root.report(LayoutFault(reason: reason, location: nil))
  }

  /// Reports moves. A box that has another frame by then, because of what has been called, is reported with that frame
  /// later.
  private func report(_ moves: borrowing SortedMoves, _ moved: (Box, CGRect) -> Void) {
    if moves.isEmpty { return }
    boxes.reportDepth += 1
    defer { boxes.reportDepth -= 1 }
    reportCount += 1
    let count = reportCount
    let onlySolvesLayOut = listener == nil && settings.scheduler == nil
    moves.read { place, frame in
      guard let generation = boxes.generation(at: place) else { return }
      let mayHaveMoved = !onlySolvesLayOut || reportCount != count
      if mayHaveMoved, boxes.frame(at: place) != frame { return }
      moved(Box(layout: token, place: place, generation: generation), frame)
    }
  }
}
