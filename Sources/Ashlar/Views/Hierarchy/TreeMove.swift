/// A view that goes from one tree to another, with everything inside it.
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
    if measuresDiffer { view.measureAnew() }
  }

  /// Gives the view, which is in no other one any more, a tree of its own.
  ///
  /// Not every view has to know its tree for boxes in it to be known to the tree's engine: those on
  /// the way between the items of a constraint are.
  func leave() {
    let views = views
    leaveEngine(views)
    let new = LayoutTree(after: old)
    old.handOver(views, to: new)
    note(views, in: new)
    view.cachedTree = new
    for view in views where view.cachedTree != nil { view.cachedTree = new }
    view.noteInsets()
  }

  /// The view and all views inside it.
  private var views: [View] { view.subviews.isEmpty ? [view] : Array(view.subtree) }

  /// Takes the views, the boxes in them and the constraints that they hold out of the engine that has been
  /// solving them.
  private func leaveEngine(_ views: [View]) {
    for view in views {
      _ = view.takeMovedBoxes()
      old.dismiss(view.node)
      for guide in view.layoutGuides {
        old.dismiss(guide.node)
        guide.forgetPlace()
      }
      for constraint in view.held.all { old.dismiss(constraint) }
    }
    if old.isOver { old.forgetRest() }
  }

  /// Lets a tree whose engine does not know the views hear of those whose masks are off, and of the constraints that
  /// they hold, the oldest first.
  private func note(_ views: [View], in tree: LayoutTree) {
    var constraints: [LayoutConstraint] = []
    for view in views {
      if !view.translatesMask {
        view.node.isNotedAsLoose = false
        tree.noteLoose(view.node)
      }
      constraints += view.held.all
    }
    if constraints.count > 1 { constraints.sort { $0.activation < $1.activation } }
    for constraint in constraints {
      constraint.placeInQueue = tree.changes.activated.append(constraint)
    }
  }
}
