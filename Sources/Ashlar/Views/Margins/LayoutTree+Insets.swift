// Safe areas and some margins depend on where views are, and constraints depend on them. So a layout
// looks, once the frames are written, at the views that have moved and have something around their
// edges. Where that has changed, constants of constraints follow, and the layout goes round again.

// MARK: - Noting

extension LayoutTree {
  /// Notes a view that moved, or that got something to go by.
  func queueInsets(of view: View) {
    if let insets = view.insets {
      if insets.isQueued { return }
      insets.isQueued = true
    }
    insetQueue.append(view.node)
  }
}

// MARK: - Looking again

extension LayoutTree {
  /// Brings what is around the edges of the noted views up to date, those outside first.
  ///
  /// What is called on the way may note others; they wait for the next time, so that this ends.
  func updateInsets() {
    guard !insetQueue.isEmpty, !isUpdatingInsets else { return }
    isUpdatingInsets = true
    defer { isUpdatingInsets = false }
    var queue: [BoxNode] = []
    swap(&queue, &insetQueue)
    for node in queue {
      guard let view = node.view, view.insets?.isQueued ?? true else { continue }
      InsetUpdate(of: view).run()
    }
  }

  /// Updates the insets of a view after a change of its settings, at once or as soon as possible.
  func updateInsets(of view: View) {
    if isUpdatingInsets { return queueInsets(of: view) }
    isUpdatingInsets = true
    InsetUpdate(of: view).run()
    isUpdatingInsets = false
  }
}
