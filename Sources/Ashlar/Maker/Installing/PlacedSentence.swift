/// A sentence that is out of its maker: the places of its constraints in a tree, and what their records do not tell.
///
/// Handles of ported makers live as long as their constraints. So each of them has this, and the next verb has the room of
/// the maker. The view of the constraints retains such handles; see ``ConstraintRecord/isOfKeptHandle``.
package struct PlacedSentence {
  /// The tree; nil once its constraints are known by their objects, and these.
  fileprivate var tree: LayoutTree?
  fileprivate var objects: [LayoutConstraint]?

  /// The place of the first constraint, which the others are behind.
  fileprivate var first: Int32
  fileprivate let count: Int32
  fileprivate let isComposite: Bool

  /// Whether it has no relation, so that it is about the superview that there is.
  fileprivate let isImplied: Bool

  /// Whether any of its constraints is active.
  package var isActive: Bool {
    if let objects { return objects.contains(where: \.isActive) }
    guard let tree = tree?.current else { return false }
    return (first..<first + count).contains { tree.isHeld($0) }
  }

  /// The sentence in the tree that its own one has become part of, where the places of constraints are greater.
  package func moved(by places: Int32) -> PlacedSentence {
    var moved = self
    moved.first += places
    return moved
  }

  /// The sentence, which knows its constraints by their objects. The tree does not refer to them by its handle any more, and
  /// nothing is asked that may look for a tree: one may be changing.
  package func settled() -> PlacedSentence {
    guard let tree = tree?.current else { return self }
    var settled = self
    settled.tree = nil
    settled.objects = (first..<first + count).map { place in
      if let known = tree.remains[place] { return known }
      tree.store.constraints[place].verb = -1
      return tree.object(of: place)
    }
    return settled
  }
}

// MARK: - Out of the maker

extension LayoutMaker {
  /// Leaves what has been made to handles that the view retains, if it is plain, active and known by its place.
  ///
  /// - Returns: Whether it could. Then each handle takes its sentence, see ``takeOut(_:)``, and the maker has to rest. If
  ///   not, nothing has changed.
  package func leaveRecords() -> Bool { text.leaveRecords() }

  /// A sentence that is left to its handle.
  package func takeOut(_ index: Int) -> PlacedSentence? { text.takeOut(index) }

  /// A maker of a sentence that was out of its maker.
  package convenience init(_ placed: PlacedSentence, _ rules: SentenceRuling) {
    let constraints = placed.settled().objects ?? []
    var sentence = ConstraintSentence(of: constraints)
    sentence.isComposite = placed.isComposite
    if placed.isImplied { (sentence.isImplied, sentence.target) = (true, .superview) }
    self.init(sentence, constraints, rules)
  }

  /// A maker of a sentence, and of the constraints that have been made of it, one of each clause.
  package convenience init(
    _ sentence: ConstraintSentence, _ constraints: [LayoutConstraint], _ rules: SentenceRuling
  ) {
    self.init(constraints.first?.firstItem, rules)
    let index = text.add(sentence, constraints.first?.fileID ?? "")
    for (clause, constraint) in constraints.enumerated() {
      let place = text.note(ConstraintDraft(clause, of: index, in: text), of: index)
      text.setConstraint(constraint, at: place)
    }
  }
}

extension WrittenSentences {
  fileprivate mutating func takeOut(_ index: Int) -> PlacedSentence? {
    guard let tree else { return nil }
    return PlacedSentence(
      tree: tree, first: recordPlaces[Int(sentences[index].firstDraft)],
      count: sentences[index].draftCount, isComposite: sentences[index].isComposite,
      isImplied: sentences[index].isImplied)
  }

  fileprivate mutating func leaveRecords() -> Bool {
    guard number < 0, objects.isEmpty, hasNothingBeside, recordPlaces.count == drafts.count,
      sentences.indices.allSatisfy({ isPlain($0) }), let tree
    else { return false }
    return tree.leave(recordPlaces)
  }

  /// Whether something has been made of a sentence, one behind the other, that tells what the sentence says.
  private func isPlain(_ index: Int) -> Bool {
    let drafts = sentences[index].drafts
    if drafts.isEmpty || sentences[index].isImplied && !sentences[index].inset.isNone {
      return false
    }
    let first = recordPlaces[drafts.lowerBound]
    return drafts.count == 1
      || drafts.allSatisfy { recordPlaces[$0] - first == Int32($0 - drafts.lowerBound) }
  }
}
