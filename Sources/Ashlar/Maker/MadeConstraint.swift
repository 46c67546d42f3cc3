/// A constraint that has been made of a clause of a sentence.
package struct MadeConstraint {
  let constraint: LayoutConstraint

  /// What is added before the offset: the number that was the target, or an inset that was.
  let base: DirectedNumber

  /// Whether the multiplier belongs to the base, because there is no second attribute, or none that a
  /// person wrote.
  let scalesBase: Bool

  package init(_ constraint: LayoutConstraint) {
    self.init(constraint, base: DirectedNumber(0))
  }

  init(_ constraint: LayoutConstraint, base: DirectedNumber, scalesBase: Bool = false) {
    self.constraint = constraint
    self.base = base
    self.scalesBase = scalesBase
  }
}
