/// Finds the free attributes in a view and everything inside it.
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
  /// The free attributes, once for each cause, with the boxes that move with them.
  var grouped: [AmbiguousBox] {
    var names = ReportNames()
    var followers: [Int32: [LayoutBox]] = [:]
    for box in boxes where !groups.isCause(box.node.token) {
      guard let cause = groups.cause(of: box.node.token) else { continue }
      followers[cause, default: []].append(box)
    }
    var found: [AmbiguousBox] = []
    for box in boxes where groups.isCause(box.node.token) {
      guard var one = ambiguity(of: box, &names) else { continue }
      let following = followers[box.node.token] ?? []
      one.following = following.map { names.name(of: $0) }
      found.append(AmbiguousBox(box: box, ambiguity: one, following: following))
    }
    return found
  }

  private func ambiguity(of box: LayoutBox, _ names: inout ReportNames) -> LayoutAmbiguity? {
    let company = groups.company(of: box.node.token).compactMap { engine.system.node($0) }
    return engine.ambiguity(of: box.node, free, with: company, &names)
  }
}

/// A view or guide with a reported ambiguity.
package struct AmbiguousBox {
  package let box: LayoutBox
  package let ambiguity: LayoutAmbiguity

  /// The views and guides that move with it, and for no other cause.
  package let following: [LayoutBox]
}
