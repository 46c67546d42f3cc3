import Ashlar

// MARK: - Problems

extension BoxLayout {
  /// The action for each new problem; by default, it is written to standard error.
  public var problemHandler: LayoutDiagnostics.Handler {
    get { storage.settings.handler }
    nonmutating set {
      storage.settings.handler = newValue
      storage.diagnostics.handler = newValue
      for root in storage.roots { root.diagnostics.handler = newValue }
    }
  }

  /// The invalid calls and sentences: first those without a root, then root by root.
  ///
  /// Of each root, the first thousand are kept.
  public var faults: [LayoutFault] {
    storage.diagnostics.faults + storage.roots.flatMap(\.diagnostics.faults)
  }

  /// Removes all faults.
  public func removeFaults() {
    storage.diagnostics.removeAll()
    for root in storage.roots { root.diagnostics.removeAll() }
  }

  /// The required constraints that contradict each other in the last layouts of the roots, root by root.
  ///
  /// - Complexity: The first reading after a layout tries remedies on copies of the layout. Layouts themselves try nothing.
  public var conflicts: [LayoutConflict] { storage.roots.flatMap(\.diagnostics.conflicts) }
}

// MARK: - Questions

extension BoxLayout {
  /// The ambiguities of a box and everything inside it in the last layout, in the order of the tree.
  public func ambiguities(in box: Box) -> [LayoutAmbiguity] {
    storage.findView(box)?.layoutAmbiguities() ?? []
  }

  /// Explains the value of an attribute of a box or guide in the last layout; nil for an unknown box.
  public func explain(_ box: Box, _ attribute: LayoutAttribute) -> LayoutExplanation? {
    storage.find(box)?.explain(attribute)
  }

  /// Finds constraints in a box and everything inside it that are valid but probably not intended.
  public func lint(_ box: Box) -> [LayoutLint.Finding] {
    storage.findView(box).map { LayoutLint.findings(of: $0) } ?? []
  }

  /// The frames of a box and of everything inside it, as a value; nil for an unknown box, and for a guide.
  public func snapshot(of box: Box) -> LayoutSnapshot? {
    storage.findView(box).map { LayoutSnapshot(of: $0) }
  }

  /// Counts of the work of all layouts of a root.
  public func work(of root: Box) -> LayoutWork {
    storage.findView(root)?.layoutWork ?? LayoutWork()
  }
}
