import Ashlar
import TestTools

// MARK: - Invariants

extension OverrideWorld {
  /// Lays out every tree once more, without an override that acts, and looks at what came of the program.
  func checkAll() {
    for root in remainingRoots() {
      root.layoutScheduler = nil
      root.diagnostics.handler = .silent
      root.endExercisingAmbiguity()
      root.diagnostics.removeAll()
      root.layoutIfNeeded()
      checkTree(root)
    }
  }

  /// The roots of all views that the world keeps, each once.
  private func remainingRoots() -> [View] {
    var found: [View] = []
    for view in roots + views {
      let root = sequence(first: view, next: \.superview).reduce(view) { $1 }
      if !found.contains(where: { $0 === root }) { found.append(root) }
    }
    return found
  }

  private func checkTree(_ root: View) {
    for view in root.subtree {
      complaint.expect(view.frame.isAllFinite, "\(view.reportName) is at \(view.frame)")
      complaint.expect(
        view.subviews.allSatisfy { $0.superview === view },
        "a subview of \(view.reportName) does not know it")
      checkConstraints(of: view)
    }
    guard !root.diagnostics.faults.contains(where: \.isAboutTheEnd) else { return }
    let violation = RequiredCheck(root).violation()
    complaint.expect(violation == nil, "\(violation ?? "")\n\(root.recursiveDescription)")
  }

  private func checkConstraints(of view: View) {
    for constraint in view.constraints {
      complaint.expect(constraint.isActive, "\(constraint) is held and not active")
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? View }
      complaint.expect(
        items.allSatisfy { $0.isDescendant(of: view) },
        "\(constraint) is held by \(view.reportName), which does not contain its items")
    }
  }
}
