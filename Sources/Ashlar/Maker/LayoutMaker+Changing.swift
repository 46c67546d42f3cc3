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
  @usableFromInline
  package func setOffset(_ offset: Displacement, of index: Int) {
    if isFinished { return change(index, .constant) { $0.offset = offset } }
    text.sentences[index].offset = offset
  }

  /// Moves every attribute inwards.
  @usableFromInline
  func setInset(_ inset: Displacement, of index: Int) {
    if isFinished { return change(index, .constant) { $0.inset = inset } }
    text.sentences[index].inset = inset
  }

  /// Multiplies the target.
  @usableFromInline
  func scale(_ index: Int, by factor: CGFloat) {
    change(index, .multiplier) { sentence in
      sentence.multiplier = factor
      sentence.isScaled = true
    }
  }

  @usableFromInline
  func setPriority(_ priority: LayoutPriority, of index: Int) {
    if isFinished { return change(index, .priority) { $0.priority = priority } }
    text.sentences[index].priority = priority
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
    _ index: Int, _ statements: ConstraintSentence.Statements = [],
    _ body: (inout ConstraintSentence) -> Void
  ) {
    guard isFinished else { return body(&text.sentences[index]) }
    var changed = text.sentences[index]
    body(&changed)
    if statements.isEmpty || apply(statements, of: changed, index) {
      text.sentences[index] = changed
    }
  }

  /// Updates some properties of a sentence's constraints from the sentence.
  ///
  /// - Returns: Whether all of them could. An invalid number is a ``LayoutFault``, and leaves a constraint as it was.
  private func apply(
    _ statements: ConstraintSentence.Statements, of sentence: ConstraintSentence, _ index: Int
  ) -> Bool {
    var held = node.map { HeldSchedulers(of: $0) } ?? HeldSchedulers()
    var isDone = true
    for place in sentence.drafts {
      guard let constraint = text.constraint(at: place) else { continue }
      if !apply(statements, of: sentence, to: constraint, text.drafts[place]) { isDone = false }
    }
    held.letGo()
    return isDone
  }

  /// Updates some properties of a constraint from the sentence, and leaves the others alone.
  ///
  /// - Returns: Whether it could.
  private func apply(
    _ statements: ConstraintSentence.Statements, of sentence: ConstraintSentence,
    to constraint: LayoutConstraint, _ draft: ConstraintDraft
  ) -> Bool {
    let factor = draft.scalesBase ? 1 : sentence.multiplier
    let tree = constraint.tree
    let number = sentence.constant(
      of: constraint.terms(in: tree).firstAttribute, draft.base,
      times: draft.scalesBase ? sentence.multiplier : 1)
    let isRescaled = draft.scalesBase && statements.contains(.multiplier)
    let statements = isRescaled ? statements.union(.constant) : statements
    var isConstantTaken = true
    if statements.contains(.constant) {
      var said = draft
      said.terms.directedConstant = number
      let target = text.target(of: Int(draft.clause), in: sentence)
      isConstantTaken = constraint.setConstant(
        number, as: text.wording(of: said, with: target, in: sentence), in: tree)
    }
    if statements.contains(.multiplier) { constraint.multiplier = factor }
    if statements.contains(.priority) { constraint.priority = sentence.priority }
    return isConstantTaken
      && (!statements.contains(.multiplier) || constraint.multiplier == factor)
      && (!statements.contains(.priority) || constraint.priority == sentence.priority)
  }
}
