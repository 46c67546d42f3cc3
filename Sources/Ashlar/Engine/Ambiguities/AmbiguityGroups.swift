internal import AshlarSolver

/// The groups of boxes that are ambiguous for one cause: equations tie their free attributes to each other.
struct AmbiguityGroups {
  /// The groups in which something of a box is free, by token, in the order of frames.
  private var groupsOfBox: [Int32: [Int]] = [:]

  /// The numbers of the boxes in a group, in order of creation.
  private var boxes: [[Int32]] = []

  /// The box under which each group is reported.
  private var causes: [Int32] = []

  init(_ engine: LayoutEngine, _ free: [Int32: LayoutEngine.Ranges]) {
    var tokens: [Int32] = []
    var unknowns: [Unknown] = []
    for token in free.keys.sorted() {
      for (attribute, side) in LayoutEngine.sides where free[token]?[attribute] != nil {
        tokens.append(token)
        unknowns.append(engine.system.solver.unknown(side, of: token))
      }
    }
    let groups = UnknownGroups(of: unknowns, in: engine.system.solver)
    boxes = Array(repeating: [], count: groups.count)
    for (token, group) in zip(tokens, groups.numbers) {
      if boxes[group].last != token { boxes[group].append(token) }
      let isKnown = groupsOfBox[token]?.contains(group) ?? false
      if !isKnown { groupsOfBox[token, default: []].append(group) }
    }
  }
}

// MARK: - Causes

extension AmbiguityGroups {
  /// Finds the box under which each group is reported: the area of a view that scrolls, else the first in the order
  /// of the tree whose extent is free, else the first.
  mutating func findCauses(_ order: [BoxNode], _ free: [Int32: LayoutEngine.Ranges]) {
    causes = Array(repeating: -1, count: boxes.count)
    let ranks: [(BoxNode) -> Bool] = [
      { $0.systemGuide == .content },
      { node in free[node.token]?.keys.contains { $0.isSize } ?? false },
      { _ in true },
    ]
    for isSuch in ranks {
      for node in order where isSuch(node) {
        for group in groupsOfBox[node.token] ?? [] where causes[group] < 0 {
          causes[group] = node.token
        }
      }
    }
  }

  /// Whether a box is reported by itself, and not with another one.
  func isCause(_ token: Int32) -> Bool {
    groupsOfBox[token]?.contains { causes[$0] == token } ?? true
  }

  /// The box under which another one is reported.
  func cause(of token: Int32) -> Int32? { groupsOfBox[token].map { causes[$0[0]] } }

  /// The boxes that share something that is free with a box, the box included; of very many, the first of each group.
  func company(of token: Int32) -> [Int32] {
    var known: Set<Int32> = [token]
    return [token]
      + (groupsOfBox[token] ?? []).flatMap { boxes[$0].prefix(Self.most) }
      .filter { known.insert($0).inserted }
  }

  /// The greatest number of boxes of a group that are searched for disagreements.
  private static let most = 64
}
