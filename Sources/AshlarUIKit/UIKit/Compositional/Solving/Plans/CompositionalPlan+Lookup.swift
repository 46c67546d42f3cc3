import Ashlar

// MARK: - Looking up

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
