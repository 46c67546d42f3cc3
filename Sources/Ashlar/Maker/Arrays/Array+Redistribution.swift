// MARK: - Arranging anew

extension Array where Element: LayoutItem {
  /// Replaces the constraints that distributions, grids, combinations and alignments have made for the items.
  ///
  /// ```swift
  /// tiles.redistribute { $0.distributeGrid(columns: isWide ? 4 : 2, fixedSpacing: 8) }
  /// ```
  ///
  /// The old constraints are deactivated after the closure has made new ones, so that the next layout sees one
  /// change. If the closure returns none, because of a fault, the old ones stay.
  ///
  /// - Returns: The constraints that the closure returned.
  @discardableResult
  public func redistribute(_ arrange: ([Element]) -> [LayoutConstraint]) -> [LayoutConstraint] {
    replaceArrangement(along: nil, by: arrange)
  }

  /// Distributes the items along an axis again, with equal gaps.
  ///
  /// It is ``distribute(along:fixedSpacing:leadSpacing:tailSpacing:in:priority:fileID:line:)`` in place of
  /// what has arranged them along that axis before.
  @discardableResult
  public func redistribute(
    along axis: LayoutAxis, fixedSpacing: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    replaceArrangement(along: axis) { items in
      items.distribute(
        along: axis, fixedSpacing: fixedSpacing, leadSpacing: leadSpacing,
        tailSpacing: tailSpacing, in: container, priority: priority, fileID: fileID, line: line)
    }
  }

  /// Distributes the items along an axis again, all of one length.
  ///
  /// It is ``distribute(along:fixedItemLength:leadSpacing:tailSpacing:in:priority:fileID:line:)`` in place
  /// of what has arranged them along that axis before.
  @discardableResult
  public func redistribute(
    along axis: LayoutAxis, fixedItemLength: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    replaceArrangement(along: axis) { items in
      items.distribute(
        along: axis, fixedItemLength: fixedItemLength, leadSpacing: leadSpacing,
        tailSpacing: tailSpacing, in: container, priority: priority, fileID: fileID, line: line)
    }
  }

  /// - Parameter axis: Along which axis; along both if nil.
  private func replaceArrangement(
    along axis: LayoutAxis?, by arrange: ([Element]) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    let old = flatMap { item in
      item.madeConstraints.filter {
        $0.isArranged && (axis == nil || $0.firstAttribute.axis == axis)
      }
    }
    let new = arrange(self)
    guard !new.isEmpty else { return [] }
    LayoutConstraint.deactivate(old)
    return new
  }
}
