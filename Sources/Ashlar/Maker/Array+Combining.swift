// MARK: - Combining

extension Array where Element: LayoutItem {
  /// Puts each item behind the one before it, with the same gap in points, and leaves sizes alone.
  ///
  /// The first item stays where it is, and keeps its frame if that is what places it.
  ///
  /// - Returns: The constraints, active, one for each gap.
  @discardableResult
  public func combine(
    along axis: LayoutAxis, spacing: CGFloat, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    combine(
      along: axis, spacings: [CGFloat](repeating: spacing, count: Swift.max(0, count - 1)),
      priority: priority, fileID: fileID, line: line)
  }

  /// Puts each item behind the one before it, each with a gap of its own, and leaves sizes alone.
  ///
  /// The gaps are in points, and there is one less of them than of the items. Any other number is a
  /// ``LayoutFault`` and changes nothing.
  ///
  /// - Returns: The constraints, active, one for each gap.
  @discardableResult
  public func combine(
    along axis: LayoutAxis, spacings: [CGFloat], priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let location = CodeLocation(fileID: fileID, line: line)
    guard let first else { return [] }
    guard spacings.count == count - 1 else {
      first.host?.report(
        .countMismatch(
          expected: count - 1, given: spacings.count, between: map(\.reportName)), at: location)
      return []
    }
    let row = Arrangement(self, in: first, priority, location, along: "\(axis)")
    for index in indices.dropFirst() {
      row?.relate(index, axis.start, to: self[index - 1], axis.end, constant: spacings[index - 1])
    }
    return row?.activate() ?? []
  }
}
