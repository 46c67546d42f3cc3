/// Makes drafts of sentences, clause by clause, and lets them become constraints.
///
/// A handler of faults may change the maker and everything else. So drafts become constraints before a fault is told, and
/// what comes after it is read again. While objects are made the installer has what is written, and the maker has not.
struct SentenceInstaller {
  private let maker: LayoutMaker
  private let item: LayoutBox
  private let rules: any SentenceRules.Type
  private let isActivating: Bool

  /// The clause that comes next, and its sentence.
  private var index = 0
  private var clause = 0

  init(_ maker: LayoutMaker, _ item: LayoutBox, _ verb: SentenceVerb) {
    self.maker = maker
    self.item = item
    rules = maker.rules
    isActivating = verb != .prepare
  }

  /// What has to be told before it goes on.
  private enum Stop {
    case fault(LayoutFault)
    case error(LayoutConstraintError)

    /// Something has been made of the clause before.
    case known
  }

  /// Installs what sentences say.
  mutating func install(_ sentences: Range<Int>, _ held: inout HeldSchedulers) {
    index = sentences.lowerBound
    while index < sentences.upperBound {
      var (stop, place) = makeRecords(upTo: sentences.upperBound, in: &maker.text, &held)
      if let place { stop = makeObjects(from: place, &held) ?? stop }
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

  /// Makes drafts of clauses, and records of drafts. No other code runs meanwhile.
  ///
  /// - Returns: What has to be told, and the place of the first draft that became no record, if there is one.
  private mutating func makeRecords(
    upTo end: Int, in text: inout WrittenSentences, _ held: inout HeldSchedulers
  ) -> (Stop?, Int?) {
    text.moveDraftsToEnd(of: index)
    let first = text.drafts.count
    let stop = makeDrafts(upTo: end, in: &text)
    let place =
      isActivating ? text.makeRecords(from: first, by: rules, for: item.node, &held) : first
    return (stop, place < text.drafts.count ? place : nil)
  }

  private mutating func makeDrafts(upTo end: Int, in text: inout WrittenSentences) -> Stop? {
    while index < end {
      let count = text.sentences[index].clausesInUse
      while clause < count {
        if clause < Int(text.sentences[index].draftCount) { return .known }
        do { try text.makeDraft(clause, of: index, by: rules, for: item) } catch {
          return .fault(error)
        }
        clause += 1
      }
      index += 1
      clause = 0
    }
    return nil
  }

  /// Makes the constraints of drafts from a place on.
  ///
  /// - Returns: What has to be told before anything else.
  private mutating func makeObjects(from place: Int, _ held: inout HeldSchedulers) -> Stop? {
    var text = WrittenSentences()
    swap(&text, &maker.text)
    let failure = text.makeConstraints(
      from: place, by: rules, for: item, isActivating: isActivating, &held)
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
      text.note(.nothing(of: text.sentences[index]), of: index)
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
  func installAgain(
    _ clause: Int, of index: Int, _ item: LayoutBox, _ held: inout HeldSchedulers
  ) {
    guard let place = text.place(of: clause, index), let known = text.constraint(at: place),
      !known.isActive
    else { return }
    if rules.isStale(known, text.sentences[index], item) {
      remake(known, at: place, clause, of: index, item)
    }
    if let error = text.constraint(at: place)?.tryToActivate(&held) {
      tell(error, clause, of: index, item)
    }
  }

  private func remake(
    _ known: LayoutConstraint, at place: Int, _ clause: Int, of index: Int, _ item: LayoutBox
  ) {
    do {
      text.setConstraint(nil, at: place)
      var draft = try text.draft(clause, of: index, by: rules, for: item)
      if draft.isNothing { return }
      draft.priority = known.priority
      let constraint = text.makeConstraint(draft, by: rules, for: item)
      constraint.identifier = known.identifier
      text.setConstraint(constraint, at: place)
    } catch { item.report(error) }
  }
}
