/// What the views of one tree share: the settings, the engine, and what the engine has yet to hear.
///
/// A tree is made when something first needs it, by the root. Views keep it in hand and ask it for
/// its successor, since the tree of a view that is added to another one is merged into the other's.
final class LayoutTree {
  /// What the engine has not heard of yet.
  var changes = TreeChanges()

  /// Who solves the tree's constraints, once the tree has been laid out.
  var engine: (any TreeEngine)?

  let diagnostics: LayoutDiagnostics
  var environment = LayoutEnvironment()

  /// Counts activations, so that older constraints can take precedence.
  var activationCount: Int64 = 0

  private var successor: LayoutTree?

  init(diagnostics: LayoutDiagnostics) {
    self.diagnostics = diagnostics
  }
}

/// What a tree asks of the engine that solves it.
protocol TreeEngine: AnyObject {
  /// Writes the new frames of the boxes inside a view.
  func placeBoxes(in view: View)
}

/// What happened in a tree that its engine has to work in.
struct TreeChanges {
  /// Constraints that became active, in order.
  var activated: [LayoutConstraint] = []

  /// The tokens of constraints that are active no more.
  var dropped: [Int32] = []

  /// Constraints whose numbers changed.
  var changed: [LayoutConstraint] = []

  /// Boxes that may ask for something else than before.
  var boxes: [LayoutBox] = []

  /// The tokens of boxes that left the tree.
  var departed: [Int32] = []

  var isEmpty: Bool {
    activated.isEmpty && dropped.isEmpty && changed.isEmpty && boxes.isEmpty && departed.isEmpty
  }
}

// MARK: - Merging

extension LayoutTree {
  /// The tree that this one has become part of; as a rule the tree itself.
  var current: LayoutTree {
    guard var tree = successor else { return self }
    while let next = tree.successor { tree = next }
    successor = tree
    return tree
  }

  /// Lets another tree take over. The engine must have been left before.
  func merge(into other: LayoutTree) {
    other.changes.activated += changes.activated
    other.changes.boxes += changes.boxes
    other.activationCount = max(other.activationCount, activationCount)
    other.diagnostics.take(from: diagnostics)
    changes = TreeChanges()
    successor = other
  }
}

// MARK: - Noting

extension LayoutTree {
  /// Notes that a box may ask for something else than before: another frame, or another content.
  func note(_ box: LayoutBox) {
    guard box.token >= 0, !box.isNoted else { return }
    box.isNoted = true
    changes.boxes.append(box)
  }
}
