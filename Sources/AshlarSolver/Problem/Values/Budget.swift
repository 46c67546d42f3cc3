/// The remaining work of a solve: rounding voids every proof that a simplex method ends, and a proof gives no bound.
struct Budget {
  /// How many exchanges, or attempts at one.
  var steps = 0

  /// How many coefficients and entries of lists may be looked at.
  var visits = 0

  var isLeft: Bool { steps > 0 && visits > 0 }
}

extension Budget {
  /// The budget of a solve.
  ///
  /// A visit takes some nanoseconds, so that the first number is about a second. The second one grows like the number
  /// of what there is, to the power of 3/2; what people write takes far less.
  ///
  /// - Parameter rows: How many unknowns and constraints there are.
  /// - Parameter terms: How many coefficients there are.
  init(rows: Int, terms: Int) {
    let size = rows + terms
    steps = 1_000 + 20 * rows
    visits = 100_000_000 + 30 * size * Self.root(of: size)
  }

  /// The square root, rounded down, by the method of Newton from a power of two above it.
  private static func root(of size: Int) -> Int {
    var root = 1 << ((Int.bitWidth - size.leadingZeroBitCount + 1) / 2)
    while root * root > size { root = (root + size / root) / 2 }
    return root
  }
}
