/// Other settings for a tree, and everything that goes by them.
struct EnvironmentChange {
  /// The view at the top of the tree.
  let root: View

  let old: LayoutEnvironment
  let new: LayoutEnvironment

  /// Gives the tree the new settings.
  func apply() {
    let tree = root.tree
    tree.environment = new
    if old.direction != new.direction { noteDirection() }
    if old.platform != new.platform || old.pixelScale != new.pixelScale { root.measureAnew() }
    queueInsets()
    root.tree.updateInsets()
  }

  /// Looks again at everything that goes by the direction of reading.
  private func noteDirection() {
    var held = HeldSchedulers(of: root)
    let tree = root.tree
    for view in root.subtree {
      for index in view.held.indices { tree.note(.terms, of: index) }
      view.setNeedsLayout()
    }
    held.letGo()
  }

  /// Looks at the root, and at every view that has something around its edges.
  private func queueInsets() {
    root.tree.queueInsets(of: root)
    for view in root.subtree where view.insets != nil { root.tree.queueInsets(of: view) }
  }
}
