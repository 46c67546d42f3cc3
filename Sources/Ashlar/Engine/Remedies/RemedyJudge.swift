internal import AshlarSolver

/// Judges remedies by their results: it applies each to a copy of the layout, and names the flaws that are new or
/// worse there.
struct RemedyJudge {
  private let rows: RehearsalRows
  private let flaws: LayoutFlaws

  /// The number of rows of copies that may still be solved. A tree with very many conflicts has the remedies of the
  /// first ones judged.
  private var room: Int

  private static let mostSolved = 100_000

  /// The number of remedies of the present conflict that may still be rehearsed.
  private var rehearsalsLeft = Self.mostRehearsals

  private static let mostRehearsals = 18

  /// Copies the rows of an engine.
  ///
  /// - Returns: Nil if something has changed since the layout, the tree is a part of one, or the copy is too large to be solved
  ///   several times.
  init?(_ engine: LayoutEngine) {
    guard engine.tree.isCurrent, engine.tree.changes.isEmpty, !engine.isUnfinished,
      engine.tree.isWhole, !engine.system.isRehearsal,
      let root = engine.system.allNodes.lazy.compactMap({ $0.host?.view?.root }).first
    else { return nil }
    rows = RehearsalRows(engine, root)
    room = Self.mostSolved - rows.count
    guard room > 0, let flaws = LayoutFlaws(engine, root, rows) else { return nil }
    self.flaws = flaws
  }
}

// MARK: - Judging

extension RemedyJudge {
  /// The constraints that have numbers in common.
  var numberLines: NumberLines { rows.lines }

  /// Begins with another conflict, the remedies of which may be followed as often as those of the last one.
  mutating func begin() { rehearsalsLeft = Self.mostRehearsals }

  /// The drawbacks of a remedy of a conflict, the worst first: of several ways to follow it the best; nil if they
  /// cannot be determined.
  ///
  /// - Complexity: That of a first layout of the tree for each way.
  mutating func worsened(
    by remedy: LayoutConflict.Suggestion, _ conflict: FoundConflict
  ) -> [LayoutFlaws.Flaw]? {
    var least: [LayoutFlaws.Flaw]?
    for edit in rows.edits(following: remedy) {
      guard let outcome = rehearse(edit) else { continue }
      let worse = worsened(in: outcome, conflict, changing: remedy.rewritten)
      if worse.isEmpty { return [] }
      least = least ?? worse
    }
    return least
  }

  /// Whether a remedy leaves a good layout; also true if that cannot be determined.
  mutating func mends(_ remedy: LayoutConflict.Suggestion, _ conflict: FoundConflict) -> Bool {
    worsened(by: remedy, conflict)?.isEmpty ?? true
  }

  /// By how much more the constant of a member would be if it were what everything else leaves for it, in points; nil
  /// if the layout is not good without the member, or that cannot be determined.
  mutating func stepLeft(for member: LayoutDemand, in conflict: FoundConflict) -> CGFloat? {
    guard let edit = rows.edit(leavingOut: member), let row = edit.leftOut.first,
      let outcome = rehearse(edit), worsened(in: outcome, conflict, leavingOut: member).isEmpty
    else { return nil }
    return CGFloat(rows.excess(of: row, in: outcome.solution))
  }

  private mutating func rehearse(_ edit: RehearsalEdit) -> RehearsalOutcome? {
    guard room >= rows.count, rehearsalsLeft > 0 else { return nil }
    room -= rows.count
    rehearsalsLeft -= 1
    return rows.outcome(after: edit)
  }

  /// What is worse than it is now. A view that the members refer to is to have a place and an extent along their axis,
  /// whatever it has now, and a content that is required is to be seen. A new number leaves its view inside what it is in,
  /// but for the content of a cell, which goes with it.
  private func worsened(
    in outcome: RehearsalOutcome, _ conflict: FoundConflict, changing demand: LayoutDemand? = nil,
    leavingOut left: LayoutDemand? = nil
  ) -> [LayoutFlaws.Flaw] {
    let sides = conflict.members.flatMap { [$0.first, $0.second] }.compactMap(\.self)
    let contents = conflict.members.filter { $0.origin == .contentSize && $0.priority == .required }
    let cell = [demand, left].compactMap(\.self).first { $0.listed != nil }
    return flaws.worsened(in: outcome) { flaw in
      flaw.kind.isLoss && sides.contains { flaw.concerns($0) }
        || flaw.kind == .outside && demand?.first.map(flaw.concerns) ?? false
        || flaw.kind == .cut && contents.contains { $0.first.map(flaw.concerns) ?? false }
    }.filter { !($0.kind == .outside && cell?.first.map($0.concerns) ?? false) }
  }

  /// The description of a flaw for a reader: `then title is cut off`.
  func words(for flaw: LayoutFlaws.Flaw) -> String { flaws.words(for: flaw) }
}

extension LayoutConflict.Suggestion {
  /// The demand that gets another number.
  fileprivate var rewritten: LayoutDemand? {
    if case .changeNumber(let demand, _) = self { demand } else { nil }
  }
}
