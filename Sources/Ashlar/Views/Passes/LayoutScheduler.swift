/// Passes pending layouts to the host, which runs them in its loop.
///
/// Without a scheduler, layouts wait for ``View/layoutIfNeeded()``. With one, the first change after a layout
/// requests a pass, which the host runs in the next turn of its loop. All changes until then share that pass.
///
/// ```swift
/// var passes: [() -> Void] = []
/// root.layoutScheduler = LayoutScheduler { passes.append($0) }
///
/// // In each turn of the loop:
/// let due = passes
/// passes = []
/// for pass in due { pass() }
/// ```
///
/// A pass uses the tree and is therefore not `Sendable`: the loop must run in the task that uses the tree.
public struct LayoutScheduler {
  let schedule: (@escaping () -> Void) -> Void

  /// Makes a scheduler.
  ///
  /// - Parameter schedule: Receives a pass, stores it, and runs it once later, in the task that uses the tree. A pass
  ///   that runs inside this closure does nothing, because a change is in progress.
  public init(_ schedule: @escaping (_ pass: @escaping () -> Void) -> Void) {
    self.schedule = schedule
  }
}

/// The pass that a tree has requested from its scheduler, or will request.
final class PendingPass {
  let scheduler: LayoutScheduler
  private let root: BoxNode
  private var isScheduled = false
  private var isBeingHandedOver = false

  init(_ scheduler: LayoutScheduler, of root: BoxNode) {
    self.scheduler = scheduler
    self.root = root
  }
}

// MARK: - Scheduling

extension PendingPass {
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    isBeingHandedOver = true
    scheduler.schedule { [self] in run() }
    isBeingHandedOver = false
  }

  private func run() {
    guard isScheduled else { return }
    isScheduled = false
    if isBeingHandedOver { return }
    root.view?.root.layoutIfNeeded()
  }
}

extension LayoutTree {
  /// Asks the scheduler, if there is one, for a pass. While one is going on it sees to everything.
  func schedulePass() {
    guard let pendingPass, !nesting.isRunning else { return }
    if heldPasses.count > 0 {
      heldPasses.isAsked = true
    } else {
      pendingPass.schedule()
    }
  }

  /// Keeps the scheduler waiting until ``letPassesGo()``.
  fileprivate func holdPasses() { heldPasses.count += 1 }

  /// Asks the scheduler for the pass that it has been kept from.
  fileprivate func letPassesGo() {
    heldPasses.count -= 1
    guard heldPasses.count == 0, heldPasses.isAsked else { return }
    heldPasses.isAsked = false
    if isCurrent { schedulePass() }
  }
}

/// Whether the scheduler of a tree waits for the end of a verb.
struct HeldPasses {
  /// The number of verbs in progress.
  fileprivate var count = 0

  /// Whether one of them requested a pass.
  fileprivate var isAsked = false
}

/// The trees whose schedulers are notified after a verb and not during it, because a scheduler may run any code at
/// once.
struct HeldSchedulers {
  // Nothing is let go of where there are none.
  private var trees: [LayoutTree]?

  init() {}

  /// Begins with the tree of a view.
  init(of view: View?) {
    if let view { self.init(of: view.node) } else { self.init() }
  }

  /// Begins with the tree of a box.
  init(of box: BoxNode) {
    if box.tree == nil { box.takeTreeOfHostsContainer() }
    guard !box.isInQuietTree, let view = box.host?.view else { return }
    if let tree = view.knownTree ?? view.existingTree { hold(tree) }
  }

  /// Keeps the scheduler of a tree waiting, if there is one.
  mutating func hold(_ tree: LayoutTree) {
    if tree.pendingPass != nil { holdScheduler(of: tree) }
  }

  private mutating func holdScheduler(of tree: LayoutTree) {
    if trees?.contains(where: { $0 === tree }) ?? false { return }
    tree.holdPasses()
    trees = (trees ?? []) + [tree]
  }

  /// Notifies all of them of changes. The verb must be done.
  mutating func letGo() {
    guard let held = trees else { return }
    trees = nil
    for tree in held { tree.letPassesGo() }
  }
}
