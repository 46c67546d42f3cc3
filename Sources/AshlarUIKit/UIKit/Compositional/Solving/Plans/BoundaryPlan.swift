import Ashlar

/// The frames of the boundary items of a section or of a whole layout.
///
/// Places along the axis count from where the section starts, its grown edge included; places across it count from the
/// edge of the collection.
struct BoundaryPlan {
  private(set) var items: [Placed] = []

  /// The growth of the section at its start and at its end, in points.
  private(set) var growth = (before: CGFloat.zero, after: CGFloat.zero)

  struct Placed {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var place: ElementPlace
  }
}

/// The area by which boundary items are placed.
struct BoundaryArea {
  let axis: FlowAxis

  /// The length of the section without them, and its beginning and end across the axis, in points.
  let length: CGFloat
  let across: (from: CGFloat, to: CGFloat)

  /// The size to which fractions are relative.
  let container: CGSize

  /// The index path of the items.
  let indexPath: IndexPath

  /// The additional height of headers beyond the requested one.
  var headerPadding: CGFloat = 0
}

extension BoundaryPlan {
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in area: BoundaryArea,
    _ rules: inout LengthRules, _ measured: MeasuredSizes
  ) {
    for item in items { add(item, area, &rules, measured) }
    for number in self.items.indices {
      let shift = area.axis.point(along: growth.before, across: 0)
      let frame = self.items[number].place.frame.offsetBy(dx: shift.x, dy: shift.y)
      self.items[number].place.frame = frame
    }
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ area: BoundaryArea,
    _ rules: inout LengthRules, _ measured: MeasuredSizes
  ) {
    let thought = rules.size(item.layoutSize, in: area.container)
    let element = CollectionElement(kind: item.elementKind, indexPath: area.indexPath)
    let guesses = item.layoutSize.guesses
    let known = measured.size(of: element, thought: thought, guesses)
    var size = CGSize(
      width: guesses.horizontal ? known?.width ?? thought.width : thought.width,
      height: guesses.vertical ? known?.height ?? thought.height : thought.height)
    let padding = item.alignment == .top ? area.headerPadding : 0
    size.height += padding
    let axis = area.axis
    let along = place(item, axis.along(size), area)
    let frame = axis.frame(
      along: along, across: placeAcross(item, axis.across(size), area), size: size)
    items.append(
      Placed(
        item: item,
        place: ElementPlace(
          frame: frame, unmeasured: known == nil ? guesses : GuessedAxes(), padding: padding)))
  }

  /// Places an item along the axis, from the start of the section without it. The section grows by the part outside.
  private mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ length: CGFloat, _ area: BoundaryArea
  ) -> CGFloat {
    let offset = area.axis.along(item.offset).isComputable ? area.axis.along(item.offset) : 0
    let place: CGFloat
    switch (item.alignment.edges.end(along: area.axis), item.extendsBoundary) {
    case (.near, true): place = offset - length
    case (.near, false): place = offset
    case (.middle, true): place = max(0, (area.length - length) / 2) + offset
    case (.middle, false): place = (area.length - length) / 2 + offset
    case (.far, true): place = area.length + offset
    case (.far, false): place = area.length - length + offset
    }
    if item.extendsBoundary {
      growth.before = max(growth.before, -place)
      growth.after = max(growth.after, place + length - area.length)
    }
    return place
  }

  private func placeAcross(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ length: CGFloat, _ area: BoundaryArea
  ) -> CGFloat {
    let crossing = area.axis.crossing
    let offset = crossing.along(item.offset).isComputable ? crossing.along(item.offset) : 0
    switch item.alignment.edges.end(along: crossing) {
    case .near: return area.across.from + offset
    case .middle: return (area.across.from + area.across.to - length) / 2 + offset
    case .far: return area.across.to - length + offset
    }
  }
}

// MARK: - Staying in sight

extension BoundaryPlan {
  /// The place of a pinned item, within the section that it belongs to, and whether it is visible.
  ///
  /// - Parameters:
  ///   - placed: The item.
  ///   - start: Where the section starts, in points along the axis.
  ///   - length: How long the section is without what the items at its edges add.
  ///   - seen: What is seen, in points along the axis.
  func pinned(
    _ placed: Placed, at start: CGFloat, length: CGFloat, _ axis: FlowAxis,
    seen: (from: CGFloat, to: CGFloat)
  ) -> (frame: CGRect, isSeen: Bool) {
    let shift = axis.point(along: start, across: 0)
    var frame = placed.place.frame.offsetBy(dx: shift.x, dy: shift.y)
    let own = axis.range(of: frame)
    let isNear = placed.item.alignment.edges.end(along: axis) != .far
    let first = start + growth.before
    let place = axis.pinnedStart(
      of: frame, isHeader: isNear, seen: seen, limit: isNear ? first + length : first)
    frame.origin = axis.point(along: place, across: axis.crossing.along(frame.origin))
    return (frame, place < seen.to && place + own.to - own.from > seen.from)
  }
}
