/// Records the frames of views before an animation changes them.
///
/// `@unchecked Sendable`: tasks that begin inside an animation inherit the reference, as they inherit
/// every task-local value. They do not get past ``note(_:)``, which reads nothing but the constant `task`
/// before it has made sure that it runs in the task in which the recorder was made; and that task is in the
/// middle of the animation whenever it calls.
final class AnimationRecorder: @unchecked Sendable {
  /// The recorder of the innermost animation that is going on.
  @TaskLocal static var current: AnimationRecorder?

  /// The completion that is being called, of the innermost animation.
  @TaskLocal private static var completion: Completion?

  private let task: Int?
  private let outer: AnimationRecorder?
  private var isOpen = true
  private var trees: [(tree: LayoutTree, views: [View], frames: [CGRect])] = []

  init() {
    task = Self.currentTask
    outer = Self.current
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

// MARK: - Completions

extension AnimationRecorder {
  /// A completion that is being called.
  private struct Completion {
    /// The number of completions that are being called around it.
    let depth: Int

    /// The task in which it is called. What begins in another one comes later, and not inside it.
    let task: Int?
  }

  /// The number of completions that are being called in this task, one inside the other.
  static var completionDepth: Int {
    guard let completion, completion.task == currentTask else { return 0 }
    return completion.depth + 1
  }

  static func complete(_ completion: (Bool) -> Void) {
    let inner = Completion(depth: completionDepth, task: currentTask)
    $completion.withValue(inner) { completion(true) }
  }
}

// MARK: - Recording

extension AnimationRecorder {
  /// Records the frames of the tree of a view that is about to change, or to be added, unless it has before.
  func note(_ view: View) {
    guard task == Self.currentTask else { return }
    var next: AnimationRecorder? = self
    while let recorder = next {
      recorder.look(at: view)
      next = recorder.outer
    }
  }

  private func look(at view: View) {
    let tree = view.tree
    guard isOpen, !trees.contains(where: { $0.tree === tree }) else { return }
    tree.hasBeenRecorded = true
    // What is being freed cannot be kept: a subview may be laid out in the `deinit` of a subclass of its root.
    let root = view.root
    let views = root.isBeingFreed ? Array(root.subtree.dropFirst()) : Array(root.subtree)
    trees.append((tree, views, views.map(\.frame)))
  }

  /// The handler of problems in the first tree that has changed.
  var diagnostics: LayoutDiagnostics? { trees.first?.tree.current.diagnostics }

  /// Ends the recording, and returns the moves since its beginning.
  func finish() -> [LayoutAnimation.Move] {
    isOpen = false
    var moves: [LayoutAnimation.Move] = []
    var known: Set<ObjectIdentifier> = []
    for (_, views, frames) in trees {
      for (view, start) in zip(views, frames)
      where known.insert(ObjectIdentifier(view)).inserted && view.frame != start {
        moves.append(LayoutAnimation.Move(view: view, start: start, end: view.frame))
      }
    }
    trees = []
    return moves
  }
}
