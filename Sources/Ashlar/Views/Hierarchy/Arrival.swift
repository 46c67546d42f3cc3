/// The insertion of a view into another one, or its move to another place in it.
struct Arrival {
  let view: View

  /// Its future superview.
  let superview: View

  /// The location of the call that adds it.
  let location: CodeLocation?

  /// Inserts the view at a place among the subviews, or in front of them.
  ///
  /// A method that is called on the way may put it somewhere else: then it stays there.
  func run(at place: (([View]) -> Int)? = nil) {
    if isUnnoticed { enter(at: place) } else { runWithNotices(at: place) }
  }

  /// Whether the view is new, and nothing is to be notified of it: neither view is of a class that could notice, in a
  /// window, or recorded.
  private var isUnnoticed: Bool {
    view.isPlain && superview.isOfPlainKind && !view.node.hasContainer && !view.hasParts
      && superview !== view && !superview.isInWindow && !view.isInWindow && !view.isWindow
      && !superview.node.mayBeRecorded
  }

  private func runWithNotices(at place: (([View]) -> Int)?) {
    guard !isIntoItself else {
      let reason = LayoutFault.Reason.viewInsideItself(
        view: view.reportName, superview: superview.reportName)
      return superview.report(reason, at: location)
    }
    if view.node.isDirectly(in: superview.node) {
      return superview.reorder(view) { place?($0) ?? $0.count }
    }
    let window = WindowMembership(view: view)
    var known: [View] = []
    if let departure = Departure(of: view, for: superview) {
      known = departure.run()
      guard isStillDue else { return window.tell(known) }
    }
    if !view.isOfPlainKind || superview.isInWindow {
      announce(window, known)
      guard isStillDue else { return window.tell(known) }
    }
    if superview.node.mayBeRecorded { AnimationRecorder.current?.note(view) }
    enter(at: place)
    superview.noteController(of: view)
    // A plain view is of no class that could notice.
    if !superview.isOfPlainKind { superview.didAddSubview(view) }
    if superview.isInWindow || view.isInWindow || view.isWindow || !known.isEmpty {
      window.tell(known)
    }
    if view.node.isDirectly(in: superview.node) { view.didMoveToSuperview() }
  }

  /// Notifies the view, and those inside it, that they are about to have other superviews and windows.
  private func announce(_ window: WindowMembership, _ known: [View]) {
    view.willMove(toSuperview: superview)
    if superview.isInWindow, known.isEmpty, view.superview == nil {
      window.announce(windowOf: superview)
    }
  }

  /// Lists the view among the subviews, and lets it share their tree. No method that a program overrides is called.
  func enter(at place: (([View]) -> Int)?) {
    // What is left of a tree that is over gets one of its own before it joins another, or another joins it.
    if view.knownTree != nil { _ = superview.existingTree }
    superview.mayHaveParts = true
    if let place {
      superview.listSubview(view, at: place(superview.subviews))
    } else {
      superview.changeSubviews { $0.append(view) }
    }
    view.node.container = superview.node
    if view.storedMask != 0 { superview.hasMaskedSubviews = true }
    superview.node.tree?.noteNewOrder()
    if view.node.tree == nil { noteNew() } else { join() }
  }

  /// Lets the trees of both views become one.
  private func join() {
    guard let old = view.node.tree?.current else { return }
    var held = HeldSchedulers()
    held.hold(old)
    held.hold(superview.tree)
    TreeMove(view: view, old: old).join(superview)
    noteNew()
    held.letGo()
  }

  /// Notes everything that comes with the view.
  private func noteNew() {
    if superview.watched.mark != .unwatched { letWatchKnow() }
    view.noteIfLoose()
    superview.noteInsets(ofNew: view)
    superview.list(view)
    superview.setNeedsLayout()
  }

  /// Notifies the watch of the tree's frames of the view.
  private func letWatchKnow() {
    if let tree = superview.knownTree { tree.frameWatch?.welcome(view, in: tree) }
  }

  private var isStillDue: Bool { !view.node.isInView && !isIntoItself }

  /// Whether the superview is the view or inside it. Quick where the view has nothing inside it yet.
  private var isIntoItself: Bool {
    superview === view || view.hasParts && superview.isDescendant(of: view)
  }
}
