// MARK: - Words

// Inside the closure, it changes the sentence in place. Afterwards its constraints follow.
extension LayoutMaker {
  /// Gives a native sentence its relation. A second one is a ``LayoutFault``, and the first one remains.
  func relateOnce(_ index: Int, _ relation: LayoutConstraint.Relation, _ target: GivenTarget) {
    if isFinished, index >= installedCount { return }
    if text.sentences[index].isImplied, !isFinished { return text.relate(index, relation, target) }
    guard let item else { return }
    let attribute = attributeNames(of: index)
    report(
      .secondRelation(of: item.reportName, attribute: attribute),
      at: location(of: index))
  }

  /// Moves every attribute along its axis.
  func setOffset(_ offset: Displacement, of index: Int) {
    changeText(index, .constant) { $0.setOffset(offset, of: index) }
  }

  /// Moves every attribute along its axis by a number of points.
  @usableFromInline
  func setOffset(_ offset: CGFloat, of index: Int) {
    if isFinished { return setOffset(.number(offset), of: index) }
    text.sentences[index].offset = .number(offset)
  }

  /// Moves every attribute inwards.
  func setInset(_ inset: Displacement, of index: Int) {
    changeText(index, .constant) { $0.setInset(inset, of: index) }
  }

  /// Moves every attribute by an offset and an inset, and by nothing else: numbers that are targets do not count.
  func setNumbers(_ offset: Displacement, _ inset: Displacement, of index: Int) {
    changeText(index, .constant) { text in
      text.sentences[index].ignoresBases = true
      text.setOffset(offset, of: index)
      text.setInset(inset, of: index)
    }
  }

  /// Multiplies the target.
  @usableFromInline
  func scale(_ index: Int, by factor: CGFloat) {
    change(index, .multiplier) { ($0.multiplier, $0.isScaled) = (factor, true) }
  }

  @usableFromInline
  func setPriority(_ priority: LayoutPriority, of index: Int) {
    change(index, .priority) { $0.priority = priority }
  }

  /// Names the constraints of a sentence.
  func setLabel(_ label: String, of index: Int) {
    sayLabel(label, of: index)
    let constraints = constraints(of: index)
    for (number, constraint) in constraints.enumerated() {
      constraint.identifier = NativeRules.label(label, number, of: constraints.count)
    }
  }
}

// MARK: - Changes

extension LayoutMaker {
  /// Changes a sentence, and none of its constraints.
  package func say(_ index: Int, _ body: (inout ConstraintSentence) -> Void) {
    body(&text.sentences[index])
  }

  /// Names a sentence, and nothing that has been made of it.
  package func sayLabel(_ label: String, of index: Int) {
    text.changeParticulars(of: index) { $0.label = label }
  }

  /// Names a sentence and what has been made of it, by its rules.
  package func relabel(_ index: Int, _ label: String) {
    sayLabel(label, of: index)
    let sentence = text.sentences[index]
    for (clause, place) in sentence.drafts.enumerated() {
      text.constraint(at: place)?.identifier = rules.label(label, of: clause, in: sentence)
    }
  }

  /// Moves the attributes of a sentence along their axes, and nothing that has been made of it.
  package func sayOffset(_ moved: Displacement, of index: Int) { text.setOffset(moved, of: index) }

  /// Moves the attributes of a sentence by a number of points alone, and nothing that has been made of it.
  ///
  /// - Returns: Whether something has been made of it.
  @discardableResult
  package func sayNumber(_ number: CGFloat, of index: Int) -> Bool {
    text.sentences[index].move(by: number)
    return text.sentences[index].isMade
  }

  /// Moves the attributes of a sentence inwards, and nothing that has been made of it.
  package func sayInset(_ inset: Displacement, of index: Int) { text.setInset(inset, of: index) }

  /// Moves extents alone, or centres alone.
  package func sayMeasure(_ offset: Displacement, of index: Int) {
    let isFirst = !text.sentences[index].hasMeasures
    text.sentences[index].hasMeasures = true
    text.changeParticulars(of: index) {
      if isFirst { ($0.extentOffset, $0.centerOffset) = (.none, .none) }
      if offset.kind == .size { $0.extentOffset = offset } else { $0.centerOffset = offset }
    }
  }
}

extension LayoutMaker {
  /// Changes a property of a sentence. After the closure, its constraints change in that property alone.
  ///
  /// If they cannot, the sentence stays as it was. An invalid constraint of the closure is a fault when it is
  /// activated.
  func change(
    _ index: Int, _ statements: ConstraintSentence.Statements,
    _ body: (inout ConstraintSentence) -> Void
  ) { changeText(index, statements) { body(&$0.sentences[index]) } }

  /// The same with what stands beside the sentence.
  private func changeText(
    _ index: Int, _ statements: ConstraintSentence.Statements,
    _ body: (inout WrittenSentences) -> Void
  ) {
    if !isFinished { return body(&text) }
    let old = text.sentences[index]
    let isSeveral = old.offset.isSeveral || old.inset.isSeveral
    let several = isSeveral ? (text.offset(of: index), text.inset(of: index)) : nil
    body(&text)
    if apply(statements, of: index) { return }
    text.sentences[index].takeNumbers(of: old)
    guard let (offset, inset) = several else { return }
    text.setOffset(offset, of: index)
    text.setInset(inset, of: index)
  }

  /// Updates some properties of a sentence's constraints from the sentence.
  ///
  /// - Returns: Whether all of them could. An invalid number is a ``LayoutFault``, and leaves a constraint as it was.
  private func apply(_ statements: ConstraintSentence.Statements, of index: Int) -> Bool {
    var held = node.map { HeldSchedulers(of: $0) } ?? HeldSchedulers()
    var isDone = true
    for place in text.sentences[index].drafts {
      guard let constraint = text.constraint(at: place) else { continue }
      if !apply(statements, to: constraint, text.drafts[place]) { isDone = false }
    }
    held.letGo()
    return isDone
  }

  /// Updates some properties of a constraint from the sentence, and leaves the others alone.
  ///
  /// - Returns: Whether it could.
  private func apply(
    _ statements: ConstraintSentence.Statements, to constraint: LayoutConstraint,
    _ draft: ConstraintDraft
  ) -> Bool {
    let sentence = text.sentences[draft.index]
    let factor = draft.scalesBase ? 1 : sentence.multiplier
    var isConstantTaken = true
    let numbers: ConstraintSentence.Statements =
      draft.scalesBase ? [.constant, .multiplier] : .constant
    if !statements.isDisjoint(with: numbers) {
      var said = draft
      text.setConstant(of: &said, times: draft.scalesBase ? sentence.multiplier : 1)
      let target = text.target(of: Int(draft.clause), in: draft.index)
      isConstantTaken = constraint.setConstant(
        said.terms.directedConstant, as: text.wording(of: said, with: target), in: constraint.tree)
    }
    if statements.contains(.multiplier) { constraint.multiplier = factor }
    if statements.contains(.priority) { constraint.priority = sentence.priority }
    return isConstantTaken
      && (!statements.contains(.multiplier) || constraint.multiplier == factor)
      && (!statements.contains(.priority) || constraint.priority == sentence.priority)
  }
}
