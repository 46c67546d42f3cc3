/// The constraints of a sentence that is out of its maker: active, and one behind the other in the records of a tree.
///
/// Handles of ported makers live as long as their constraints. So each keeps its own sentence with these, and the next verb
/// has the room of the maker.
package struct PlacedConstraints {
  private let tree: LayoutTree

  /// The place of the first one.
  private var first: Int32
  private let count: Int32

  /// The number of the handle among what the program keeps of the tree's verbs.
  private var verb: Int32

  fileprivate init(_ tree: LayoutTree, _ first: Int32, _ count: Int32, verb: Int32) {
    self.tree = tree
    self.first = first
    self.count = count
    self.verb = verb
    for place in first..<first + count { tree.store.constraints[place].verb = verb }
  }
}

extension PlacedConstraints {
  /// Whether any of them is active.
  package var areActive: Bool {
    let tree = tree.current
    return (first..<first + count).contains { tree.isHeld($0) }
  }

  /// Their objects, by which the handle refers to them from now on.
  package func objects() -> [LayoutConstraint] {
    leave()
    let tree = tree.current
    return (first..<first + count).map { tree.object(of: $0) }
  }

  /// Moves to the tree that its own one has become part of.
  package mutating func move(by places: Int32, _ verbs: Int32) {
    first += places
    verb += verbs
  }

  /// Leaves the tree: the handle goes, or refers to objects.
  package func leave() { tree.current.verbs.remove(verb) }
}

// MARK: - Out of the maker

extension LayoutMaker {
  /// Takes all sentences out, if all that has been made of them is plain, active and known by its place.
  ///
  /// - Parameters:
  ///   - count: The number of handles that are to keep the sentences.
  ///   - take: Gives a sentence, by its number, and its constraints to its handle, and returns the handle.
  /// - Returns: Whether they are out. If not, nothing has changed.
  package func takeOut(
    _ count: Int, _ take: (Int, ConstraintSentence, PlacedConstraints) -> any PlacedVerb
  ) -> Bool {
    guard count == self.count, let tree = text.treeOfPlainRecords() else { return false }
    for index in 0..<count {
      let sentence = text.sentences[index]
      let placed = PlacedConstraints(
        tree, text.recordPlaces[Int(sentence.firstDraft)], sentence.draftCount,
        verb: tree.verbs.nextIndex)
      _ = tree.verbs.insert(KeptVerb(take(index, sentence, placed)))
    }
    text.forget()
    installedCount = 0
    return true
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
  /// The tree of all that has been made, if it is active and known by its place alone, and nothing stands beside the sentences.
  fileprivate mutating func treeOfPlainRecords() -> LayoutTree? {
    guard number < 0, objects.isEmpty, !hasTargetsBeside, areAllActive, let tree = tree?.current
    else { return nil }
    for index in sentences.indices {
      if sentences[index].particulars >= 0 { return nil }
      let drafts = sentences[index].drafts
      for draft in drafts {
        let place = recordPlaces[draft]
        let isNext = place - recordPlaces[drafts.lowerBound] == Int32(draft - drafts.lowerBound)
        if !isNext || tree.store.constraints[place].face != -1 { return nil }
      }
    }
    return tree
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
