internal import AshlarSolver

// MARK: - Numbers that may be wrong

extension RemedySearch {
  /// The numbers of equations that could be others, each so that the conflict is over and nothing is worse: at most three,
  /// those first that are odd among their like.
  ///
  /// One of the equations may also be too many. Where no other number has votes, its removal comes first, and the numbers
  /// are not likely.
  mutating func numbers(_ conflict: FoundConflict) -> NumberRemedies {
    var candidates = candidates(in: conflict)
    // What other rows have without a contradiction is seldom wrong, and to try it is to try all of them.
    for index in candidates.indices where !candidates[index].isElsewhere {
      settle(&candidates[index], conflict)
    }
    if candidates.allSatisfy({ $0.number == nil }) {
      for index in candidates.indices where candidates[index].isElsewhere {
        settle(&candidates[index], conflict)
      }
    }
    candidates.sort { ($0.votes, $0.place) > ($1.votes, $1.place) }
    let spare = candidates.filter(\.isSpare).prefix(Self.most).map { conflict.members[$0.place] }
    let removal =
      spare.count > 1 ? [Remedy(suggestion: .removeOne(of: Array(spare)), cost: "")] : []
    let known = candidates.filter { $0.number != nil }
    let isOdd = known.first.map { $0.votes > 0 } ?? false
    let written = known.filter { $0.votes > 0 || !conflict.members[$0.place].hasNoNumber }
    let changes = written.prefix(Self.most).map { change($0, conflict) }
    let room = Self.most - removal.count
    let before = isOdd ? changes.prefix(room) : []
    let after = changes.dropFirst(before.count).prefix(Self.most - before.count)
    return NumberRemedies(
      all: before + removal + after,
      unwritten: known.filter { candidate in !written.contains { $0.place == candidate.place } }
        .prefix(1).map { change($0, conflict) },
      areLikely: isOdd)
  }

  private func change(_ candidate: NumberCandidate, _ conflict: FoundConflict) -> Remedy {
    let member = conflict.members[candidate.place]
    return Remedy(
      suggestion: .changeNumber(of: member, to: candidate.number ?? member.number), cost: "")
  }

  /// The equations of a conflict that have a number, those first of which the number is likeliest to be wrong.
  private mutating func candidates(in conflict: FoundConflict) -> [NumberCandidate] {
    var candidates: [NumberCandidate] = []
    var known: Set<Int64> = []
    var lines: Set<NumberLine> = []
    for (place, member) in conflict.members.enumerated() where Self.hasNumber(member) {
      if let sentence = member.sentence, !known.insert(sentence).inserted { continue }
      let line = numberLines.line(of: member)
      if let line, !lines.insert(line).inserted { continue }
      guard let handle = conflict.handles[place],
        let constraint = engine.system.constraint(of: handle), let use = NumberUse(of: constraint)
      else { continue }
      var candidate = NumberCandidate(place: place, use: use)
      candidate.sharing = numberLines.count(sharing: constraint)
      candidate.isElsewhere =
        line != nil
        && candidate.sharing > conflict.members.count { numberLines.line(of: $0) == line }
      candidate.steps = steps(conflict, candidate)
      candidate.votes = candidate.steps.map { votes(for: $0, candidate) }.max() ?? 0
      candidates.append(candidate)
    }
    candidates.sort {
      ($0.isElsewhere ? 0 : 1, $0.votes, $0.place) > ($1.isElsewhere ? 0 : 1, $1.votes, $1.place)
    }
    return Array(candidates.prefix(Self.mostNumbers))
  }

  /// By how much more the constant could be: as much as ends the conflict, or as its like have it.
  private mutating func steps(
    _ conflict: FoundConflict, _ candidate: NumberCandidate
  ) -> [CGFloat] {
    let sign = conflict.members[candidate.place].wording.sign
    var steps: [CGFloat] = []
    if let least = conflict.step(ofNumberAt: candidate.place, in: numberLines) {
      steps.append(least * sign)
    }
    for model in likeNumbers.models(for: candidate.use) {
      steps.append((model - candidate.use.number) * candidate.use.sign)
    }
    return steps
  }

  private mutating func votes(for step: CGFloat, _ candidate: NumberCandidate) -> Int {
    likeNumbers.votes(for: candidate.use.number(movedBy: step), inPlaceOf: candidate.use)
  }

  /// Finds the number with the most votes, of those that end the conflict and leave a good layout: among them the one
  /// that everything else leaves for it.
  private mutating func settle(_ candidate: inout NumberCandidate, _ conflict: FoundConflict) {
    let member = conflict.members[candidate.place]
    let left = judge?.stepLeft(for: member, in: conflict)
    candidate.isSpare =
      left != nil && candidate.sharing == 1 && ends(conflict, dropping: [candidate.place])
    let steps = (left.map { [$0] } ?? []) + candidate.steps
    let ranked = steps.enumerated().map { (votes(for: $1, candidate), $0, $1) }
      .sorted { ($0.0, -$0.1) > ($1.0, -$1.1) }
    candidate.votes = .min
    for (votes, place, step) in ranked {
      let numberStep = step * member.wording.sign
      guard numberStep.magnitude > 0.001, Self.allows(numberStep, in: member),
        ends(conflict, movingNumberAt: candidate.place, by: numberStep)
      else { continue }
      let isKnownToMend = left != nil && place == 0 && candidate.sharing == 1
      let change = LayoutConflict.Suggestion.changeNumber(
        of: member, to: member.number + numberStep)
      guard isKnownToMend || judge?.mends(change, conflict) ?? true else { continue }
      candidate.number = member.number + numberStep
      candidate.votes = votes
      return
    }
  }

  /// The greatest number of equations of one conflict that are examined.
  private static let mostNumbers = 6
}

/// Remedies that concern the numbers of equations.
struct NumberRemedies {
  /// The likeliest first.
  var all: [Remedy] = []

  /// Numbers for equations that have none in the code.
  var unwritten: [Remedy] = []

  /// Whether other numbers of its use have votes for the first one.
  var areLikely = true
}

/// An equation whose number may be wrong.
private struct NumberCandidate {
  let place: Int
  let use: NumberUse

  /// The number of constraints that share it.
  var sharing = 1

  /// Whether some of those are in other rows, and not in the conflict.
  var isElsewhere = false

  /// By how much more the constant could be, in points.
  var steps: [CGFloat] = []

  /// The number to write, in points; nil if none mends.
  var number: CGFloat?

  /// The votes for it.
  var votes = 0

  /// Whether the layout is good without the equation.
  var isSpare = false
}

// MARK: - Which numbers

extension RemedySearch {
  /// Whether a demand is an equation with a number in the code.
  private static func hasNumber(_ demand: LayoutDemand) -> Bool {
    demand.isWritten && demand.relation == .equal && demand.wording != .nothing
      && !demand.isClosed && demand.first != nil
  }

  /// Whether its number may be so much more: an extent stays one.
  private static func allows(_ step: CGFloat, in demand: LayoutDemand) -> Bool {
    demand.second != nil || !(demand.first?.attribute.isSize ?? false) || demand.number + step > 0
  }
}
