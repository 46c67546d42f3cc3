/// Makes the constraints of sentences and activates them, clause by clause.
///
/// A handler of faults may change the maker and everything else. So what a sentence says is copied before other code runs,
/// and read again after a fault.
struct SentenceInstaller {
  private let maker: LayoutMaker
  private let item: LayoutBox
  private let rules: any SentenceRules.Type
  private let verb: SentenceVerb

  /// The constraints that exist, among which sentences of an update find theirs.
  private var existing: [LayoutConstraint] = []

  /// The parts of an update that are activated when all sentences have found theirs, because one before them has yet to
  /// choose among what is left.
  private var waiting: [Int] = []

  init(_ maker: LayoutMaker, _ item: LayoutBox, _ verb: SentenceVerb) {
    self.maker = maker
    self.item = item
    self.verb = verb
    rules = maker.rules
    if verb == .update { existing = item.constraints(madeBy: rules) }
  }

  /// Installs what a sentence says.
  mutating func install(_ index: Int, _ held: inout HeldSchedulers) {
    var sentence = maker.sentences[index]
    var clause = 0
    while clause < sentence.clauseCount, !sentence.isRefused {
      if !install(clause, index, sentence, &held) { sentence = maker.sentences[index] }
      clause += 1
    }
    maker.sentences[index].target = sentence.target.spent
  }
}

// MARK: - Clauses

extension SentenceInstaller {
  /// - Returns: Whether no fault has been reported.
  private mutating func install(
    _ clause: Int, _ index: Int, _ sentence: ConstraintSentence, _ held: inout HeldSchedulers
  ) -> Bool {
    if sentence.isMade, let place = maker.place(of: clause, index) {
      return installAgain(place, sentence, &held)
    }
    let made = constraint(
      sentence.attribute(of: clause), sentence.target(of: clause), sentence, sentence.priority)
    guard let made else {
      // A handler of the fault may have made something of it.
      if maker.place(of: clause, index) == nil { maker.note(SentencePart(index, clause, nil)) }
      return false
    }
    let constraint = made.constraint
    constraint.wording = sentence.wording(of: made, clause: clause)
    if clause > 0 { constraint.marks.insert(.continuesSentence) }
    if sentence.label != nil { constraint.identifier = rules.label(of: clause, in: sentence) }
    let place = maker.note(SentencePart(index, clause, made))
    if verb == .update, !isNew(constraint, place, sentence) { return false }
    if sentence.isInactive || verb == .prepare { return true }
    if !waiting.isEmpty {
      waiting.append(place)
      return true
    }
    return activate(constraint, place, &held)
  }

  private func constraint(
    _ attribute: LayoutConstraint.Attribute, _ target: SentenceTarget,
    _ sentence: ConstraintSentence, _ priority: LayoutPriority
  ) -> MadeConstraint? {
    let made = rules.constraint(of: attribute, with: target, in: sentence, of: item)
    if priority != .required { made?.constraint.prioritize(priority) }
    return made
  }

  /// - Returns: Whether no fault has been reported.
  private func activate(
    _ constraint: LayoutConstraint, _ place: Int, _ held: inout HeldSchedulers
  ) -> Bool {
    guard let error = constraint.tryToActivate(&held) else { return true }
    let isKept = rules.report(error, constraint, item)
    if !isKept, !constraint.isActive { maker.parts[place].constraint = nil }
    return false
  }

  /// Activates what has been made of a clause; with the superview there is now, if that is what it is about.
  private mutating func installAgain(
    _ place: Int, _ sentence: ConstraintSentence, _ held: inout HeldSchedulers
  ) -> Bool {
    guard let known = maker.parts[place].constraint, !known.isActive, verb != .prepare else {
      return true
    }
    if verb == .update, !isNew(known, place, sentence) { return false }
    if !rules.isStale(known, sentence, item) { return activate(known, place, &held) }
    let new = constraint(known.firstAttribute, .superview, sentence, known.priority)?.constraint
    new?.identifier = known.identifier
    maker.parts[place].constraint = new
    guard let new else { return false }
    return activate(new, place, &held)
  }
}

// MARK: - Updates

extension SentenceInstaller {
  /// Lets what exists take over what has been made, or has it wait.
  ///
  /// - Returns: Whether it remains to be activated.
  private mutating func isNew(
    _ made: LayoutConstraint, _ place: Int, _ sentence: ConstraintSentence
  ) -> Bool {
    if made.error == nil, let known = rules.existing(like: made, among: &existing) {
      adopt(known, place, made)
      return false
    }
    if sentence.isReplacing, !sentence.isInactive, made.error == nil {
      waiting.append(place)
      return false
    }
    if rules.adds(made) { return true }
    maker.parts[place].constraint = nil
    return false
  }

  private func adopt(_ known: LayoutConstraint, _ place: Int, _ made: LayoutConstraint) {
    maker.parts[place].constraint = known
    maker.parts[place].isFound = true
    rules.update(known, to: made)
    known.wording = made.wording
  }

  /// Activates what has been waiting. Those that may replace a target choose among what is left.
  mutating func finish(_ held: inout HeldSchedulers) {
    for place in waiting {
      let part = maker.parts[place]
      let sentence = maker.sentences[part.sentence]
      guard let made = part.constraint else { continue }
      let rival = sentence.isReplacing ? existing.lastIndex { $0.startsLike(made) } : nil
      if let rival, made.commonAncestor != nil {
        let known = existing.remove(at: rival)
        known.retarget(to: made)
        adopt(known, place, made)
      }
      if let constraint = maker.parts[place].constraint {
        _ = activate(constraint, place, &held)
      }
    }
    waiting = []
  }
}
