import Ashlar

/// The conflicts, ambiguities and faults of a report, and the demands to which optional constraints gave way.
struct ReportProblems {
  private let scene: LayoutScene

  /// The places of the scene's constraints in the list of the page.
  private let places: [Int: Int]

  /// The places of constraints by their identities.
  private let serials: [Int64: Int]

  /// The changes of the frames, for all problems.
  private var frames: FramesWithout

  /// How many problems of a kind there are at most, and how many members one has.
  private static let most = 200

  init(_ scene: LayoutScene, sentences: [Int]) {
    self.scene = scene
    frames = FramesWithout(scene)
    places = Dictionary(
      sentences.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    serials = Dictionary(
      sentences.enumerated().map { (scene.sentences[$1].constraint.serial, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// For each constraint that gave way, what it gave way to.
  var losses: ScriptValue {
    var names = ReportNames()
    let lost = scene.sentences.indices.filter { number in
      if case .missed = scene.sentences[number].outcome { places[number] != nil } else { false }
    }
    return .list(
      lost.prefix(Self.most).compactMap { number in
        let winners = winners(over: scene.sentences[number], &names)
        guard let place = places[number], !winners.isEmpty else { return nil }
        return .list([.number(place), .list(winners.map { .text($0) })])
      })
  }

  private func winners(
    over sentence: LayoutScene.Sentence, _ names: inout ReportNames
  ) -> [String] {
    guard let item = sentence.constraint.firstItem else { return [] }
    let attribute = sentence.constraint.firstAttribute
    let misses = item.explain(attribute, causes: 1, naming: &names).misses
    let own = misses.first { $0.demand.serial == sentence.constraint.serial }
    return own?.givenUpTo.suffix(4).map(\.description) ?? []
  }

  /// The items that nothing determines, with what is free about them and the items that move with them.
  mutating func ambiguities(below limit: Int) -> ScriptValue {
    let known = scene.items.indices.filter { scene.items[$0].ambiguity != nil }
    let followers = Dictionary(grouping: scene.items.indices) { scene.items[$0].leader }
    return .list(
      known.prefix(Self.most).map { number in
        let words = scene.freedom(of: scene.items[number]) ?? ""
        let company = (followers[number] ?? []).filter { $0 < limit }.map { ScriptValue.number($0) }
        let ends = ends(of: scene.items[number])
        return .list([
          .place(number < limit ? number : nil), .text(words), .list(company), .list(ends),
        ])
      })
  }

  /// How far a number goes where its range has no end, in points.
  private static let farStep: CGFloat = 100

  /// Other values that are as good for what nothing determines about an item, each with the frames that result.
  private mutating func ends(of item: LayoutScene.Item) -> [ScriptValue] {
    var ends: [ScriptValue] = []
    for free in item.ambiguity?.free ?? [] {
      let values = [
        free.range.lowerBound.isFinite ? free.range.lowerBound : free.value - Self.farStep,
        free.range.upperBound.isFinite ? free.range.upperBound : free.value + Self.farStep,
      ]
      for value in values where (value - free.value).magnitude > 0.001 {
        let changes = frames.changes(moving: item.box, free.attribute, to: value)
        let words = "\(free.attribute) \(GeometryText.number(Double(value)))"
        ends.append(.list([.text(words), Self.value(of: changes)]))
      }
    }
    return ends
  }

  var faults: ScriptValue {
    .list(scene.root.diagnostics.faults.prefix(Self.most).map { .text($0.description) })
  }
}

// MARK: - Conflicts

extension ReportProblems {
  mutating func conflicts() -> ScriptValue {
    .list(
      scene.conflicts.prefix(Self.most).map { conflict in
        let shown = conflict.members.indices.filter {
          $0 < Self.most || $0 == conflict.members.count - 1
        }
        let members = shown.map { member(conflict, $0) }
        let remedies = zip(conflict.suggestions, conflict.costs).prefix(10).map {
          remedy($0, $1, conflict, shown)
        }
        let amount = GeometryText.number(Double(conflict.leastMiss))
        return .fields([
          ("m", .list(members)), ("by", .text(amount)), ("s", .list(Array(remedies))),
        ])
      })
  }

  /// A member: its text, its constraint, the views that it refers to, and the frames without it.
  private mutating func member(
    _ conflict: LayoutConflict, _ index: Int
  ) -> ScriptValue {
    let demand = conflict.members[index]
    let place = demand.serial.flatMap { serials[$0] }
    let sentence = demand.serial.flatMap { serial in
      scene.sentences.first { $0.constraint.serial == serial }
    }
    let changes = Self.value(of: frames.changes(without: index, in: conflict))
    return .list([
      .text(demand.description), .place(place), .place(sentence?.first),
      .place(sentence?.second), changes,
    ])
  }

  /// A remedy, the frames after it, and the members of which one is to go.
  private mutating func remedy(
    _ suggestion: LayoutConflict.Suggestion, _ cost: String, _ conflict: LayoutConflict,
    _ shown: [Int]
  ) -> ScriptValue {
    var members: [Int] = []
    if case .removeOne(let demands) = suggestion {
      members = demands.compactMap { demand in
        shown.firstIndex { conflict.members[$0] == demand }
      }
    }
    let changes = Self.value(of: frames.changes(after: suggestion))
    let words = cost.isEmpty ? "\(suggestion)" : "\(suggestion), but \(cost)"
    return .list([.text(words), changes] + members.map { .number($0) })
  }

  private static func value(of changes: [FramesWithout.Change]?) -> ScriptValue {
    guard let changes else { return .nothing }
    return .list(changes.map { .list([.number($0.item)] + ScriptValue.numbers(of: $0.shift)) })
  }
}
