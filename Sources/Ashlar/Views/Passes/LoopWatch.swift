internal import AshlarStorage

/// Finds the changes in the last rounds of an endless layout, and the overrides that make them.
///
/// A tree has a watch only from round ``PassNesting/firstWatchedRound`` on, so that layouts that end pay nothing for it, and
/// setters never do. The watch looks at views and constraints that kept an earlier round from being the last. Wherever an
/// override begins or ends it compares them with what they were: a difference is a change by the override that runs.
final class LoopWatch {
  /// The greatest numbers of views and of constraints compared, and of changes of a round that are kept and that are
  /// reported.
  private static let most = (compared: 16, kept: 64, told: 4)

  private weak var tree: LayoutTree?

  /// The overrides that run, each called by the one before.
  private var calls: [LoopCall] = []

  private var views: [LoopView] = []
  private var constraints: [LoopConstraint] = []

  /// The numbers of constraints activated and removed since the engine last processed them, as far as the watch has
  /// seen them.
  private var seen = (activated: 0, dropped: 0)

  /// The changes of this round, and of the one before.
  private var changes: [Entry] = []
  private var lastChanges: [Entry] = []

  /// Whether a comparison is going on. It reads members that programs override.
  private var isComparing = false

  private struct Entry {
    /// The view whose override made the change.
    let asker: BoxNode?
    let change: LoopChange
  }

  init(of tree: LayoutTree) { self.tree = tree }
}

// MARK: - Overrides

extension LoopWatch {
  /// Notes that an override of a view is about to be called.
  func begin(_ name: LoopCall.Name, of view: View) {
    compare()
    calls.append(LoopCall(name: name, node: view.node))
  }

  /// Notes that the override has returned that began last.
  func end() {
    compare()
    calls.removeLast()
  }

  /// Reads the size of a view's content.
  func contentSize(of view: View) -> CGSize {
    begin(.intrinsicContentSize, of: view)
    let size = view.intrinsicContentSize
    end()
    if let place = views.firstIndex(where: { $0.node === view.node }),
      let change = views[place].answer(size)
    {
      keep(change, isByCall: false)
    }
    return size
  }
}

// MARK: - Rounds

extension LoopWatch {
  /// Ends a round that is not the last one: finds the request for the next one.
  func endRound(of root: View) {
    compare()
    findViews(root)
    lastChanges = changes
    changes = []
  }

  /// Watches the views that wait for the next round.
  private func findViews(_ root: View) {
    var waiting = [root]
    while let view = waiting.popLast(), views.count < Self.most.compared {
      if view.needsLayout || view.needsConstraintUpdate { watch(view.node) }
      view.readWaitingSubviews { waiting.append($0) }
    }
    for node in tree?.changes.boxes.prefix(Self.most.compared) ?? [] { watch(node) }
  }

  private func watch(_ node: BoxNode) {
    guard views.count < Self.most.compared, !views.contains(where: { $0.node === node }),
      let view = node.view
    else { return }
    let state = LoopView.State(of: view)
    views.append(LoopView(node: node, state: state))
  }

  /// Watches constraints whose numbers have changed.
  private func findConstraints(_ tree: LayoutTree) {
    for index in tree.changes.changed.prefix(Self.most.compared)
    where tree.isCurrent && constraints.count < Self.most.compared
      && !tree.store.constraints[index].isVacant
    {
      let constraint = tree.object(of: index)
      if constraints.contains(where: { $0.constraint === constraint }) { continue }
      constraints.append(LoopConstraint(constraint))
    }
  }

  /// The view whose override made the last change that is known, and what this round and the one before changed.
  var findings: (asker: BoxNode?, changes: [LoopChange]) {
    let entries = lastChanges + changes
    let hasValues = entries.contains { !$0.change.isCall }
    var told: [LoopChange] = []
    for entry in entries where !(hasValues && entry.change.isCall) {
      if !told.contains(entry.change) { told.append(entry.change) }
    }
    let asker = entries.last { $0.asker != nil }?.asker
    return (asker, Array(told.suffix(Self.most.told)))
  }
}

// MARK: - Comparing

extension LoopWatch {
  /// Takes everything as it is, as the engine has changed it.
  func skip() { compare(isHeard: false) }

  /// Keeps what has changed since the last comparison as changes by the override that runs.
  func compare(isHeard: Bool = true) {
    guard let tree, tree.isCurrent, !isComparing else { return }
    isComparing = true
    defer { isComparing = false }
    for place in views.indices {
      guard let view = views[place].node.view else { continue }
      let state = LoopView.State(of: view)
      let found = views[place].take(state)
      if isHeard { for change in found { keep(change) } }
    }
    for place in constraints.indices {
      if let change = constraints[place].take(), isHeard { keep(change) }
    }
    findConstraints(tree)
    if isHeard { compareActive(tree) }
    seen = (tree.changes.activated.count, tree.changes.dropped.count)
  }

  /// Keeps which constraints have come and gone. One that comes in place of another one is the same with other numbers.
  private func compareActive(_ tree: LayoutTree) {
    let activated = tree.changes.activated.all.dropFirst(seen.activated).prefix(Self.most.compared)
    let dropped = tree.changes.dropped.dropFirst(seen.dropped).prefix(Self.most.compared)
    if activated.isEmpty, dropped.isEmpty { return }
    var gone = dropped.map { tree.remains(of: $0.record) }.filter { !$0.isFromStack }
    let come = activated.filter { tree.store.isWaiting($0) }.map { tree.object(of: $0) }
    for constraint in come where !constraint.isFromStack {
      let place = gone.firstIndex { $0.isAbout(constraint) }
      let old = place.map { LoopConstraint.text(of: gone.remove(at: $0)) }
      let new = LoopConstraint.text(of: constraint)
      if old != new { keep(LoopConstraint.change(from: old, to: new)) }
    }
    for constraint in gone {
      keep(LoopConstraint.change(from: LoopConstraint.text(of: constraint), to: nil))
    }
  }

  private func keep(_ change: LoopChange, isByCall: Bool = true) {
    guard changes.count < Self.most.kept else { return }
    let call = isByCall ? calls.last : nil
    changes.append(Entry(asker: call?.node, change: change.made(by: call?.description)))
  }
}
