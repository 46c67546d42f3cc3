/// A view that is put into another one, or at another place in it.
struct Arrival {
  let view: View

  /// Where it is to be.
  let superview: View

  /// Where the call is written that puts it there.
  let location: CodeLocation?

  /// Puts the view at a place among the subviews.
  ///
  /// A method that is called on the way may put it somewhere else: then it stays there.
  func run(at place: ([View]) -> Int) {
    guard !isIntoItself else {
      let reason = LayoutFault.Reason.viewInsideItself(
        view: view.reportName, superview: superview.reportName)
      return superview.report(reason, at: location)
    }
    if view.superview === superview { return superview.reorder(view, to: place) }
    let known = Departure(of: view, for: superview)?.run() ?? []
    let window = WindowMembership(view: view)
    guard isStillDue else { return window.tell(known) }
    view.willMove(toSuperview: superview)
    if superview.isInWindow, known.isEmpty, view.superview == nil {
      window.announce(windowOf: superview)
    }
    guard isStillDue else { return window.tell(known) }
    AnimationRecorder.current?.note(view)
    enter(at: place)
    superview.noteController(of: view)
    superview.didAddSubview(view)
    window.tell(known)
    if view.superview === superview { view.didMoveToSuperview() }
  }

  /// Lists the view among the subviews, and lets it share their tree.
  private func enter(at place: ([View]) -> Int) {
    // What is left of a tree that is over gets one of its own before it joins another, or another joins it.
    if view.knownTree != nil { _ = superview.existingTree }
    let index = place(superview.subviews)
    // Nearly always at the end, where `insert` takes longer: `Benchmarks life list` shows it.
    if index == superview.storedSubviews.count {
      superview.storedSubviews.append(view)
    } else {
      superview.storedSubviews.insert(view, at: index)
    }
    view.storedSuperview = superview
    if view.storedMask != 0 { superview.hasMaskedSubviews = true }
    superview.cachedTree?.current.orderStamp += 1
    guard let old = view.cachedTree?.current else { return noteNew() }
    var held = HeldSchedulers()
    held.hold(old)
    held.hold(superview.tree)
    TreeMove(view: view, old: old).join(superview)
    noteNew()
    held.letGo()
  }

  /// Notes everything that comes with the view.
  private func noteNew() {
    view.noteIfLoose()
    superview.noteInsets(ofNew: view)
    superview.list(view)
    superview.setNeedsLayout()
  }

  private var isStillDue: Bool { view.superview == nil && !isIntoItself }

  /// Whether the superview is the view or inside it. Quick where the view has nothing inside it yet.
  private var isIntoItself: Bool {
    superview === view || !view.subviews.isEmpty && superview.isDescendant(of: view)
  }
}
