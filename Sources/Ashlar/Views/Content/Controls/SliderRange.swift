/// A value between two others. NaN changes none of them.
package struct SliderRange {
  package private(set) var value: Float = 0
  package private(set) var minimum: Float = 0
  package private(set) var maximum: Float = 1

  package init() {}

  /// The position of a value between two bounds, from 0 to 1.
  package static func share(of value: Float, from minimum: Float, to maximum: Float) -> CGFloat {
    let share = CGFloat(value - minimum) / CGFloat(maximum - minimum)
    return share.isFinite ? min(1, max(0, share)) : 0
  }

  /// Takes a value, or the bound that is nearest to it.
  package mutating func take(value: Float) {
    if !value.isNaN { self.value = min(max(value, minimum), maximum) }
  }

  /// Takes a lower bound. An upper bound or a value below it follows.
  package mutating func take(minimum: Float) {
    if minimum.isNaN { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    value = max(value, minimum)
  }

  /// Takes an upper bound. A lower bound or a value above it follows.
  package mutating func take(maximum: Float) {
    if maximum.isNaN { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    value = min(value, maximum)
  }
}
