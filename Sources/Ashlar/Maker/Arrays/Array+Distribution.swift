// MARK: - Distributing

extension Array where Element: LayoutItem {
  /// Distributes the items along an axis, with fixed gaps and equal lengths.
  ///
  /// Spacings are in points. The items share what the lead spacing, the gaps and the tail spacing leave of the
  /// container, which is the closest common superview if nil. Across the axis you place them yourself. A single item
  /// fills all of that length; an empty array does nothing. The first item is on the left (or at the top), also in
  /// right-to-left layouts.
  ///
  /// - Returns: The active constraints, item by item.
  ///
  /// Source: Masonry, `mas_distributeViewsAlongAxis:withFixedSpacing:leadSpacing:tailSpacing:`.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, fixedSpacing: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(self, in: container, priority, fileID, line, along: "\(axis)")
    guard let row else { return [] }
    row.relate(0, axis.start, to: row.container, axis.start, plus: leadSpacing)
    for index in indices.dropFirst() {
      row.relate(index, axis.extent, to: self[index - 1], axis.extent)
      row.relate(index, axis.start, to: self[index - 1], axis.end, plus: fixedSpacing)
    }
    row.relate(count - 1, axis.end, to: row.container, axis.end, plus: -tailSpacing)
    return row.activate()
  }

  /// Distributes items of one length along an axis, with equal gaps between them.
  ///
  /// Lengths are in points. The gaps share what the items leave of the container, which is the closest common
  /// superview if nil; if there is too little room, the gaps are negative and the items overlap. Across the axis you
  /// place them yourself. A single item is at the lead spacing; an empty array does nothing. The first item is on the
  /// left (or at the top), also in right-to-left layouts.
  ///
  /// - Returns: The active constraints, item by item.
  ///
  /// Source: Masonry, `mas_distributeViewsAlongAxis:withFixedItemLength:leadSpacing:tailSpacing:`.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, fixedItemLength: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(self, in: container, priority, fileID, line, along: "\(axis)")
    guard let row else { return [] }
    let slots = Slots(
      axis: axis, count: count, length: fixedItemLength, lead: leadSpacing, tail: tailSpacing)
    for index in indices { slots.place(index, of: row, at: index) }
    return row.activate()
  }
}

// MARK: - Combining

extension Array where Element: LayoutItem {
  /// Places each item after the one before it, with the same gap in points, without changing sizes.
  ///
  /// The first item keeps its place, and keeps its frame if no constraint places it.
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

  /// Places each item after the one before it, each with a gap of its own, without changing sizes.
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
    guard let first else { return [] }
    guard spacings.count == count - 1 else {
      let names = map(\.reportName)
      first.host?.report(
        .countMismatch(expected: count - 1, given: spacings.count, between: names),
        at: CodeLocation(fileID: fileID, line: line))
      return []
    }
    let row = Arrangement(self, in: first, priority, fileID, line, along: "\(axis)")
    for index in indices.dropFirst() {
      row?.relate(index, axis.start, to: self[index - 1], axis.end, plus: spacings[index - 1])
    }
    return row?.activate() ?? []
  }
}

// MARK: - Aligning

extension Array where Element: LayoutItem {
  /// Makes an attribute of all items equal.
  ///
  /// ```swift
  /// [icon, title, badge].align(.centerY)
  /// [name, street, city].align(.leading, in: card)
  /// ```
  ///
  /// Without a container, the other items are aligned with the first one, which you place yourself; with a container,
  /// all items are aligned with it. An empty array does nothing, nor does one item without a container. The attribute
  /// ``LayoutAttribute/notAnAttribute`` is a ``LayoutFault``.
  ///
  /// - Returns: The active constraints, one for each item that is aligned.
  @discardableResult
  public func align(
    _ attribute: LayoutConstraint.Attribute, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(
      self, in: container ?? first, priority, fileID, line, along: "\(attribute)")
    guard let row else { return [] }
    for index in indices where container != nil || index > 0 {
      row.relate(index, attribute, to: row.container, attribute)
    }
    return row.activate()
  }

  /// Makes all items as wide and as high as the first one.
  ///
  /// Nothing here determines that size. An empty array does nothing, nor does a single item.
  ///
  /// - Returns: The active constraints, width and height of each item but the first.
  @discardableResult
  public func equalSizes(
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(self, in: first, priority, fileID, line, along: "size")
    guard let row else { return [] }
    for index in indices.dropFirst() {
      row.relate(index, .width, to: row.container, .width)
      row.relate(index, .height, to: row.container, .height)
    }
    return row.activate()
  }
}
