import Ashlar

/// Where everything is in a compositional layout, in points from the leading edge.
struct CompositionalPlan {
  var situation = LayoutSituation()
  var axis = FlowAxis(isVertical: true)
  var spacing: CGFloat = 0

  var sections: [SectionPlan] = []

  /// What the sections take of the axis that is scrolled.
  var extents = ExtentTree()

  /// What stands at the edges of all sections together.
  var boundary = BoundaryPlan()

  /// Whether something stays in sight when the collection is scrolled.
  var hasPinned = false

  /// The sections that want to hear of what is seen.
  var listeners: [Int] = []

  /// How much work there was, for tests of that.
  var work = Work()

  /// How many sections and groups were placed, and how many groups were filled with items for that.
  struct Work: Equatable {
    var sections = 0
    var groups = 0
    var shapes = 0
  }

  /// Something at its place.
  struct Element {
    let element: CollectionElement
    var frame: CGRect
    var zIndex: Int

    /// The axes along which the view has not said how long it is.
    var unmeasured = GuessedAxes()

    /// How much higher the view is than it asks to be.
    var padding: CGFloat = 0
  }

  /// What is seen, and how far the sections that are scrolled by themselves are, in points.
  struct View {
    let bounds: CGRect
    let insets: NSDirectionalEdgeInsets
    let offset: (Int) -> CGFloat
  }
}

// MARK: - Sizes

extension CompositionalPlan {
  /// How long all sections are together.
  var sectionsLength: CGFloat {
    sections.isEmpty ? 0 : max(0, extents.total.step - spacing)
  }

  /// The size of the area that is scrolled.
  var size: CGSize {
    let length = boundary.growth.before + sectionsLength + boundary.growth.after
    let across = max(axis.across(situation.size), extents.total.across)
    return axis.size(along: max(0, length), across: max(0, across))
  }

  /// Where a section starts.
  func start(ofSection section: Int) -> CGFloat {
    boundary.growth.before + extents.start(of: section)
  }
}

// MARK: - Elements of a rectangle

extension CompositionalPlan {
  /// What a rectangle touches of the area that is scrolled, section by section, and in each group by group.
  ///
  /// - Complexity: O(*k* log *n*) for *k* groups and sections that are there, of *n*.
  func elements(in rectangle: CGRect, _ view: View) -> [Element] {
    guard let rectangle = clipped(rectangle) else { return [] }
    let range = axis.range(of: rectangle)
    let before = boundary.growth.before
    var found: [Element] = []
    for (section, start) in extents.covering(from: range.from - before, to: range.to - before)
    where sections[section].totalLength > 0 {
      found += elements(ofSection: section, at: start + before, in: rectangle, view)
    }
    if !sections.isEmpty {
      found += boundaryElements(boundary, at: 0, sectionsLength, Self.wholeLayout, view)
    }
    return found.filter { $0.frame.touches(rectangle) }
  }

