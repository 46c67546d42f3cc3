// MARK: - What is made of clauses

extension WrittenSentences {
  /// What a clause of a sentence means; nil if that is nothing, which is thrown if it is a fault.
  mutating func draft(
    _ clause: Int, of index: Int, by rules: any SentenceRules.Type, for item: LayoutBox
  ) throws(LayoutFault) -> ConstraintDraft? {
    let sentence = sentences[index]
    let draft = try rules.draft(
      of: sentence.attribute(of: clause), with: target(of: clause, in: sentence), in: sentence,
      among: &self, for: item)
    guard var draft else { return nil }
    draft.sentence = Int32(index)
    draft.clause = Int32(clause)
    draft.isActive = !sentence.isInactive
    draft.wording = wording(of: draft, in: sentence)
    return draft
  }

  /// Where what has been made of a clause stands among the drafts.
  func place(of clause: Int, _ index: Int) -> Int? {
    let drafts = sentences[index].drafts
    return clause < drafts.count ? drafts.lowerBound + clause : nil
  }

  /// Notes what is made of the next clause of a sentence.
  ///
  /// - Returns: Its place.
  @discardableResult
  mutating func note(_ draft: ConstraintDraft, of index: Int) -> Int {
    moveDraftsToEnd(of: index)
    sentences[index].draftCount += 1
    drafts.append(draft)
    return drafts.count - 1
  }

  /// Makes room for what is made of sentences.
  mutating func makeRoomForDrafts(of new: Range<Int>) {
    let count = new.reduce(drafts.count) { $0 + sentences[$1].clauseCount }
    drafts.reserveCapacity(count)
    if tree == nil { recordPlaces.reserveCapacity(count) }
  }

  /// Moves what has been made of a sentence behind what has been made of another one in its middle.
  mutating func moveDraftsToEnd(of index: Int) {
    let known = sentences[index].drafts
    if known.upperBound == drafts.count { return }
    sentences[index].firstDraft = Int32(drafts.count)
    for place in known {
      drafts.append(drafts[place])
      setConstraint(constraint(at: place), at: drafts.count - 1)
      setConstraint(nil, at: place)
    }
  }

  /// Forgets the drafts behind a place, of which no constraints have been made.
  mutating func forgetDrafts(from end: Int) {
    for draft in drafts[end...] { sentences[Int(draft.sentence)].draftCount -= 1 }
    drafts.removeSubrange(end...)
  }

  /// The constraint of a draft, if one has been made and there can be one.
  func constraint(at place: Int) -> LayoutConstraint? {
    if place < objects.count, let known = objects[place] { return known }
    guard place < recordPlaces.count, recordPlaces[place] >= 0 else { return nil }
    return tree?.current.object(of: recordPlaces[place])
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
  func constraints(of index: Int) -> [LayoutConstraint] {
    sentences[index].drafts.compactMap { constraint(at: $0) }
  }
}
