import Ashlar

/// The axes along which a cell determines its own length.
struct GuessedAxes: Equatable {
  var horizontal = false
  var vertical = false

  var isEmpty: Bool { !horizontal && !vertical }

  /// The axes without one along which the layout has the last word.
  func without(_ axis: FlowAxis) -> GuessedAxes {
    axis.isVertical
      ? GuessedAxes(horizontal: horizontal, vertical: false)
      : GuessedAxes(horizontal: false, vertical: vertical)
  }
}
