// MARK: - Numbers

extension ConstraintSentence {
  /// The constant of a part, in points: the base times the multiplier, the offset, and the inset.
  func constant(of part: SentencePart) -> DirectedNumber {
    constant(
      of: part.constraint.firstAttribute, ignoresBases ? DirectedNumber(0) : part.base,
      times: part.scalesBase ? multiplier : 1)
  }

  func constant(
    of attribute: LayoutConstraint.Attribute, _ base: DirectedNumber, times factor: CGFloat
  ) -> DirectedNumber {
    guard isDisplaced || base.dependsOnDirection else {
      return DirectedNumber(plainConstant(of: attribute, base.leftToRight, times: factor))
    }
    let offset = shift + offset.amount(for: attribute)
    return DirectedNumber { direction in
      base[direction] * factor + offset + inset.amount(for: attribute, direction)
    }
  }

  /// The constant of an attribute while the sentence is not displaced, in points.
  @inline(__always)
  func plainConstant(
    of attribute: LayoutConstraint.Attribute, _ base: CGFloat, times factor: CGFloat
  ) -> CGFloat {
    let moved = base * factor + shift
    return isInsetEvenly ? moved + attribute.inwards(evenInset, evenInset) : moved
  }
}
