/// The active constraints that mention a box, apart from those that it holds for other boxes, the oldest first.
struct ConcerningConstraints {
  let node: BoxNode
}

extension ConcerningConstraints {
  private var tree: LayoutTree? { node.index < 0 ? nil : node.treeInUse }

  var isEmpty: Bool {
    guard let tree, node.index >= 0 else { return true }
    return tree.store.isUnmentioned(node.index) && measuring(tree).isEmpty
  }

  /// Their places.
  var indices: [Int32] {
    guard let tree, node.index >= 0 else { return [] }
    let found = tree.store.mentions(of: node.index)
    let measuring = measuring(tree)
    if measuring.isEmpty { return found }
    return (found + measuring).sorted {
      tree.store.constraints[$0].age < tree.store.constraints[$1].age
    }
  }

  /// Those that measure distances from the box, or to it.
  var measuring: [Int32] { tree.map { measuring($0) } ?? [] }

  private func measuring(_ tree: LayoutTree) -> [Int32] {
    if tree.distances.isEmpty { return [] }
    return tree.distances.keys.sorted().filter { index in
      let holder = tree.store.constraints[index].holder
      return tree.distances[index]?.nodes.contains { $0 === node } ?? false
        && node.host?.index != holder
    }
  }

  var all: [LayoutConstraint] { tree?.objects(of: indices) ?? [] }

  func filter(_ isIncluded: (LayoutConstraint) -> Bool) -> [LayoutConstraint] {
    all.filter(isIncluded)
  }

  func visit(_ body: (LayoutConstraint) -> Void) { all.forEach(body) }
}

/// The active constraints that a view holds, in the order of their activation.
struct HeldConstraints {
  let node: BoxNode
}

extension HeldConstraints {
  private var tree: LayoutTree? { node.index < 0 ? nil : node.treeInUse }

  var isEmpty: Bool {
    guard let tree, node.index >= 0 else { return true }
    return tree.store.boxes[node.index].lists[.held].isEmpty
  }

  /// Their places.
  var indices: [Int32] {
    guard let tree, node.index >= 0 else { return [] }
    return tree.store.list(.held, of: node.index)
  }

  var all: [LayoutConstraint] { tree?.objects(of: indices) ?? [] }

  func visit(_ body: (LayoutConstraint) -> Void) { all.forEach(body) }
}
