internal import AshlarStorage

// Drafts become constraints here, and nowhere else.

extension WrittenSentences {
  /// Makes the constraints of drafts from a place on, in order, and activates those that are to be active.
  ///
  /// The first of them, at least, gets an object.
  ///
  /// - Returns: Why one of them cannot be active, and its place among the drafts. What comes after it is left.
  mutating func makeConstraints(
    from start: Int, by rules: SentenceRuling, for item: LayoutBox,
    isActivating: Bool, _ held: inout HeldSchedulers
  ) -> (place: Int, error: LayoutConstraintError)? {
    var place = start
    while place < drafts.count {
      let draft = drafts[place]
      if !draft.isNothing {
        let constraint = makeConstraint(draft, by: rules, for: item)
        setConstraint(constraint, at: place)
        if isActivating, draft.isActive, let error = constraint.tryToActivate(&held) {
          return (place, error)
        }
      }
      place += 1
      place =
        makeRecords(from: place, by: rules, for: item.node, isActivating: isActivating, &held)
        ?? drafts.count
    }
    return nil
  }

  /// Makes the constraint of a draft, which is not active yet.
  func makeConstraint(
    _ draft: ConstraintDraft, by rules: SentenceRuling, for item: LayoutBox
  ) -> LayoutConstraint {
    let sentence = sentences[Int(draft.sentence)]
    let constraint = LayoutTree.newObject(by: rules.objectMaker)
    constraint.ownTerms = draft.terms
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
  /// Makes records of drafts from a place on, up to the first one that is not plain, without objects. No other code runs
  /// meanwhile.
  ///
  /// - Returns: The place of that one; nil if there is none.
  mutating func makeRecords(
    from start: Int, by rules: SentenceRuling, for item: BoxNode,
    isActivating: Bool, _ held: inout HeldSchedulers
  ) -> Int? {
    if start == drafts.count { return nil }
    // Its tree has ended, or is another one now. What it knows by places there must not move while it is in use.
    if !item.isInCurrentTree { settle() }
    guard isActivating, drafts[start].isPlain, let tree = item.treeInUse ?? item.host?.view?.tree
    else { return start }
    if self.tree !== tree { settle() }
    findPlaces(in: tree)
    let first = tree.place(of: item)
    let source = (tree.number(ofFile: fileID), rules.objectMaker.map { tree.number(of: $0) } ?? 0)
    while recordPlaces.count < start { recordPlaces.append(-1) }
    let end = addRecords(from: start, of: first, source, to: &tree.store)
    if end > start {
      if self.tree == nil { self.tree = tree }
      held.hold(tree)
      tree.noteActivation(of: recordPlaces, from: start)
    }
    return end < drafts.count ? end : nil
  }

  /// Finds the places that items have in a tree, or get; −1 for an item that is not there.
  private mutating func findPlaces(in tree: LayoutTree) {
    for number in items.indices {
      items[number].place = tree.admits(items[number].node) ? items[number].node.index : -1
    }
  }

  /// Adds the records of plain drafts to those of a tree.
  ///
  /// - Returns: The place of the first draft that is not plain.
  private mutating func addRecords(
    from start: Int, of item: Int32, _ source: (file: Int32, maker: UInt8),
    to store: inout LayoutStore
  ) -> Int {
    let first = (item, store.host(of: item))
    for place in start..<drafts.count {
      guard drafts[place].isPlain else { return place }
      let number = drafts[place].second
      let second = number < 0 ? -1 : items[Int(number)].place
      if number >= 0, second < 0 { return place }
      recordPlaces.append(store.addYoungest(drafts[place].terms, first, second, from: source))
    }
    return drafts.count
  }

  /// Whether the last thing that was made is a constraint that is known by its place.
  var endsInRecord: Bool { !recordPlaces.isEmpty && recordPlaces[recordPlaces.count - 1] >= 0 }
}

// MARK: - Kept by the program

extension WrittenSentences {
  /// Makes constraints without objects refer to the verb, and refers to the others by their objects.
  mutating func keep(_ verb: some PlacedVerb) {
    guard let tree = tree?.current else { return }
    if number < 0 { number = tree.verbs.insert(KeptVerb(verb)) }
    for place in recordPlaces.indices where recordPlaces[place] >= 0 {
      let index = recordPlaces[place]
      if tree.store.constraints[index].face >= 0 {
        setConstraint(tree.object(of: index), at: place)
      } else {
        tree.store.constraints[index].verb = number
      }
    }
  }

  /// Refers to constraints by their objects, and no longer by their places.
  mutating func settle() {
    guard let tree = tree?.current else { return }
    leaveTree()
    for place in recordPlaces.indices where recordPlaces[place] >= 0 {
      setObject(tree.object(of: recordPlaces[place]), at: place)
    }
    recordPlaces.removeAll()
  }

  /// Moves to the tree that its own tree has become part of.
  mutating func move(by constraints: Int32, _ verbs: Int32) {
    number += verbs
    for place in recordPlaces.indices where recordPlaces[place] >= 0 {
      recordPlaces[place] += constraints
    }
  }

  /// The tree that has the constraints that are known by their places; nil if there are none.
  mutating func treeOfRecords() -> LayoutTree? {
    if let known = tree, !known.isCurrent { tree = known.current }
    return recordPlaces.indices.contains { recordPlaces[$0] >= 0 } ? tree : nil
  }

  /// Leaves the tree, which removes the verb as well.
  mutating func leaveTree() {
    if number >= 0 { tree?.current.verbs.remove(number) }
    number = -1
    tree = nil
  }
}

extension ConstraintDraft {
  /// Whether a quick look finds that its constraint is to be active, needs no object, and makes sense.
  fileprivate var isPlain: Bool {
    // Otherwise the draft is copied for it: `Benchmarks life list` shows it.
    @inline(__always) get {
      isActive && !needsObject && distance < 0
        && (1e-9...1e9).contains(terms.multiplier.magnitude) && terms.constant.magnitude <= 1e12
        && terms.constantFromRight.magnitude <= 1e12
        && terms.priority.isLegal
        && LayoutAttribute.arePlainPartners(firstAttribute, secondAttribute, second >= 0)
    }
  }
}
