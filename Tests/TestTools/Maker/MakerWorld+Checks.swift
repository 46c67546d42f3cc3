import Ashlar

// MARK: - What must hold

extension MakerWorld {
  /// How far a number may be off, in points: sums of some tens of numbers below ten thousand.
  private static let tolerance: CGFloat = 1e-5

  /// Compares frames that are determined with those of a copy of the tree.
  func compareWithFresh() {
    let copy = TreeCopy(of: root)
    copy.root.layoutIfNeeded()
    complaint.expect(
      copy.root.diagnostics.conflicts.isEmpty,
      "a fresh tree has conflicts: \(copy.root.diagnostics.conflicts)")
    let mentioned = mentionedItems()
    for view in root.subtree where !view.hasAmbiguousLayout {
      guard mentioned.contains(ObjectIdentifier(view)), let other = copy.view(for: view),
        !other.hasAmbiguousLayout
      else { continue }
      complaint.expect(
        isSame(view.frame, other.frame),
        "\(view.reportName) is at \(view.frameDescription), in a fresh tree at "
          + other.frameDescription)
    }
  }

  /// What the layout has placed: the items of constraints, without those left out for mixing axes.
  private func mentionedItems() -> Set<ObjectIdentifier> {
    let constraints = root.subtree.flatMap(\.constraints).filter {
      $0.secondAttribute == .notAnAttribute
        || $0.firstAttribute.isAcross == $0.secondAttribute.isAcross
    }
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { $0.map { ObjectIdentifier($0) } })
  }

  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    let numbers = [
      (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width),
      (one.height, other.height),
    ]
    return numbers.allSatisfy { ($0 - $1).magnitude <= Self.tolerance * max(1, $0.magnitude) }
  }
}
