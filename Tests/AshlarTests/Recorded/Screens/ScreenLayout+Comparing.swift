import Ashlar

extension ScreenLayout {
  /// The views whose frames are not as recorded, in words.
  ///
  /// Hidden views of stacks have no frames that mean anything, and neither has what is inside them.
  var differences: [String] {
    var unseen: Set<Int> = []
    return screen.views.enumerated().compactMap { place, box in
      if let superview = box.superview {
        let isCollapsed = box.isHidden && views[superview] is StackView
        if isCollapsed || unseen.contains(superview) { unseen.insert(place) }
      }
      return unseen.contains(place) ? nil : difference(at: place)
    }
  }

  private func difference(at place: Int) -> String? {
    var recorded = CGRect(screen.views[place].frame)
    if place == 0 { recorded.origin = .zero }
    let frame = views[place].frame
    let misses = [
      frame.minX - recorded.minX, frame.minY - recorded.minY,
      frame.width - recorded.width, frame.height - recorded.height,
    ]
    // What is not a number misses as well.
    if misses.allSatisfy({ $0.magnitude <= Self.tolerance }) { return nil }
    return "\(views[place].reportName) is at \(frame), not \(recorded)"
  }

  /// Half a point, and what thirds of points lose in four digits.
  private static let tolerance: CGFloat = 0.501

  /// The conflicts among constraints of the file, without anything that a view or a stack asks for.
  var writtenConflicts: [LayoutConflict] {
    root.diagnostics.conflicts.filter { $0.members.allSatisfy { $0.origin == .constraint } }
  }
}
