import Ashlar

// MARK: - From right to left

extension ProblemSearch {
  /// The constraints of a tree that name left and right only, if people read from right to left in it and something in it
  /// is nearer to one side.
  var notMirrored: [LayoutFinding] {
    guard root.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return [] }
    let written = shownViews.flatMap(\.constraints).filter(\.isActive)
      .filter { !($0.identifier?.hasPrefix("UISV-") ?? false) }
    let sides = written.map { [$0.firstAttribute, $0.secondAttribute].map(\.withoutMargins) }
    if sides.joined().contains(where: { $0 == .leading || $0 == .trailing }) { return [] }
    let absolute = zip(written, sides).filter { $1.contains(.left) || $1.contains(.right) }.map(\.0)
    guard !absolute.isEmpty, shownViews.contains(where: isOffCentre) else { return [] }
    return [.notMirrored(absolute)]
  }

  /// Whether a view would be elsewhere in its superview if that were mirrored.
  private func isOffCentre(_ view: View) -> Bool {
    guard view !== root, view.isConstrained, let superview = view.superview,
      superview.scrollArea == nil
    else { return false }
    let (left, right) = (view.frame.minX, superview.bounds.width - view.frame.maxX)
    return (left - right).magnitude > 2 * frameTolerance
  }
}
