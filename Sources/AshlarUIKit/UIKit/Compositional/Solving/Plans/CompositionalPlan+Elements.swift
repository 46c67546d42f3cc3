import Ashlar

// MARK: - Elements of a rectangle

extension CompositionalPlan {
  /// The elements that a rectangle touches in the area that is scrolled, section by section, and in each group by
  /// group.
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
    return found.filter { $0.place.frame.touches(rectangle) }
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

  /// The offset of a section from the corner of the area, including its own scroll offset.
  func shift(ofSection section: Int, at start: CGFloat, _ view: View) -> CGPoint {
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

  func leaf(
    _ plan: SectionPlan, _ group: SectionPlan.PlacedGroup, _ number: Int, _ section: Int,
    _ corner: CGPoint
  ) -> Element {
    var leaf = group.shape.leaves[number]
    leaf.frame = place(leaf.frame, at: corner)
    leaf.zIndex = leaf.zIndex.raised(by: plan.definition.decorationItems.isEmpty ? 0 : 1)
    let path = IndexPath(item: group.first + number, section: section)
    return Element(element: CollectionElement(kind: nil, indexPath: path), place: leaf)
  }

  func badge(
    _ plan: SectionPlan, _ group: SectionPlan.PlacedGroup, _ number: Int, _ section: Int,
    _ corner: CGPoint
  ) -> Element {
    let badge = group.shape.badges[number]
    let kind = badge.item.elementKind
    let index = plan.kinds.firstIndex(of: kind) ?? 0
    let before = index < group.badges.count ? group.badges[index] : 0
    let path = IndexPath(item: before + badge.number, section: section)
    let element = CollectionElement(kind: kind, indexPath: path)
    let guesses = badge.item.layoutSize.guesses
    let known = measured?.size(of: element, thought: badge.size, guesses)
    let frame = badge.item.frame(at: badge.target, size: known ?? badge.size)
    return Element(
      element: element,
      place: ElementPlace(
        frame: place(frame, at: corner), zIndex: badge.item.zIndex,
        unmeasured: known == nil ? guesses : GuessedAxes()))
  }

  private func place(_ frame: CGRect, at corner: CGPoint) -> CGRect {
    situation.pixels.nearest(frame.offsetBy(dx: corner.x, dy: corner.y))
  }

  func decorationElements(_ section: Int, _ start: CGFloat) -> [Element] {
    let shift = axis.point(along: start, across: 0)
    let across = axis.across(situation.size)
    return sections[section].decorations(across: across).enumerated().map { number, decoration in
      Element(
        element: CollectionElement(
          kind: decoration.item.elementKind,
          indexPath: IndexPath(item: number, section: section), isDecoration: true),
        place: ElementPlace(
          frame: place(decoration.frame, at: shift), zIndex: decoration.item.zIndex))
    }
  }

  func boundaryElements(
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
      var own = placed.place
      own.frame = pinned.map { situation.pixels.nearest($0.frame) } ?? place(own.frame, at: shift)
      own.zIndex = placed.item.zIndex.raised(by: pinned?.isSeen ?? false ? Self.pinnedLevel : 0)
      return Element(
        element: CollectionElement(kind: placed.item.elementKind, indexPath: path), place: own)
    }
  }

  /// The level of pinned items in front of all else, as recorded on UIKit.
  private static var pinnedLevel: Int { 1_000_000_000 }
}

extension Int {
  /// The number with an amount more, or the greatest that there is.
  fileprivate func raised(by amount: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(amount)
    return isTooLarge ? .max : sum
  }
}
