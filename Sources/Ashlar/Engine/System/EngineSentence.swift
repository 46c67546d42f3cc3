internal import AshlarSolver
internal import AshlarStorage

/// The terms of one constraint during its composition.
struct EngineSentence: ~Copyable {
  var terms = OwnedArray<Coefficient>()

  /// The constant on the left beside the terms, in points.
  var constant = 0.0

  /// The tokens of the views on whose scrolling the constant depends.
  var scrollers: [Int32] = []

  mutating func begin() {
    terms.removeAll()
    constant = 0
    if !scrollers.isEmpty { scrollers = [] }
  }

  /// Adds a multiple of a side of the box with a token.
  mutating func add(_ coefficient: Double, _ side: RectangleSide, of token: Int32) {
    if coefficient != 0 { append(coefficient, side, of: token) }
  }

  /// The same for a coefficient that is not zero.
  // Each term comes by: `Benchmarks life list` shows it.
  @inline(__always)
  mutating func append(_ coefficient: Double, _ side: RectangleSide, of token: Int32) {
    terms.append(Coefficient(coefficient, side.number(in: token)))
  }
}

extension LayoutAxis {
  /// The side at which a box begins along the axis.
  var cornerSide: RectangleSide { self == .horizontal ? .left : .top }

  /// The extent of a box along the axis.
  var extentSide: RectangleSide { self == .horizontal ? .width : .height }
}
