import Ashlar

/// The searched values of a range: both ends, and values in between at a step.
struct RangePlaces {
  let range: ClosedRange<CGFloat>
  let step: CGFloat

  /// How many there are.
  let count: Int

  /// A range of more values is refused: a number of steps is to be exact.
  private static let most: CGFloat = 1e9

  /// Nil for a range without an end, or with too many values.
  init?(_ range: ClosedRange<CGFloat>, step: CGFloat) {
    let steps = (range.upperBound - range.lowerBound) / step
    guard range.lowerBound.isFinite, steps <= Self.most else { return nil }
    self.range = range
    self.step = step
    count = Int((steps - Self.tolerance).rounded(.up)) + 1
  }

  /// The rounding error of a step. No unit.
  private static let tolerance: CGFloat = 1e-6

  var last: Int { count - 1 }

  func value(at place: Int) -> CGFloat {
    place == last ? range.upperBound : range.lowerBound + CGFloat(place) * step
  }

  /// The last place that is not beyond a value; negative if none is.
  func place(upTo value: CGFloat) -> Int {
    if value >= range.upperBound { return last }
    if value < range.lowerBound { return -1 }
    let steps = (value - range.lowerBound) / step
    return min(last - 1, Int((steps + Self.tolerance).rounded(.down)))
  }
}
