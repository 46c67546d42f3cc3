// MARK: - Drafts of clauses

extension WrittenSentences {
  /// The draft of a clause of a sentence. Throws if a clause without meaning is a fault.
  mutating func draft(
    _ clause: Int, of index: Int, by rules: SentenceRuling, for item: LayoutBox
  ) throws(LayoutFault) -> ConstraintDraft {
    var draft = ConstraintDraft(clause, of: index, in: self)
    let target = target(of: clause, in: index)
    if try rules.complete(&draft, with: target, among: &self, for: item) {
      draft.terms.marks.wording = wording(of: draft, with: target)
    } else {
      draft.becomeNothing()
    }
    return draft
  }

  /// Compares a draft with an attribute of an item, by its number; with nothing if that is −1.
  ///
  /// - Returns: Whether one number or none has moved it; nil for a sentence without a relation, which is not compared.
  package mutating func relate(
    _ draft: inout ConstraintDraft, with second: Int32, _ attribute: LayoutAttribute
  ) -> Bool? {
    if sentences[draft.index].isImplied { return nil }
    if second >= 0 { (draft.second, draft.secondAttribute) = (second, attribute) }
    let offset = sentences[draft.index].offset
    if case .number(let number) = offset { draft.move(by: number) } else { return offset.isNone }
    return true
  }

  /// Compares a draft with the first of some attributes of an item; without any, with the same one as on the left.
  ///
  /// - Returns: Whether it could: the item exists.
  package mutating func compare(
    _ draft: inout ConstraintDraft, withFirstOf attributes: AttributeList, of item: Int32
  ) -> Bool {
    guard hasItem(item) else { return false }
    draft.second = item
    draft.secondAttribute = attributes.isEmpty ? draft.firstAttribute : attributes[0]
    return true
  }

  /// The place of the result of a clause among the drafts.
  func place(of clause: Int, _ index: Int) -> Int? {
    let drafts = sentences[index].drafts
    return clause < drafts.count ? drafts.lowerBound + clause : nil
  }

  /// Notes what the next clauses of a sentence mean, or that they are nothing. If that is a fault, it is thrown.
  ///
  /// - Parameter clause: The next clause, and then the first one of which nothing is noted.
  /// - Returns: Whether that was all: false if something has been made of a clause before.
  mutating func makeDrafts(
    from clause: inout Int, of index: Int, by rules: SentenceRuling, for item: LayoutBox
  ) throws(LayoutFault) -> Bool {
    // No other code runs meanwhile.
    let count = sentences[index].clausesInUse
    while clause < count, clause >= Int(sentences[index].draftCount) {
      note(try draft(clause, of: index, by: rules, for: item), of: index)
      clause += 1
    }
    return clause >= count
  }

  /// Notes what is made of the next clause of a sentence.
  ///
  /// - Returns: Its place.
  @discardableResult
  mutating func note(_ draft: ConstraintDraft, of index: Int) -> Int {
    if sentences[index].draftCount == 0 {
      sentences[index].firstDraft = Int32(truncatingIfNeeded: drafts.count)
    } else if sentences[index].drafts.upperBound != drafts.count {
      moveDraftsToEnd(of: index)
    }
    sentences[index].draftCount += 1
    drafts.append(draft)
    return drafts.count - 1
  }

  /// Moves what has been made of a sentence behind what has been made of another one in its middle.
  ///
  /// - Returns: The place behind it.
  @discardableResult
  mutating func moveDraftsToEnd(of index: Int) -> Int {
    let known = sentences[index].drafts
    if known.isEmpty || known.upperBound == drafts.count { return drafts.count }
    sentences[index].firstDraft = Int32(drafts.count)
    for place in known {
      drafts.append(drafts[place])
      setConstraint(constraint(at: place), at: drafts.count - 1)
      setConstraint(nil, at: place)
    }
    return drafts.count
  }

  /// Removes the drafts behind a place, of which no constraints have been made.
  mutating func forgetDrafts(from end: Int) {
    while drafts.count > end { sentences[Int(drafts.removeLast().sentence)].draftCount -= 1 }
  }

  /// The constraint of a draft, if one has been made and there can be one.
  mutating func constraint(at place: Int) -> LayoutConstraint? {
    if number >= 0 || tree?.isGone ?? false { settle() }
    if place < objects.count, let known = objects[place] { return known }
    guard place < recordPlaces.count, recordPlaces[place] >= 0 else { return nil }
    return tree?.current.object(of: recordPlaces[place])
  }

  /// Whether the constraint of a draft is active. What is known by its place is, while there is a view that holds it.
  func isActive(_ place: Int) -> Bool {
    if place < objects.count, let known = objects[place] { return known.isActive }
    guard place < recordPlaces.count, recordPlaces[place] >= 0 else { return false }
    return tree?.current.isHeld(recordPlaces[place]) ?? false
  }

  mutating func setConstraint(_ constraint: LayoutConstraint?, at place: Int) {
    if place < recordPlaces.count { recordPlaces[place] = -1 }
    if constraint != nil || place < objects.count { setObject(constraint, at: place) }
  }

  mutating func setObject(_ constraint: LayoutConstraint?, at place: Int) {
    while objects.count <= place { objects.append(nil) }
    // The old one goes at the end, as that may run code of others.
    var old = constraint
    swap(&old, &objects[place])
  }

  /// The constraints that have been made of a sentence, in order.
  mutating func constraints(of index: Int) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for place in sentences[index].drafts {
      if let constraint = constraint(at: place) { found.append(constraint) }
    }
    return found
  }
}
