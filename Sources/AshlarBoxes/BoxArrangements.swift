import Ashlar

// MARK: - Distributing

extension BoxLayout {
  /// Distributes boxes along an axis, with fixed gaps and equal lengths.
  ///
  /// Spacings are in points. The boxes share what the lead spacing, the gaps and the tail spacing leave of the
  /// container, which is their closest common one if nil. Across the axis you place them yourself. The first box is
  /// on the left (or at the top), also in right-to-left layouts.
  ///
  /// - Returns: The active constraints, box by box.
  @discardableResult
  public func distribute(
    _ boxes: [Box], along axis: LayoutAxis, fixedSpacing: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: Box? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, container, Call("distribute", fileID, line)) {
      $0.distribute(
        along: axis, fixedSpacing: fixedSpacing, leadSpacing: leadSpacing,
        tailSpacing: tailSpacing, in: $1, priority: priority, fileID: fileID, line: line)
    }
  }

  /// Distributes boxes of one length along an axis, with equal gaps between them.
  ///
  /// Lengths are in points. The gaps share what the boxes leave of the container; if there is too little room, the boxes
  /// overlap. The rest is as in ``distribute(_:along:fixedSpacing:leadSpacing:tailSpacing:in:priority:fileID:line:)``.
  ///
  /// - Returns: The active constraints, box by box.
  @discardableResult
  public func distribute(
    _ boxes: [Box], along axis: LayoutAxis, fixedItemLength: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: Box? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, container, Call("distribute", fileID, line)) {
      $0.distribute(
        along: axis, fixedItemLength: fixedItemLength, leadSpacing: leadSpacing,
        tailSpacing: tailSpacing, in: $1, priority: priority, fileID: fileID, line: line)
    }
  }

  /// Places boxes in the cells of a grid that fills the container, with equal gaps, row by row.
  ///
  /// Gaps and insets are in points. If nil, the gap between rows is that between columns, and the container is the closest
  /// common one. Fewer than one column is a `LayoutFault` and does nothing.
  ///
  /// - Returns: The active constraints, box by box: width, height, left, top.
  @discardableResult
  public func distributeGrid(
    _ boxes: [Box], columns: Int, fixedSpacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: EdgeInsets = .zero, in container: Box? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, container, Call("distributeGrid", fileID, line)) {
      $0.distributeGrid(
        columns: columns, fixedSpacing: fixedSpacing, lineSpacing: lineSpacing, insets: insets,
        in: $1, priority: priority, fileID: fileID, line: line)
    }
  }
}

extension BoxLayout {
  /// Places boxes of one size in the cells of a grid, with equal gaps between them, row by row.
  ///
  /// Size and insets are in points. The gaps share what the boxes leave of the container; if there is too little room, they
  /// are negative. The rest is as in
  /// ``distributeGrid(_:columns:fixedSpacing:lineSpacing:insets:in:priority:fileID:line:)``.
  ///
  /// - Returns: The active constraints, box by box: width, left or right, height, top or bottom.
  @discardableResult
  public func distributeGrid(
    _ boxes: [Box], columns: Int, fixedItemSize: CGSize, insets: EdgeInsets = .zero,
    in container: Box? = nil, priority: LayoutPriority = .required,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, container, Call("distributeGrid", fileID, line)) {
      $0.distributeGrid(
        columns: columns, fixedItemSize: fixedItemSize, insets: insets, in: $1,
        priority: priority, fileID: fileID, line: line)
    }
  }

  /// Replaces the constraints that distributions, grids, combinations, alignments and chains have made for boxes.
  ///
  /// ```swift
  /// let layout = BoxLayout()
  /// let page = layout.add()
  /// let tiles = (0..<8).map { _ in layout.add(in: page) }
  /// layout.redistribute(tiles) {
  ///   layout.distributeGrid(tiles, columns: isWide ? 4 : 2, fixedSpacing: 8)
  /// }
  /// ```
  ///
  /// The old constraints are deactivated after the closure has made new ones, so that the next layout sees one change. If
  /// the closure returns none, because of a fault, the old ones stay.
  ///
  /// - Returns: The constraints that the closure returned.
  @discardableResult
  public func redistribute(
    _ boxes: [Box], fileID: String = #fileID, line: UInt32 = #line,
    _ arrange: () -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, nil, Call("redistribute", fileID, line)) { items, _ in
      items.redistribute { _ in arrange() }
    }
  }
}

// MARK: - Combining and aligning

extension BoxLayout {
  /// Places each box after the one before it, with the same gap in points, without changing sizes.
  ///
  /// - Returns: The active constraints, one for each gap.
  @discardableResult
  public func combine(
    _ boxes: [Box], along axis: LayoutAxis, spacing: CGFloat,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, nil, Call("combine", fileID, line)) { items, _ in
      items.combine(along: axis, spacing: spacing, priority: priority, fileID: fileID, line: line)
    }
  }

  /// Places each box after the one before it, each with a gap of its own, in points, without changing sizes.
  ///
  /// There is one gap less than boxes. Any other number is a `LayoutFault` and changes nothing.
  ///
  /// - Returns: The active constraints, one for each gap.
  @discardableResult
  public func combine(
    _ boxes: [Box], along axis: LayoutAxis, spacings: [CGFloat],
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, nil, Call("combine", fileID, line)) { items, _ in
      items.combine(
        along: axis, spacings: spacings, priority: priority, fileID: fileID, line: line)
    }
  }

  /// Makes an attribute of all boxes equal: to that of the container, or else to that of the first box.
  ///
  /// - Returns: The active constraints, one for each box that is aligned.
  @discardableResult
  public func align(
    _ boxes: [Box], _ attribute: LayoutAttribute, in container: Box? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, container, Call("align", fileID, line)) {
      $0.align(attribute, in: $1, priority: priority, fileID: fileID, line: line)
    }
  }

  /// Makes all boxes as wide and as high as the first one.
  ///
  /// - Returns: The active constraints, width and height of each box but the first.
  @discardableResult
  public func equalSizes(
    _ boxes: [Box], priority: LayoutPriority = .required, fileID: String = #fileID,
    line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, nil, Call("equalSizes", fileID, line)) { items, _ in
      items.equalSizes(priority: priority, fileID: fileID, line: line)
    }
  }
}

extension BoxStorage {
  /// Arranges the views of boxes and a container, if the layout contains all of them.
  func arrange(
    _ boxes: [Box], _ container: Box?, _ call: Call,
    _ body: ([LayoutBox], LayoutBox?) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    guard let items = items(boxes, for: call) else { return [] }
    guard let container else { return body(items, nil) }
    guard let outer = item(container, for: call) else { return [] }
    return body(items, outer)
  }
}
