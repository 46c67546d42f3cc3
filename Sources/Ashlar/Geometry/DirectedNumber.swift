/// A number that may depend on the direction of reading.
struct DirectedNumber: Hashable, Sendable {
  var leftToRight: CGFloat
  var rightToLeft: CGFloat

  /// Makes a number that is the same in both directions.
  init(_ number: CGFloat) {
    leftToRight = number
    rightToLeft = number
  }

  init(_ number: (LayoutDirection) -> CGFloat) {
    leftToRight = number(.leftToRight)
    rightToLeft = number(.rightToLeft)
  }

  subscript(direction: LayoutDirection) -> CGFloat {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  var dependsOnDirection: Bool { leftToRight != rightToLeft }

  /// Whether something is true of the number in both directions.
  func isAlways(_ condition: (CGFloat) -> Bool) -> Bool {
    condition(leftToRight) && condition(rightToLeft)
  }
}
