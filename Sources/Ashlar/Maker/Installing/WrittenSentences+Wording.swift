extension WrittenSentences {
  /// The code's name for the number of a constraint that is made of a clause.
  func wording(of draft: ConstraintDraft, with target: SentenceTarget) -> NumberWording {
    let index = draft.index
    if sentences[index].hasMeasures { return .constant }
    if !sentences[index].inset.isNone {
      let inset = inset(of: index)
      if inset.concerns(draft.movedAttribute) { return draft.wording(of: inset) }
    }
    let isScaled = draft.scalesBase && sentences[index].multiplier != 1
    switch (sentences[index].offset, target) {
    case (.none, .constant(let number)): return draft.wording(of: constant(number))
    case (.none, .number), (.none, .bound): return isScaled ? .nothing : .number
    case (.none, _): return .nothing
    case (.number, _): return draft.second < 0 && !isScaled ? .number : .offset
    default: return draft.wording(of: offset(of: index))
    }
  }
}

extension ConstraintDraft {
  /// The attribute that displacements move: an extent, and none of a distance.
  fileprivate var movedAttribute: LayoutConstraint.Attribute {
    distance < 0 ? firstAttribute : .notAnAttribute
  }

  fileprivate func wording(of said: Displacement) -> NumberWording {
    switch said.kind {
    case .none: return .nothing
    case .number, .point, .size: return .offset
    case .even:
      return falls(movedAttribute, with: said.evenInset ?? 0).map { $0 ? .farInset : .inset }
        ?? .constant
    case .insets, .directional:
      return falls(movedAttribute, with: 0).map { $0 ? .farSideInset : .sideInset } ?? .constant
    }
  }

  /// Whether the constant falls while an inset grows; nil for what is no edge.
  ///
  /// In one library the edge on the left determines the inward direction, in another one that on the right.
  private func falls(_ attribute: LayoutConstraint.Attribute, with inset: CGFloat) -> Bool? {
    guard attribute.isAtEdge else { return nil }
    let constant = CGFloat(terms.constant)
    if inset != 0, constant.magnitude == inset.magnitude { return constant != inset }
    return attribute.withoutMargins.isFar
  }
}
