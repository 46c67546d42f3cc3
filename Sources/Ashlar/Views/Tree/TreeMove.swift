/// The move of a view with everything inside it from one tree to another.
struct TreeMove {
  let view: View

  /// The tree that it has been in.
  let old: LayoutTree

  /// Merges the old tree, all of which is in the view, into that of its new superview.
  func join(_ superview: View) {
    if old.engine != nil {
      let views = views
      leaveEngine(views)
      note(views, in: old)
    }
    let tree = superview.tree
    let measuresDiffer = old.measures != tree.measures
    old.merge(into: tree)
    if view.node.index >= 0 {
      let container = tree.place(of: superview.node)
      tree.store.boxes[view.node.index].container = container
    }
    if measuresDiffer { view.measureAnew() }
  }

  /// Gives the view, which is in no other one any more, a tree of its own.
  ///
  /// The engine of a tree may contain boxes in views that have not stored the tree: those between the items of a
  /// constraint.
  ///
  /// - Returns: The objects of constraints that have ended with that: the caller lets go of them at the end.
  @discardableResult
  func leave() -> [LayoutConstraint] {
    let views = views
    leaveEngine(views)
    let boxes = boxes(of: views)
    var ended: [LayoutConstraint] = []
    // Those that views hold which have gone.
    if old.isOver {
      old.deactivate(old.crossing(boxes.map(\.index)), &ended)
    }
    old.frameWatch?.noteDeparture()
    let new = LayoutTree(after: old)
    old.handOver(views, to: new)
    old.move(boxes, to: new)
    note(views, in: new)
    view.cachedTree = new
    for view in views where view.cachedTree != nil { view.cachedTree = new }
    view.noteInsets()
    return ended
  }

  /// Removes all views from the engine after the removal of the last constraint: frames stay as they are until
  /// another one becomes active.
  func disengage() {
    let views = views
    leaveEngine(views)
    if let engine = old.engine { old.work = old.work + engine.work }
    old.engine = nil
    old.forgetRest()
    old.diagnostics.replaceConflicts(by: { [] }, found: [], announcing: { [] })
    note(views, in: old)
  }

  /// The view and all views inside it.
  private var views: [View] { view.subviews.isEmpty ? [view] : Array(view.subtree) }

  /// The boxes of views that have a place in the tree, each behind the one that contains it.
  private func boxes(of views: [View]) -> [BoxNode] {
    var boxes: [BoxNode] = []
    for view in views where view.node.index >= 0 {
      boxes.append(view.node)
      for guide in view.layoutGuides where guide.node.index >= 0 { boxes.append(guide.node) }
    }
    return boxes
  }

  /// Takes the views, the boxes in them and the constraints that they hold out of the engine that has been
  /// solving them.
  private func leaveEngine(_ views: [View]) {
    for view in views {
      view.forgetMovedBoxes()
      if view.node.index >= 0 { leaveEngine(view) }
      for guide in view.layoutGuides { guide.forgetPlace(in: old) }
    }
    if old.isOver { old.forgetRest() }
  }

  private func leaveEngine(_ view: View) {
    old.dismiss(view.node)
    for guide in view.layoutGuides { old.dismiss(guide.node) }
    var next = old.store.boxes[view.node.index].lists[.held].head
    while next >= 0 {
      let record = old.store.constraints[next]
      if record.hasToken {
        old.drop(record)
        old.store.constraints[next].token = -1
        old.store.constraints[next].terms.marks.remove(.news)
        if old.pendingPass != nil { old.schedulePass() }
      }
      next = record.lists[.held].next
    }
  }

  /// Notifies a tree whose engine does not have the views of those whose masks are off, and of the constraints that
  /// they hold.
  private func note(_ views: [View], in tree: LayoutTree) {
    for view in views {
      if !view.translatesMask {
        view.node.isNotedAsLoose = false
        tree.noteLoose(view.node)
      }
      guard view.node.index >= 0 else { continue }
      for index in tree.store.list(.held, of: view.node.index)
      where !tree.store.constraints[index].terms.marks.contains(.isWaiting) {
        tree.noteActivation(of: index)
      }
    }
  }
}
