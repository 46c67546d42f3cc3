/// An update of the margins and the safe areas of a view and the views inside it.
struct InsetUpdate {
  private let view: View
  private let environment: LayoutEnvironment

  init(of view: View) {
    self.view = view
    environment = view.environment
  }

  /// Updates the view, after those around it that wait as well.
  func run() {
    var path = [view]
    while let outer = path[path.count - 1].superview, outer.insets?.isQueued ?? false {
      path.append(outer)
    }
    while let view = path.popLast() {
      view.insets?.isQueued = false
      lookInside(view)
    }
  }

  /// Updates a view, and those inside it that depend on its changes.
  private func lookInside(_ view: View) {
    var waiting: [View] = []
    var next: View? = view
    while let view = next {
      let wasPassedOn = view.insets?.state.isPassedOn ?? false
      if look(at: view) {
        if wasPassedOn || view.insets?.state.isPassedOn ?? false {
          waiting.append(contentsOf: view.subviews.reversed())
        } else if view.insets?.hasPreservingSubviews ?? false {
          waiting.append(contentsOf: view.subviews.reversed().filter { $0.insets != nil })
        }
      }
      next = waiting.popLast()
    }
  }

  /// Finds out what is around a view's edges.
  ///
  /// - Returns: Whether it may make a difference to the views inside.
  private func look(at view: View) -> Bool {
    let outer = view.superview.map { $0.insets?.state ?? $0.plainInsets }
    let state = InsetQuestion(of: view, inside: outer, environment).answer
    if view.insets == nil, state == view.plainInsets { return false }
    let insets = view.insets ?? ViewInsets(view.plainInsets)
    view.insets = insets
    let old = insets.state
    let isMoved = insets.bounds != view.bounds
    insets.state = state
    insets.bounds = view.bounds
    if state == view.plainInsets, insets.isPlain { view.insets = nil }
    guard state != old else { return isMoved }
    noteConstraints(on: view, insets)
    view.setNeedsLayout()
    tell(view, state, old)
    return true
  }

  private func tell(_ view: View, _ state: InsetState, _ old: InsetState) {
    if state.safeArea != old.safeArea {
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
    if state.margins != old.margins {
      view.layoutMarginsDidChange()
      view.controller?.viewLayoutMarginsDidChange()
    }
  }

  /// Notes every constraint that refers to a view's margins or to one of its own guides.
  private func noteConstraints(on view: View, _ insets: ViewInsets) {
    let tree = view.tree
    let constraints =
      view.node.concerning.indices + view.held.indices
      + insets.guides.flatMap { $0.node.concerning.indices }
    // Their objects, as a scheduler may take them to another place at once.
    let dependent = constraints.filter { tree.dependsOnInsets($0, of: view.node) }
    for constraint in tree.objects(of: dependent) {
      constraint.followMargin()
      constraint.note(.numbers)
    }
  }
}
