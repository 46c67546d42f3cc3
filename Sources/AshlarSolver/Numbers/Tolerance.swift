/// The numbers below which the solver treats a quantity as zero.
enum Tolerance {
  /// How far a constraint may be from holding, in the units of its constant, usually points.
  ///
  /// Relative to the largest of 1, the constant and the terms of the constraint. A hundredth of a
  /// device pixel at scale 3 is 0.003 points; for coordinates below 10,000 this is 30 times less,
  /// and four orders above the rounding of the sums behind them.
  static let feasibility = 1e-8

  /// How small a sum may be against the sum of its parts before it counts as zero. No unit.
  ///
  /// Rounding leaves about 1e-16 of the parts for each addition, so that this allows for chains of
  /// a hundred thousand; a true difference of ten digits does not occur in a layout.
  static let cancellation = 1e-11

  /// How small a sum is against the sum of its parts if nothing but their own rounding is left. No unit.
  ///
  /// A factor, its product and a sum round by 1e-16 of it each; this allows for three times that.
  static let rounding = 1e-15

  /// How small a rate or a factor may be against the sum of its parts and still be divided by. No unit.
  ///
  /// It decides which row becomes tight, so that it must not be what earlier exchanges left of a zero.
  static let significance = 1e-10

  /// How far a number that has been worked out in two ways may differ, relative to itself.
  ///
  /// Beyond that the working set has lost digits and is rebuilt; four more would still be right.
  static let agreement = 1e-11

  /// How far two numbers may differ that should be one, relative to it, before neither is believed.
  ///
  /// What rounding leaves of a zero is another number each time it is worked out in another way.
  static let doubt = 1e-3

  /// How far from active a tight row may be, as a share of ``feasibility``, before that is a loss.
  ///
  /// Together they are 1e-12 of the largest term: rounding and some thousands of it.
  static let lostDigits = 1e-4

  /// How far a multiplier or a slope may pass its bound. No unit, relative to the numbers compared.
  ///
  /// Multipliers are sums and products of coefficients and carry about 1e-13 of rounding.
  static let price = 1e-9

  /// How small a multiplier may be and still be worked out again, if it is larger beside the numbers that it has been
  /// made of than rounding leaves. No unit.
  static let residue = 1e-12

  /// How short a step may be and still count as movement, in units of the values.
  ///
  /// Far below anything that shows, far above the rounding of a coordinate below 1,000.
  static let step = 1e-12

  /// How small a coefficient may be against the largest of its row and still be divided by.
  ///
  /// Dividing by less would lose six of the sixteen digits of the other coefficients.
  static let pivot = 1e-6
}
