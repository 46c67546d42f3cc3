internal import AshlarSolver

/// Finds the views that keep their frames although constraints place them, and groups the resulting conflicts: one
/// report for each view.
struct ForgottenMasks {
  private let engine: LayoutEngine

  /// The conflicts that have one cause, in the order in which they were found.
  private(set) var groups: [Group] = []

  /// The groups in which a box is.
  private var groupsOfBox: [Int32: [Int]] = [:]

  /// Whether boxes keep frames although constraints place them, as far as that has been found out.
  private var isForgotten: [Int32: Bool] = [:]

  /// Conflicts that would end if the masks of some views were off.
  struct Group {
    /// The numbers of the views.
    var tokens: [Int32]

    /// What the first conflict is, and what else was set aside.
    let first: Int
    var setAside: [Constraint]
    var others: [Int] = []

    /// Whether an earlier layout has put it together, and nothing has come to it.
    var isKept = false
  }

  init(_ engine: LayoutEngine) { self.engine = engine }
}

// MARK: - Putting together

extension ForgottenMasks {
  /// Takes a conflict in, by its place among all of them, if masks that are on without need are the cause.
  mutating func take(_ conflict: FoundConflict, at place: Int, _ search: inout RemedySearch) {
    guard let setAside = conflict.setAside, conflict.members.contains(where: \.isConstraint)
    else { return }
    let tokens = forgotten(in: conflict.handles.compactMap(\.self))
    if tokens.isEmpty || join(tokens, place, setAside, &search) { return }
    guard let cure = cure([setAside], beginning: tokens, &search) else { return }
    add(Group(tokens: cure, first: place, setAside: [setAside]))
  }

  /// Reports a conflict together with one found before, if the same remedy ends both.
  private mutating func join(
    _ tokens: [Int32], _ place: Int, _ setAside: Constraint, _ search: inout RemedySearch
  ) -> Bool {
    var tried: Set<Int> = []
    for number in tokens.flatMap({ groupsOfBox[$0] ?? [] }) where tried.insert(number).inserted {
      let group = groups[number]
      guard let cure = extended(group.tokens, group.setAside + [setAside], &search) else {
        continue
      }
      groups[number].setAside.append(setAside)
      groups[number].others.append(place)
      groups[number].tokens = cure
      groups[number].isKept = false
      note(cure.dropFirst(group.tokens.count), number)
      return true
    }
    return false
  }

  /// Merges groups that have a view in common, if one remedy ends all of their conflicts.
  mutating func unite(_ search: inout RemedySearch) {
    let shared = Set(groupsOfBox.values.filter { $0.count > 1 }.flatMap(\.self))
    if shared.isEmpty { return }
    var united: [Group] = []
    for number in shared.sorted() {
      var whole = groups[number]
      var kept: [Group] = []
      for other in united {
        if let both = mergedGroup(other, whole, &search) {
          whole = both
        } else {
          kept.append(other)
        }
      }
      united = kept + [whole]
    }
    let others = groups.indices.filter { !shared.contains($0) }.map { groups[$0] }
    groups = (others + united).sorted { $0.first < $1.first }
  }

  private mutating func mergedGroup(
    _ one: Group, _ other: Group, _ search: inout RemedySearch
  ) -> Group? {
    guard !(one.isKept && other.isKept), one.tokens.contains(where: other.tokens.contains)
    else { return nil }
    let tokens = one.tokens + other.tokens.filter { !one.tokens.contains($0) }
    let setAside = one.setAside + other.setAside
    guard let cure = extended(tokens, setAside, &search) else { return nil }
    return Group(
      tokens: cure, first: min(one.first, other.first), setAside: setAside,
      others: (one.others + other.others + [max(one.first, other.first)]).sorted())
  }

  /// Takes over a group, which may be of an earlier layout.
  mutating func add(_ group: Group) {
    note(group.tokens[...], groups.count)
    groups.append(group)
  }

  private mutating func note(_ tokens: ArraySlice<Int32>, _ number: Int) {
    for token in tokens { groupsOfBox[token, default: []].append(number) }
  }
}

// MARK: - Trying

extension ForgottenMasks {
  /// Views without whose masks what is set aside could hold: one of some, or as many as it takes.
  private mutating func cure(
    _ setAside: [Constraint], beginning tokens: [Int32], _ search: inout RemedySearch
  ) -> [Int32]? {
    for token in tokens {
      if search.contradictions(returning: setAside, dropping: masks(of: [token]))?.isEmpty ?? false
      {
        return [token]
      }
    }
    return extended(Array(tokens.prefix(1)), setAside, &search)
  }

  /// The same, with the views whose masks turn out to stand in the way then.
  private mutating func extended(
    _ first: [Int32], _ setAside: [Constraint], _ search: inout RemedySearch
  ) -> [Int32]? {
    var tokens = first
    while tokens.count <= Self.most {
      guard
        let left = search.contradictions(returning: setAside, dropping: masks(of: tokens))
      else { return nil }
      if left.isEmpty { return tokens }
      let more = forgotten(in: left.flatMap(\.self)).filter { !tokens.contains($0) }
      if more.isEmpty { return nil }
      tokens += more
    }
    return nil
  }

  /// The greatest number of masks that one remedy turns off.
  private static let most = 8

  private func masks(of tokens: [Int32]) -> [Constraint] {
    tokens.flatMap { engine.frameDemands(of: $0) }
  }

  /// The views whose masks are among some constraints although others place them, each once.
  private mutating func forgotten(in constraints: [Constraint]) -> [Int32] {
    var found: [Int32] = []
    var known: Set<Int32> = []
    for handle in constraints {
      guard case .demand(let token, .frame) = engine.system.sources[handle], isForgotten(token),
        known.insert(token).inserted
      else { continue }
      found.append(token)
    }
    return found
  }

  private mutating func isForgotten(_ token: Int32) -> Bool {
    if let known = isForgotten[token] { return known }
    let isSuch = engine.system.node(token)?.isPlacedBesides ?? false
    isForgotten[token] = isSuch
    return isSuch
  }
}

extension BoxNode {
  /// Whether the box is a view that keeps its frame although constraints determine its place or size.
  fileprivate var isPlacedBesides: Bool {
    guard let view, hasContainer, view.translatesMask, view.placedPart == .none else {
      return false
    }
    return concerning.all.contains { constraint in
      !constraint.isFromStack && Self.placed(by: constraint) === self
    }
  }

  /// The box that a constraint places as a rule: its first item, or the second one if that is inside the first.
  private static func placed(by constraint: LayoutConstraint) -> BoxNode? {
    guard let first = constraint.firstNode, let second = constraint.secondNode, second !== first
    else { return constraint.firstNode }
    return second.isInside(first) ? second : first
  }

  /// Whether another box contains this one.
  private func isInside(_ other: BoxNode) -> Bool {
    sequence(first: host?.container, next: { $0?.container }).contains { $0 === other.host }
  }
}
