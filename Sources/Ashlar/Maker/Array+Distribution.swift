// MARK: - Distributing

extension Array where Element: LayoutItem {
  /// Lines the items up along an axis with equal gaps, and makes them equally long.
  ///
  /// With *l*, *s* and *t* for the spacings in points, *n* items share the length of the container
  /// less *l*, less *t*, less *n* − 1 times *s*. Where they are across the axis is up to you. One item
  /// goes from end to end; none do nothing. The first is on the left in every direction of reading.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items are lined up.
  ///   - fixedSpacing: The gap between neighbours, in points.
  ///   - leadSpacing: The gap before the first item, in points.
  ///   - tailSpacing: The gap behind the last item, in points.
  ///   - container: What the ends are measured from; the closest common superview if nil.
  ///   - priority: How much the constraints matter.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  /// - Returns: The constraints, active, item by item.
  ///
  /// Source: Masonry, `mas_distributeViewsAlongAxis:withFixedSpacing:leadSpacing:tailSpacing:`.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, fixedSpacing: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(
      self, in: container, priority, CodeLocation(fileID: fileID, line: line), along: "\(axis)")
    guard let row else { return [] }
    row.relate(0, axis.start, to: row.container, axis.start, constant: leadSpacing)
    for index in indices.dropFirst() {
      row.relate(index, axis.extent, to: self[index - 1], axis.extent)
      row.relate(index, axis.start, to: self[index - 1], axis.end, constant: fixedSpacing)
    }
    row.relate(count - 1, axis.end, to: row.container, axis.end, constant: -tailSpacing)
    return row.activate()
  }

  /// Lines the items up along an axis, all of one length, with equal gaps between them.
  ///
  /// The gaps are what the container leaves over; where it leaves too little, they are negative and
  /// the items overlap. Where they are across the axis is up to you. One item stands at the lead
  /// spacing; none do nothing. The first is on the left in every direction of reading.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items are lined up.
  ///   - fixedItemLength: The length of every item, in points.
  ///   - leadSpacing: The gap before the first item, in points.
  ///   - tailSpacing: The gap behind the last item, in points.
  ///   - container: What the ends are measured from; the closest common superview if nil.
  ///   - priority: How much the constraints matter.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  /// - Returns: The constraints, active, item by item.
  ///
  /// Source: Masonry, `mas_distributeViewsAlongAxis:withFixedItemLength:leadSpacing:tailSpacing:`.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, fixedItemLength: CGFloat, leadSpacing: CGFloat = 0,
    tailSpacing: CGFloat = 0, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(
      self, in: container, priority, CodeLocation(fileID: fileID, line: line), along: "\(axis)")
    guard let row else { return [] }
    let slots = Slots(
      axis: axis, count: count, length: fixedItemLength, lead: leadSpacing, tail: tailSpacing)
    for index in indices { slots.place(index, of: row, at: index) }
    return row.activate()
  }
}

// MARK: - Places of one length

/// Places of one length along an axis, the first at the lead, the last at the tail.
struct Slots {
  let axis: LayoutAxis
  let count: Int
  let length: CGFloat
  let lead: CGFloat
  let tail: CGFloat

  /// Makes the constraints that put an item into a place.
  func place(_ index: Int, of arrangement: Arrangement, at slot: Int) {
    arrangement.fix(index, axis.extent, at: length)
    let container = arrangement.container
    if slot == 0 {
      return arrangement.relate(index, axis.start, to: container, axis.start, constant: lead)
    }
    let share = CGFloat(slot) / CGFloat(count - 1)
    arrangement.relate(
      index, axis.end, to: container, axis.end, multiplier: share,
      constant: (1 - share) * (length + lead) - share * tail)
  }
}
