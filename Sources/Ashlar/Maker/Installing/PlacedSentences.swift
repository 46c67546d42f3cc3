/// The sentences of a verb that are out of its maker, and their constraints, which are in the records of a tree.
///
/// Handles of ported makers live as long as their constraints. So all handles of a verb share its sentences, and the next
/// verb has the room of the maker.
package final class PlacedSentences {
  /// The sentences, by their numbers in the maker. The drafts of one are the places of its constraints in the tree.
  private var sentences: [ConstraintSentence]

  /// The tree that has the constraints; nil once they are known by their objects.
  private var tree: LayoutTree?

  /// Its number among what the program keeps of the tree's verbs.
  fileprivate private(set) var number: Int32

  /// The objects of each sentence, once its constraints are known by them.
  private var objects: [[LayoutConstraint]] = []

  fileprivate init(_ sentences: [ConstraintSentence], in tree: LayoutTree) {
    self.sentences = sentences
    self.tree = tree
    number = tree.verbs.nextIndex
    _ = tree.verbs.insert(KeptVerb(self))
  }

  deinit { tree?.current.verbs.remove(number) }
}

extension PlacedSentences: PlacedVerb {
  func settle() {
    guard tree != nil else { return }
    objects = sentences.indices.map { findObjects(of: $0) }
    tree?.current.verbs.remove(number)
    tree = nil
  }

  func move(by places: Int32, _ verbs: Int32) {
    for index in sentences.indices { sentences[index].firstDraft += places }
    number += verbs
  }

  /// Finds the objects of a sentence's constraints in the tree, which do not refer to the verb from then on.
  private func findObjects(of index: Int) -> [LayoutConstraint] {
    guard let tree = tree?.current else { return [] }
    return sentences[index].drafts.map { place in
      tree.store.constraints[Int32(place)].verb = -1
      return tree.object(of: Int32(place))
    }
  }
}

extension PlacedSentences {
  /// Whether any constraint of a sentence is active.
  package func isActive(_ index: Int) -> Bool {
    guard let tree = tree?.current else { return objects[index].contains(where: \.isActive) }
    return sentences[index].drafts.contains { tree.isHeld(Int32($0)) }
  }

  /// Takes a sentence out, with the objects of its constraints, for a handle that has it alone from then on.
  package func take(_ index: Int) -> (ConstraintSentence, [LayoutConstraint]) {
    let sentence = sentences[index]
    let found = tree == nil ? exchange(&objects[index], with: []) : findObjects(of: index)
    sentences[index].draftCount = 0
    return (sentence, found)
  }
}

// MARK: - Out of the maker

extension LayoutMaker {
  /// Takes all sentences out, if all that has been made of them is plain, active and known by its place.
  ///
  /// - Returns: The sentences, which stand elsewhere from then on; nil if they cannot, and nothing has changed.
  package func takeOut() -> PlacedSentences? {
    let placed = text.takeOut()
    if placed != nil { installedCount = 0 }
    return placed
  }

  /// A maker of a sentence that was out of its maker, and of the constraints that have been made of it.
  package convenience init(
    _ sentence: ConstraintSentence, _ constraints: [LayoutConstraint], _ rules: SentenceRuling
  ) {
    self.init(constraints.first?.firstItem, rules)
    text.append(sentence, constraints)
  }
}

extension WrittenSentences {
  fileprivate mutating func takeOut() -> PlacedSentences? {
    guard let tree = treeOfPlainRecords else { return nil }
    var taken = sentences.all
    for index in taken.indices {
      taken[index].firstDraft = recordPlaces[Int(taken[index].firstDraft)]
    }
    let placed = PlacedSentences(taken, in: tree)
    tree.store.mark(recordPlaces, placed.number)
    forget()
    return placed
  }

  /// The tree of all that has been made, if it is active and known by its place alone, and nothing stands beside the sentences.
  private var treeOfPlainRecords: LayoutTree? {
    guard number < 0, objects.isEmpty, !hasTargetsBeside, recordPlaces.count == drafts.count,
      sentences.indices.allSatisfy({ isPlain($0) }), let tree = tree?.current,
      tree.areKnownByPlace(recordPlaces)
    else { return nil }
    return tree
  }

  /// Whether something has been made of a sentence, one behind the other, and nothing stands beside it.
  private func isPlain(_ index: Int) -> Bool {
    let drafts = sentences[index].drafts
    guard sentences[index].particulars < 0, !drafts.isEmpty else { return false }
    let offset = recordPlaces[drafts.lowerBound] - sentences[index].firstDraft
    return drafts.allSatisfy { recordPlaces[$0] == Int32($0) + offset }
  }

  /// Adds a sentence of which constraints have been made, one of each clause.
  fileprivate mutating func append(
    _ sentence: ConstraintSentence, _ constraints: [LayoutConstraint]
  ) {
    var sentence = sentence
    sentence.draftCount = 0
    if case .item(_, let attributes) = sentence.target, let node = constraints.first?.secondNode {
      sentence.target = .item(number(of: node), attributes)
    }
    let index = add(sentence, constraints.first?.fileID ?? "")
    for (clause, constraint) in constraints.enumerated() {
      let place = note(ConstraintDraft(clause, of: index, in: self), of: index)
      setConstraint(constraint, at: place)
    }
  }
}
