/// Makes drafts of sentences, clause by clause, and lets them become constraints.
///
/// A handler of faults may change the maker and everything else. So drafts become constraints before a fault is told, and
/// what comes after it is read again. Meanwhile the installer has what is written, and the maker has not.
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
      var text = WrittenSentences()
      swap(&text, &maker.text)
      let stop = install(upTo: sentences.upperBound, in: &text, &held)
      swap(&text, &maker.text)
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

  private mutating func install(
    upTo end: Int, in text: inout WrittenSentences, _ held: inout HeldSchedulers
  ) -> Stop? {
    text.moveDraftsToEnd(of: index)
    text.makeRoomForDrafts(of: index..<end)
    let first = text.drafts.count
    let stop = makeDrafts(upTo: end, in: &text)
    let failure = text.makeConstraints(
      of: first..<text.drafts.count, by: rules, for: item, isActivating: isActivating, &held)
    guard let failure else { return stop }
    // What comes after it is made again.
    let draft = text.drafts[failure.place]
    text.forgetDrafts(from: failure.place + 1)
    index = Int(draft.sentence)
    clause = Int(draft.clause)
    return .error(failure.error)
  }

  private mutating func makeDrafts(upTo end: Int, in text: inout WrittenSentences) -> Stop? {
    while index < end {
      let sentence = text.sentences[index]
      let count = sentence.isRefused ? 0 : sentence.clauseCount
      while clause < count {
        if clause < Int(sentence.draftCount) { return .known }
        do {
          let draft = try text.draft(clause, of: index, by: rules, for: item)
          text.note(draft ?? .nothing(of: sentence), of: index)
        } catch { return .fault(error) }
        clause += 1
      }
      index += 1
      clause = 0
    }
    return nil
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
      guard var draft = try text.draft(clause, of: index, by: rules, for: item) else { return }
      draft.priority = known.priority
      let constraint = text.makeConstraint(draft, by: rules, for: item)
      constraint.identifier = known.identifier
      text.setConstraint(constraint, at: place)
    } catch { item.report(error) }
  }
}
