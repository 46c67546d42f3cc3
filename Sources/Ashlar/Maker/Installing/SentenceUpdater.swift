/// Updates existing constraints from the sentences of an update, and adds those that are missing, clause by clause.
struct SentenceUpdater {
  private let maker: LayoutMaker
  private let item: LayoutBox
  private let rules: SentenceRuling

  /// The constraints that exist, among which sentences find theirs.
  private var existing: [LayoutConstraint]

  /// The constraints activated once all sentences have found theirs, because an earlier one has yet to choose among
  /// the rest.
  private var waiting: [(index: Int, clause: Int)] = []

  init(_ maker: LayoutMaker, _ item: LayoutBox) {
    self.maker = maker
    self.item = item
    rules = maker.rules
    existing = item.constraints(madeBy: rules)
  }

  /// Installs sentences.
  mutating func install(_ sentences: Range<Int>, _ held: inout HeldSchedulers) {
    for index in sentences {
      var clause = 0
      // A handler of faults may change the sentence.
      while clause < maker.text.sentences[index].clausesInUse {
        install(clause, of: index, &held)
        clause += 1
      }
    }
    finish(&held)
  }

  private mutating func install(_ clause: Int, of index: Int, _ held: inout HeldSchedulers) {
    if let place = maker.text.place(of: clause, index) {
      guard let known = maker.text.constraint(at: place), !known.isActive else { return }
      if isNew(known, clause, of: index) { maker.installAgain(clause, of: index, item, &held) }
      return
    }
    do {
      let draft = try maker.text.draft(clause, of: index, by: rules, for: item)
      let place = maker.text.note(draft, of: index)
      if draft.isNothing { return }
      let constraint = maker.text.makeConstraint(draft, by: rules, for: item)
      maker.text.setConstraint(constraint, at: place)
      guard isNew(constraint, clause, of: index), draft.isActive else { return }
      waiting.isEmpty
        ? maker.activate(constraint, clause, of: index, item, &held)
        : waiting.append((index, clause))
    } catch { maker.tell(error, clause, of: index, item) }
  }
}

// MARK: - Existing constraints

extension SentenceUpdater {
  /// Adopts an existing constraint in place of a made one, or puts the made one on the waiting list.
  ///
  /// - Returns: Whether it remains to be activated.
  private mutating func isNew(_ made: LayoutConstraint, _ clause: Int, of index: Int) -> Bool {
    let sentence = maker.text.sentences[index]
    if made.error == nil, let known = rules.existing(like: made, among: &existing) {
      adopt(known, clause, of: index, made)
      return false
    }
    if sentence.isReplacing, !sentence.isInactive, made.error == nil {
      waiting.append((index, clause))
      return false
    }
    if rules.adds(made) { return true }
    if let place = maker.text.place(of: clause, index) { maker.text.setConstraint(nil, at: place) }
    return false
  }

  private func adopt(
    _ known: LayoutConstraint, _ clause: Int, of index: Int, _ made: LayoutConstraint
  ) {
    if let place = maker.text.place(of: clause, index) {
      maker.text.setConstraint(known, at: place)
    }
    rules.update(known, to: made)
    known.wording = made.wording
  }

  /// Activates what has been waiting. Those that may replace a target choose among what is left.
  private mutating func finish(_ held: inout HeldSchedulers) {
    for (index, clause) in waiting {
      guard let place = maker.text.place(of: clause, index),
        let made = maker.text.constraint(at: place)
      else { continue }
      let isReplacing = maker.text.sentences[index].isReplacing
      let rival = isReplacing ? existing.lastIndex { $0.startsLike(made) } : nil
      if let rival, made.commonAncestor != nil {
        let known = existing.remove(at: rival)
        known.retarget(to: made)
        adopt(known, clause, of: index, made)
      }
      if let place = maker.text.place(of: clause, index), let now = maker.text.constraint(at: place)
      {
        maker.activate(now, clause, of: index, item, &held)
      }
    }
    waiting = []
  }
}
