/// The known facts about the two directions in which a tight row may move at no cost.
struct DescentCheck: BitwiseCopyable {
  let slot: Int32
  var isOpenOver: Bool
  var isOpenUnder: Bool

  /// Whether one of them leads downhill.
  var isDownhill = false

  /// Whether all levels so far are at a tie on a side.
  var isOpen: Bool { isOpenOver || isOpenUnder }

  var isWorthSearching: Bool { isDownhill || isOpen }

  /// Takes note of a slope on a side.
  mutating func meet(_ slope: Int, _ side: Side) {
    if slope == 0 { return }
    if slope < 0 { isDownhill = true }
    if side == .over { isOpenOver = false } else { isOpenUnder = false }
  }
}
