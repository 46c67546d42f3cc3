// MARK: - Displacements

extension WrittenSentences {
  /// Moves the attributes of a sentence along their axes.
  mutating func setOffset(_ offset: Displacement, of index: Int) {
    sentences[index].offset = WrittenDisplacement(offset)
    if sentences[index].offset.isSeveral { changeParticulars(of: index) { $0.offset = offset } }
  }

  /// Moves the attributes of a sentence inwards.
  mutating func setInset(_ inset: Displacement, of index: Int) {
    sentences[index].inset = WrittenDisplacement(inset)
    if sentences[index].inset.isSeveral { changeParticulars(of: index) { $0.inset = inset } }
  }

  /// The displacement of the attributes of a sentence along their axes.
  package func offset(of index: Int) -> Displacement {
    sentences[index].offset.displacement(particulars(of: index).offset)
  }

  /// The displacement of the attributes of a sentence inwards.
  package func inset(of index: Int) -> Displacement {
    sentences[index].inset.displacement(particulars(of: index).inset)
  }

  /// The displacement of extents alone, and that of centres alone.
  package func measures(of index: Int) -> (Displacement, Displacement) {
    guard sentences[index].hasMeasures else { return (.none, .none) }
    let particulars = particulars(of: index)
    return (particulars.extentOffset, particulars.centerOffset)
  }
}

// MARK: - Constants

extension WrittenSentences {
  /// Sets the constant of a draft: its base times a factor, the offset, and the inset.
  mutating func setConstant(of draft: inout ConstraintDraft, times factor: CGFloat = 1) {
    // Nearly always one number moves it, or none.
    guard let offset = number(moving: draft.index) else {
      return setConstantApart(of: &draft, times: factor)
    }
    if sentences[draft.index].ignoresBases { return draft.move(by: offset) }
    if draft.base.dependsOnDirection { return setConstantApart(of: &draft, times: factor) }
    draft.move(by: draft.base.leftToRight * factor + offset)
  }

  /// Sets the constant of a draft to the number of points that moves all attributes of its sentence.
  ///
  /// - Returns: Whether it could: no other numbers, which targets may be as well, are to be considered.
  package mutating func moveByNumber(_ draft: inout ConstraintDraft) -> Bool {
    if sentences[draft.index].hasMeasures || sentences[draft.index].hasList { return false }
    guard let number = number(moving: draft.index) else { return false }
    draft.move(by: number)
    return true
  }

  /// The number of points that moves the attributes of a sentence; nil if there are several numbers.
  private mutating func number(moving index: Int) -> CGFloat? {
    switch (sentences[index].inset, sentences[index].offset) {
    case (.none, .none): 0
    case (.none, .number(let number)): number
    default: nil
    }
  }

  // Apart, since what is written would be copied for the calls in it: `Benchmarks life list` shows it.
  @inline(never)
  private mutating func setConstantApart(of draft: inout ConstraintDraft, times factor: CGFloat) {
    let moved: LayoutAttribute = draft.distance < 0 ? draft.firstAttribute : .notAnAttribute
    let base = sentences[draft.index].ignoresBases ? DirectedNumber(0) : draft.base
    let offset = offset(of: draft.index).amount(for: moved, .leftToRight)
    let inset = inset(of: draft.index)
    draft.terms.directedConstant = DirectedNumber { direction in
      base[direction] * factor + offset + inset.amount(for: moved, direction)
    }
  }
}
