extension WrittenSentences {
  /// What a person calls the number of a constraint that is made of a clause.
  func wording(of draft: ConstraintDraft, in sentence: ConstraintSentence) -> NumberWording {
    if sentence.hasMeasures { return .constant }
    let attribute = draft.distance < 0 ? draft.firstAttribute : .notAnAttribute
    let inset = sentence.inset
    let said = inset.isNone || !inset.concerns(attribute) ? sentence.offset : inset
    let isScaled = draft.scalesBase && sentence.multiplier != 1
    switch said.kind {
    case .none:
      switch target(of: Int(draft.clause), in: sentence) {
      case .constant(let target):
        return target.number == nil
          ? draft.wording(of: target, attribute) : isScaled ? .nothing : .number
      case .bound: return isScaled ? .nothing : .number
      default: return .nothing
      }
    case .number where draft.second < 0 && !isScaled: return .number
    default: return draft.wording(of: said, attribute)
    }
  }
}

extension ConstraintDraft {
  fileprivate func wording(
    of said: Displacement, _ attribute: LayoutConstraint.Attribute
  ) -> NumberWording {
    switch said.kind {
    case .none: return .nothing
    case .number, .point, .size: return .offset
    case .even:
      return falls(attribute, with: said.evenInset ?? 0).map { $0 ? .farInset : .inset }
        ?? .constant
    case .insets, .directional:
      return falls(attribute, with: 0).map { $0 ? .farSideInset : .sideInset } ?? .constant
    }
  }

  /// Whether the constant falls while an inset grows; nil for what is no edge.
  ///
  /// In one library the edge on the left says which way is in, in another one that on the right.
  private func falls(_ attribute: LayoutConstraint.Attribute, with inset: CGFloat) -> Bool? {
    guard attribute.isAtEdge else { return nil }
    if inset != 0, constant.leftToRight.magnitude == inset.magnitude {
      return constant.leftToRight != inset
    }
    switch attribute.withoutMargins {
    case .right, .trailing, .bottom: return true
    default: return false
    }
  }
}
