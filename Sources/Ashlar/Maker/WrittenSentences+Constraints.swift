// Drafts become constraints here, and nowhere else.

extension WrittenSentences {
  /// Makes the constraints of drafts, in order, and activates those that are to be active. No other code runs meanwhile.
  ///
  /// Nearly all of them become records at once, without an object.
  ///
  /// - Returns: Why one of them cannot be active, and its place among the drafts. What comes after it is left.
  mutating func makeConstraints(
    of places: Range<Int>, by rules: any SentenceRules.Type, for item: LayoutBox,
    isActivating: Bool, _ held: inout HeldSchedulers
  ) -> (place: Int, error: LayoutConstraintError)? {
    var place = places.lowerBound
    while place < places.upperBound {
      if isActivating, let host = item.node.host?.view {
        place = makeRecords(from: place, to: places.upperBound, rules, item.node, host.tree, &held)
        if place == places.upperBound { return nil }
      }
      let draft = drafts[place]
      if !draft.isNothing {
        let constraint = makeConstraint(draft, by: rules, for: item)
        setConstraint(constraint, at: place)
        if isActivating, draft.isActive, let error = constraint.tryToActivate(&held) {
          return (place, error)
        }
      }
      place += 1
    }
    return nil
  }

  /// Makes the constraint of a draft, which is not active yet.
  func makeConstraint(
    _ draft: ConstraintDraft, by rules: any SentenceRules.Type, for item: LayoutBox
  ) -> LayoutConstraint {
    let sentence = sentences[Int(draft.sentence)]
    let constraint = LayoutConstraint.blank(of: rules.objectMaker)
    constraint.ownTerms = draft.terms(line: sentence.line)
    constraint.fileID = location(of: sentence).fileID
    compare(constraint, draft, item.node)
    if let label = label(of: sentence) {
      constraint.identifier = rules.label(label, of: Int(draft.clause), in: sentence)
    }
    return constraint
  }

  /// Gives a new constraint the items of a draft, or its distance.
  private func compare(_ constraint: LayoutConstraint, _ draft: ConstraintDraft, _ item: BoxNode) {
    if draft.distance >= 0 {
      constraint.ownTerms.firstAttribute = .notAnAttribute
      let extent = LayoutDimension(item, draft.firstAttribute)
      return constraint.compare(AnchorDistances(extent, distance(draft.distance)))
    }
    constraint.firstNode = item
    if draft.second < 0 { return }
    let second = node(draft.second)
    if !second.isAlive { return constraint.compare(withGone: second, draft.secondAttribute) }
    constraint.secondNode = second
  }
}

// MARK: - Records

extension WrittenSentences {
  /// Makes records of drafts up to the first one that is not plain.
  ///
  /// - Returns: The place of that one.
  private mutating func makeRecords(
    from start: Int, to end: Int, _ rules: any SentenceRules.Type, _ node: BoxNode,
    _ tree: LayoutTree, _ held: inout HeldSchedulers
  ) -> Int {
    var sample = ConstraintRecord(
      terms: .nothing, first: tree.place(of: node), second: -1, holder: -1)
    sample.file = tree.number(ofFile: fileID)
    if let maker = rules.objectMaker { sample.maker = tree.number(of: maker) }
    records.removeAll(keepingCapacity: true)
    var place = start
    while place < end, let record = record(of: drafts[place], like: sample, tree) {
      records.append(record)
      place += 1
    }
    if place == start { return start }
    held.hold(tree)
    if self.tree !== tree { settle() }
    self.tree = tree
    while recordPlaces.count < start { recordPlaces.append(-1) }
    tree.activate(records, &recordPlaces)
    return place
  }

  /// The record of a draft that makes sense and is active; nil for any other, and for what a quick look does not tell.
  private func record(
    of draft: ConstraintDraft, like sample: ConstraintRecord, _ tree: LayoutTree
  ) -> ConstraintRecord? {
    let sentence = Int(draft.sentence)
    guard draft.isActive, draft.distance < 0, draft.isPlainlyLegal,
      sentences[sentence].particulars < 0
    else { return nil }
    var record = sample
    if draft.second >= 0 {
      let node = node(draft.second)
      if node.index < 0 || node.tree?.current !== tree {
        guard node.isAlive, node.host?.view?.tree === tree else { return nil }
      }
      record.second = tree.place(of: node)
    }
    record.terms = draft.terms(line: sentences[sentence].line)
    return record
  }

  /// Knows constraints by their objects that have been known by their places.
  mutating func settle() {
    guard let tree = tree?.current else { return }
    for (place, index) in recordPlaces.enumerated() where index >= 0 {
      setObject(tree.object(of: index), at: place)
    }
    recordPlaces.removeAll(keepingCapacity: true)
    self.tree = nil
  }
}

extension ConstraintDraft {
  /// Whether a quick look finds that it makes sense.
  fileprivate var isPlainlyLegal: Bool {
    multiplier == 1 && constant.isAlways { $0.magnitude <= 1e12 } && priority.isLegal
      && LayoutAttribute.arePlainPartners(firstAttribute, secondAttribute, second >= 0)
  }

  /// What the constraint says.
  fileprivate func terms(line: UInt32) -> ConstraintTerms {
    var terms = ConstraintTerms(
      firstAttribute, relation, secondAttribute, times: Double(multiplier),
      plus: Double(constant.leftToRight), line: line)
    terms.constantFromRight = Double(constant.rightToLeft)
    terms.priority = priority
    terms.marks.wording = wording
    if isOfMaker { terms.marks.insert(.isOfMaker) }
    if clause > 0 { terms.marks.insert(.continuesSentence) }
    return terms
  }
}
