// MARK: - Distributing

extension Array where Element: LayoutItem {
  /// Lines the items up along an axis with equal gaps, and makes them equally long.
  ///
  /// With *l*, *s* and *t* for the spacings in points, *n* items share the length of the container
  /// less *l*, less *t*, less *n* − 1 times *s*. Where they are across the axis is up to you. One item
  /// goes from end to end; none do nothing.
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
    let row = Row(self, axis, container, priority, CodeLocation(fileID: fileID, line: line))
    guard let row else { return [] }
    row.pinFirst(leadSpacing)
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
  /// spacing; none do nothing.
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
    let row = Row(self, axis, container, priority, CodeLocation(fileID: fileID, line: line))
    guard let row else { return [] }
    row.fix(0, axis.extent, at: fixedItemLength)
    row.pinFirst(leadSpacing)
    for index in indices.dropFirst() {
      row.fix(index, axis.extent, at: fixedItemLength)
      let share = CGFloat(index) / CGFloat(count - 1)
      row.relate(
        index, axis.end, to: row.container, axis.end, multiplier: share,
        constant: (1 - share) * (fixedItemLength + leadSpacing) - share * tailSpacing)
    }
    return row.activate()
  }
}

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
    let row = Row(self, axis, first, priority, location)
    for index in indices.dropFirst() {
      row?.relate(index, axis.start, to: self[index - 1], axis.end, constant: spacings[index - 1])
    }
    return row?.activate() ?? []
  }
}

// MARK: - A row of items

/// Items beside each other along an axis, and the constraints being made for them.
private final class Row {
  let container: LayoutBox
  private let items: [LayoutBox]
  private let axis: LayoutAxis
  private let priority: LayoutPriority
  private let location: CodeLocation
  private var constraints: [LayoutConstraint] = []

  /// Nil if there are no items, or nothing that contains them all.
  init?(
    _ items: [LayoutBox], _ axis: LayoutAxis, _ container: LayoutBox?, _ priority: LayoutPriority,
    _ location: CodeLocation
  ) {
    guard let first = items.first else { return nil }
    guard let container = container ?? Self.commonContainer(of: items) else {
      let reason = LayoutFault.Reason.noSuperview(of: first.reportName, attribute: "\(axis)")
      first.host?.report(reason, at: location)
      return nil
    }
    self.items = items
    self.axis = axis
    self.container = container
    self.priority = priority
    self.location = location
  }

  private static func commonContainer(of items: [LayoutBox]) -> LayoutBox? {
    let containers = items.map(\.container)
    return containers.dropFirst().reduce(containers[0]) { common, container in
      guard let common, let container else { return nil }
      return common.closestCommonSuperview(with: container)
    }
  }

  func pinFirst(_ spacing: CGFloat) {
    relate(0, axis.start, to: container, axis.start, constant: spacing)
  }

  func fix(_ index: Int, _ attribute: LayoutConstraint.Attribute, at constant: CGFloat) {
    relate(index, attribute, to: nil, .notAnAttribute, constant: constant)
  }

  func relate(
    _ index: Int, _ attribute: LayoutConstraint.Attribute, to target: LayoutBox?,
    _ targetAttribute: LayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    let constraint = LayoutConstraint(
      item: items[index], attribute: attribute, relatedBy: .equal, toItem: target,
      attribute: targetAttribute, multiplier: multiplier, constant: constant,
      fileID: location.fileID, line: location.line)
    constraint.adjust(DirectedNumber(constant), priority)
    constraint.isMade = true
    constraints.append(constraint)
  }

  func activate() -> [LayoutConstraint] {
    for constraint in constraints {
      (constraint.firstItem as? View)?.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate(constraints)
    return constraints.filter(\.isActive)
  }
}

extension LayoutAxis {
  fileprivate var start: LayoutConstraint.Attribute { self == .horizontal ? .left : .top }

  fileprivate var end: LayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }

  fileprivate var extent: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
