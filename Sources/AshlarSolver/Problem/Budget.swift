/// How much a solve may still do: rounding voids every proof that a simplex method ends, and a proof does not say when.
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
  /// The root is rounded up to a power of two: every solve works it out, and many solves take less time than a division.
  ///
  /// - Parameter rows: How many unknowns and constraints there are.
  /// - Parameter terms: How many coefficients there are.
  init(rows: Int, terms: Int) {
    let size = rows + terms
    let root = 1 << ((Int.bitWidth - size.leadingZeroBitCount + 1) / 2)
    steps = 1_000 + 20 * rows
    visits = 100_000_000 + 20 * size * root
  }
}