  /// The part of a rectangle that is in the area; nil if there is none, or if its numbers are no numbers.
  private func clipped(_ rectangle: CGRect) -> CGRect? {
    let (left, right) = (max(rectangle.minX, 0), min(rectangle.maxX, size.width))
    let (top, bottom) = (max(rectangle.minY, 0), min(rectangle.maxY, size.height))
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The index path of what stands at the edges of all sections.
  static var wholeLayout: IndexPath { IndexPath(item: .max, section: 0) }

  private func elements(
    ofSection section: Int, at start: CGFloat, in rectangle: CGRect, _ view: View
  ) -> [Element] {
    let plan = sections[section]
    let shift = shift(ofSection: section, at: start, view)
    let run = plan.run
    let from =
      run.along(plan.corner) + run.along(shift)
      + (plan.isOrthogonal ? 0 : plan.boundary.growth.before)
    let range = run.range(of: rectangle)
    var found: [Element] = []
    for (group, place) in plan.extents.covering(from: range.from - from, to: range.to - from) {
      let frame = plan.frame(ofGroup: group, from: place).offsetBy(dx: shift.x, dy: shift.y)
      guard frame.touches(rectangle) else { continue }
      found += elements(ofGroup: group, section, frame.origin, in: range)
    }
    let first = IndexPath(item: 0, section: section)
    found += boundaryElements(plan.boundary, at: start, plan.length, first, view)
    return found + decorationElements(section, start)
  }

  /// How far a section is from the corner of the area, with how far it is scrolled by itself.
  private func shift(ofSection section: Int, at start: CGFloat, _ view: View) -> CGPoint {
    let offset = sections[section].isOrthogonal ? view.offset(section) : 0
    return axis.point(along: start, across: -offset)
  }

  private func elements(
    ofGroup number: Int, _ section: Int, _ corner: CGPoint,
    in range: (from: CGFloat, to: CGFloat)
  ) -> [Element] {
    let plan = sections[section]
    let group = plan.groups[number]
    let start = plan.run.along(corner)
    let leaves = group.shape.leaves(from: range.from - start, to: range.to - start)
    let cells = leaves.map { leaf(plan, group, $0, section, corner) }
    return cells + group.shape.badges.indices.map { badge(plan, group, $0, section, corner) }
  }

  private func leaf(
    _ plan: SectionPlan, _ group: SectionPlan.PlacedGroup, _ number: Int, _ section: Int,
    _ corner: CGPoint
  ) -> Element {
    let leaf = group.shape.leaves[number]
    let path = IndexPath(item: group.first + number, section: section)
    return Element(
      element: CollectionElement(kind: nil, indexPath: path), frame: place(leaf.frame, at: corner),
      zIndex: leaf.zIndex.raised(by: plan.definition.decorationItems.isEmpty ? 0 : 1),
      unmeasured: leaf.unmeasured, padding: leaf.padding)
  }

  private func badge(
    _ plan: SectionPlan, _ group: SectionPlan.PlacedGroup, _ number: Int, _ section: Int,
    _ corner: CGPoint
  ) -> Element {
    let badge = group.shape.badges[number]
    let kind = badge.item.elementKind
    let index = plan.kinds.firstIndex(of: kind) ?? 0
    let before = index < group.badges.count ? group.badges[index] : 0
    let path = IndexPath(item: before + badge.number, section: section)
    return Element(
      element: CollectionElement(kind: kind, indexPath: path),
      frame: place(badge.frame, at: corner), zIndex: badge.item.zIndex)
  }

  private func place(_ frame: CGRect, at corner: CGPoint) -> CGRect {
    situation.pixels.nearest(frame.offsetBy(dx: corner.x, dy: corner.y))
  }

  private func decorationElements(_ section: Int, _ start: CGFloat) -> [Element] {
    let shift = axis.point(along: start, across: 0)
    let across = axis.across(situation.size)
    return sections[section].decorations(across: across).enumerated().map { number, decoration in
      Element(
        element: CollectionElement(
          decoration: decoration.item.elementKind,
          indexPath: IndexPath(item: number, section: section)),
        frame: place(decoration.frame, at: shift), zIndex: decoration.item.zIndex)
    }
  }

  private func boundaryElements(
    _ boundary: BoundaryPlan, at start: CGFloat, _ length: CGFloat, _ path: IndexPath, _ view: View
  ) -> [Element] {
    let insets = axis.along(view.insets)
    let bounds = axis.range(of: view.bounds)
    let seen = (from: bounds.from + insets.before, to: bounds.to - insets.after)
    let shift = axis.point(along: start, across: 0)
    return boundary.items.map { placed in
      let pinned =
        placed.item.pinToVisibleBounds
        ? boundary.pinned(placed, at: start, length: length, axis, seen: seen) : nil
      return Element(
        element: CollectionElement(kind: placed.item.elementKind, indexPath: path),
        frame: pinned.map { situation.pixels.nearest($0.frame) } ?? place(placed.frame, at: shift),
        zIndex: placed.item.zIndex.raised(by: pinned?.isSeen ?? false ? Self.pinnedLevel : 0),
        unmeasured: placed.unmeasured, padding: placed.padding)
    }
  }

  /// How far in front of all else is what stays in sight, as recorded on UIKit.
  private static var pinnedLevel: Int { 1_000_000_000 }
}

// MARK: - Single elements

extension CompositionalPlan {
  /// An element of the layout; nil if there is none.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* groups and sections, and *k* elements of one group.
  func element(_ element: CollectionElement, _ view: View) -> Element? {
    let (section, item) = (element.indexPath.section, element.indexPath.item)
    guard sections.indices.contains(section), element.indexPath.count == 2 else { return nil }
    let start = start(ofSection: section)
    let group = group(of: element, sections[section])
    if let group, let found = search(element, inGroup: group, section, start, view) { return found }
    if element.isDecoration {
      return decorationElements(section, start).first { $0.element == element }
    }
    if item == .max, section == 0 {
      return boundaryElements(boundary, at: 0, sectionsLength, Self.wholeLayout, view)
        .first { $0.element == element }
    }
    let plan = sections[section]
    return boundaryElements(plan.boundary, at: start, plan.length, element.indexPath, view)
      .first { item == 0 && $0.element == element }
  }

  /// The group in which a cell or what is anchored to cells is.
  private func group(of element: CollectionElement, _ plan: SectionPlan) -> Int? {
    let item = element.indexPath.item
    if element.isDecoration { return nil }
    guard let kind = element.kind else { return plan.group(ofItem: item) }
    guard let index = plan.kinds.firstIndex(of: kind),
      plan.groupsOfBadges[index].indices.contains(item)
    else { return nil }
    return plan.groupsOfBadges[index][item]
  }

  private func search(
    _ element: CollectionElement, inGroup number: Int, _ section: Int, _ start: CGFloat,
    _ view: View
  ) -> Element? {
    let plan = sections[section]
    let shift = shift(ofSection: section, at: start, view)
    let frame = plan.frame(ofGroup: number, from: plan.extents.start(of: number))
    let corner = CGPoint(x: frame.origin.x + shift.x, y: frame.origin.y + shift.y)
    let group = plan.groups[number]
    if element.kind == nil {
      return leaf(plan, group, element.indexPath.item - group.first, section, corner)
    }
    return group.shape.badges.indices.lazy
      .map { badge(plan, group, $0, section, corner) }.first { $0.element == element }
  }
}

extension Int {
  /// The number with an amount more, or the greatest that there is.
  fileprivate func raised(by amount: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(amount)
    return isTooLarge ? .max : sum
  }
}
