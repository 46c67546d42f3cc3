extension ConstraintSentence {
  /// What a person calls the number of a constraint that has been made of a clause.
  func wording(of made: MadeConstraint, clause: Int) -> NumberWording {
    let attribute = made.constraint.firstAttribute
    if extentOffset != nil || centerOffset != nil { return .constant }
    let said = inset.concerns(attribute) ? inset : offset
    switch (said, target(of: clause)) {
    case (.none, .constant(.number)), (.none, .bound):
      return made.isScaled(by: multiplier) ? .nothing : .number
    case (.none, .constant(let target)): return wording(of: target, in: made.constraint)
    case (.none, _): return .nothing
    case (.number, _) where made.constraint.secondNode == nil && !made.isScaled(by: multiplier):
      return .number
    default: return wording(of: said, in: made.constraint)
    }
  }

  private func wording(of said: Displacement, in constraint: LayoutConstraint) -> NumberWording {
    switch said {
    case .none: return .nothing
    case .number, .point, .size: return .offset
    case .even(let inset):
      return constraint.fallsWith(inset).map { $0 ? .farInset : .inset } ?? .constant
    case .insets, .directional:
      return constraint.fallsWith(0).map { $0 ? .farSideInset : .sideInset } ?? .constant
    }
  }
}

extension MadeConstraint {
  /// Whether the number in the code is multiplied.
  fileprivate func isScaled(by factor: CGFloat) -> Bool { scalesBase && factor != 1 }
}

extension LayoutConstraint {
  /// Whether the constant falls while an inset grows; nil for what is no edge.
  ///
  /// In one library the edge on the left says which way is in, in another one that on the right.
  fileprivate func fallsWith(_ inset: CGFloat) -> Bool? {
    guard firstAttribute.isAtEdge else { return nil }
    if inset != 0, constantFromLeft.magnitude == inset.magnitude {
      return constantFromLeft != inset
    }
    switch firstAttribute.withoutMargins {
    case .right, .trailing, .bottom: return true
    default: return false
    }
  }
}
