/// Finds what is free in a view and everything inside it.
struct AmbiguitySearch {
  private let engine: LayoutEngine
  private let free: [Int32: LayoutEngine.Ranges]

  /// The boxes about which anything is free, in the order of the tree.
  private let boxes: [LayoutBox]
  private var groups: AmbiguityGroups

  init(_ view: View, _ engine: LayoutEngine) {
    self.engine = engine
    let free = engine.allAmbiguities()
    self.free = free
    groups = AmbiguityGroups(engine, free)
    boxes =
      free.isEmpty
      ? []
      : view.subtree.lazy.flatMap(\.boxes).filter {
        $0.node.hasUnknowns && free[$0.node.token] != nil
      }
    groups.findCauses(boxes.map(\.node), free)
  }
}

extension AmbiguitySearch {
  /// What is free about each box.
  var all: [(box: LayoutBox, ambiguity: LayoutAmbiguity)] {
    var names = ReportNames()
    var found: [(LayoutBox, LayoutAmbiguity)] = []
    for box in boxes {
      if let one = ambiguity(of: box, &names) { found.append((box, one)) }
    }
    return found
  }

  /// What is free, told once for each cause.
  var grouped: [LayoutAmbiguity] {
    var names = ReportNames()
    var followers: [Int32: [String]] = [:]
    for box in boxes where !groups.isCause(box.node.token) {
      guard let cause = groups.cause(of: box.node.token) else { continue }
      followers[cause, default: []].append(names.name(of: box))
    }
    var found: [LayoutAmbiguity] = []
    for box in boxes where groups.isCause(box.node.token) {
      guard let one = ambiguity(of: box, &names) else { continue }
      found.append(one.followed(by: followers[box.node.token] ?? []))
    }
    return found
  }

  private func ambiguity(of box: LayoutBox, _ names: inout ReportNames) -> LayoutAmbiguity? {
    let company = groups.company(of: box.node.token).compactMap { engine.system.node($0) }
    return engine.ambiguity(of: box.node, free, with: company, &names)
  }
}
