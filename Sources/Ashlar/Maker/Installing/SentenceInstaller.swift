/// Makes drafts of sentences, clause by clause, and turns them into constraints.
///
/// A handler of faults may change the maker and everything else. So drafts become constraints before a fault is
/// reported, and the clauses after it are read again. While objects are made the installer has what is written, and
/// the maker has not.
struct SentenceInstaller {
  private let isActivating: Bool

  /// The clause that comes next, and its sentence.
  private var index = 0
  private var clause = 0

  init(_ verb: SentenceVerb) { isActivating = verb != .prepare }

  /// The reasons to report a fault before the next clause.
  private enum Stop {
    case fault(LayoutFault)
    case error(LayoutConstraintError)

    /// The clause already has a constraint.
    case known
  }

  /// Installs the sentences of a maker for an item.
  mutating func install(
    _ sentences: Range<Int>, of maker: LayoutMaker, _ item: LayoutBox, _ held: inout HeldSchedulers
  ) {
    index = sentences.lowerBound
    while index < sentences.upperBound {
      // No other code runs while drafts and records are made.
      let first = maker.text.moveDraftsToEnd(of: index)
      var stop = makeDrafts(upTo: sentences.upperBound, in: &maker.text, by: maker.rules, for: item)
      let place = maker.text.makeRecords(
        from: first, by: maker.rules, for: item.node, isActivating: isActivating, &held)
      if let place { stop = makeObjects(from: place, of: maker, item, &held) ?? stop }
      maker.keepPlaces()
      guard let stop else { return }
      switch stop {
      case .fault(let fault): maker.tell(fault, clause, of: index, item)
      case .error(let error): maker.tell(error, clause, of: index, item)
      case .known:
        if isActivating { maker.installAgain(clause, of: index, item, &held) }
      }
      clause += 1
    }
  }

  private mutating func makeDrafts(
    upTo end: Int, in text: inout WrittenSentences, by rules: SentenceRuling,
    for item: LayoutBox
  ) -> Stop? {
    while index < end {
      do {
        guard try text.makeDrafts(from: &clause, of: index, by: rules, for: item) else {
          return .known
        }
      } catch { return .fault(error) }
      index += 1
      clause = 0
    }
    return nil
  }

  /// Makes the constraints of drafts from a place on.
  ///
  /// - Returns: The fault to report first.
  private mutating func makeObjects(
    from place: Int, of maker: LayoutMaker, _ item: LayoutBox, _ held: inout HeldSchedulers
  ) -> Stop? {
    var text = WrittenSentences()
    swap(&text, &maker.text)
    let failure = text.makeConstraints(
      from: place, by: maker.rules, for: item, isActivating: isActivating, &held)
    if let failure {
      // What comes after it is made again.
      index = Int(text.drafts[failure.place].sentence)
      clause = Int(text.drafts[failure.place].clause)
      text.forgetDrafts(from: failure.place + 1)
    }
    swap(&text, &maker.text)
    return failure.map { .error($0.error) }
  }
}

// MARK: - Faults

extension LayoutMaker {
  /// Reports why nothing can be made of a clause. A handler may have made something of it all the same.
  func tell(_ fault: LayoutFault, _ clause: Int, of index: Int, _ item: LayoutBox) {
    item.report(fault)
    if text.place(of: clause, index) == nil {
      var nothing = ConstraintDraft(clause, of: index, in: text)
      nothing.becomeNothing()
      text.note(nothing, of: index)
    }
  }

  /// Reports why the constraint of a clause cannot be active.
  func tell(_ error: LayoutConstraintError, _ clause: Int, of index: Int, _ item: LayoutBox) {
    guard let place = text.place(of: clause, index), let constraint = text.constraint(at: place)
    else {
      return
    }
    let isKept = rules.report(error, constraint, item)
    if isKept || constraint.isActive { return }
    if let place = text.place(of: clause, index) { text.setConstraint(nil, at: place) }
  }
}

// MARK: - Again

extension LayoutMaker {
  /// Activates what has been made of a clause; with the superview there is now, if that is what it is about.
  func installAgain(_ clause: Int, of index: Int, _ item: LayoutBox, _ held: inout HeldSchedulers) {
    guard let place = text.place(of: clause, index), let known = text.constraint(at: place),
      !known.isActive
    else { return }
    if rules.isStale(known, text.sentences[index], item) {
      remake(known, at: place, clause, of: index, item)
    }
    if let now = text.constraint(at: place) { activate(now, clause, of: index, item, &held) }
  }

  /// Activates the constraint of a clause, or reports why it cannot be active.
  func activate(
    _ constraint: LayoutConstraint, _ clause: Int, of index: Int, _ item: LayoutBox,
    _ held: inout HeldSchedulers
  ) {
    if let error = constraint.tryToActivate(&held) { tell(error, clause, of: index, item) }
  }

  private func remake(
    _ known: LayoutConstraint, at place: Int, _ clause: Int, of index: Int, _ item: LayoutBox
  ) {
    do {
      text.setConstraint(nil, at: place)
      var draft = try text.draft(clause, of: index, by: rules, for: item)
      if draft.isNothing { return }
      draft.terms.priority = known.priority
      let constraint = text.makeConstraint(draft, by: rules, for: item)
      constraint.identifier = known.identifier
      text.setConstraint(constraint, at: place)
    } catch { item.report(error) }
  }
}
