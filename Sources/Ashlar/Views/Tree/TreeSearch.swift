/// Finds the tree of a view that has not cached it.
struct TreeSearch {
  let view: View

  /// The tree that the nearest view above has cached, or a new one. The views on the way remember it.
  func find() -> LayoutTree {
    if view.cachedTree == nil, !view.node.hasContainer {
      let tree = LayoutTree()
      view.cachedTree = tree
      return tree
    }
    var path = [view]
    while path[path.count - 1].cachedTree == nil, let next = path[path.count - 1].superview {
      path.append(next)
    }
    let top = path[path.count - 1]
    if let old = top.cachedTree?.current, old.isOver {
      TreeMove(view: top.root, old: old).leave()
    }
    let tree = top.cachedTree?.current ?? LayoutTree()
    for view in path { view.cachedTree = tree }
    return tree
  }
}
