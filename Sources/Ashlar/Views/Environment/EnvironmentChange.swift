/// A change of a tree's settings, and the invalidation of everything that depends on them.
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

  /// Updates everything that depends on the direction of reading.
  private func noteDirection() {
    var held = HeldSchedulers(of: root)
    let tree = root.tree
    for view in root.subtree {
      for index in view.held.indices { tree.note(.terms, of: index) }
      view.setNeedsLayout()
    }
    held.letGo()
  }

  /// Queues the root and every view that has insets for an update of its insets.
  private func queueInsets() {
    root.tree.queueInsets(of: root)
    for view in root.subtree where view.insets != nil { root.tree.queueInsets(of: view) }
  }
}
