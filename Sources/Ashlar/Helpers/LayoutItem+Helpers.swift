// MARK: - Lines

// UIKit has no such methods, and programs have their own: they are no members of the class.
extension LayoutItem where Self: View {
  /// Makes a guideline: a line across the view at a share of its width or height, or at a distance from an edge.
  ///
  /// ```swift
  /// let third = page.guideline(.leading, fraction: 1.0 / 3)
  /// panel.makeConstraints { $0.trailing.equalTo(third) }
  /// ```
  ///
  /// All edges of the line along that axis are in one place. From a leading or trailing edge it changes sides with the
  /// direction of reading, which `leading == 0.3 · trailing` does not. A number that is not finite is a ``LayoutFault``.
  ///
  /// The line counts inwards from the edge: the fraction, from 0 to 1, is a share of the view's extent, and the
  /// offset is a distance in points that is added.
  ///
  /// Source: Android, `androidx.constraintlayout.widget.Guideline`.
  public func guideline(
    _ edge: ItemEdge, fraction: CGFloat = 0, offset: CGFloat = 0, name: String? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutGuide {
    let guide = LayoutGuide(name: name)
    let location = CodeLocation(fileID: fileID, line: line)
    edge.place(guide, in: self, fraction: fraction, offset: offset, at: location)
    return guide
  }

  /// Makes a barrier: a line at the outermost of the same edges of several items.
  ///
  /// ```swift
  /// let labelsEnd = card.barrier(.trailing, of: [name, street])
  /// field.makeConstraints { $0.leading.equalTo(labelsEnd).offset(8) }
  /// ```
  ///
  /// The line does not affect the items. Only an item that nothing else determines is drawn towards the other side of
  /// the view, with priority 1.
  ///
  /// The items are views and guides in the tree of the view. The margin is the distance of the line beyond the
  /// outermost edge, in points.
  ///
  /// Source: Android, `androidx.constraintlayout.widget.Barrier`.
  public func barrier(
    _ edge: ItemEdge, of items: [LayoutBox], margin: CGFloat = 0, name: String? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutGuide {
    let guide = LayoutGuide(name: name)
    let location = CodeLocation(fileID: fileID, line: line)
    edge.place(guide, in: self, beyond: items, margin: margin, at: location)
    return guide
  }
}

// MARK: - Bias

extension LayoutItem {
  /// Places the item in a container so that a share of the free space is before it.
  ///
  /// 0 is at the edge where lines of text begin, or at the top; 0.5 is in the middle, and 1 at the other edge. A share
  /// beyond 0 and 1 counts as the nearer of them; one that is not a number is a ``LayoutFault``.
  ///
  /// If nil, the container is the superview.
  ///
  /// - Returns: The active constraint; nil, and a ``LayoutFault``, without a superview.
  ///
  /// Source: Android, `layout_constraintHorizontal_bias`.
  @discardableResult
  public func bias(
    _ share: CGFloat, along axis: LayoutAxis, in container: LayoutBox? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint? {
    let row = Arrangement([self], in: container, .required, fileID, line, along: "\(axis)")
    guard let row else { return nil }
    let start = ItemEdge.start(of: axis)
    row.constraints.divide(
      row.container.distance(from: start, to: self, start),
      distance(from: start.opposite, to: row.container, start.opposite), by: share)
    return row.constraints.activate(for: row.items).first
  }
}
