import Ashlar

// MARK: - Groups

extension SectionSolver {
  mutating func appendGroups(to plan: inout SectionPlan) {
    guard itemCount > 0, hasRoom() else { return }
    var (first, subitem) = (0, 0)
    var counts: [Int] = []
    while first < itemCount {
      let shape = shape(first: first, subitem: subitem)
      if shape.leaves.isEmpty { break }
      let group = SectionPlan.PlacedGroup(
        shape: shape, first: first, subitem: subitem, badges: counts,
        across: placeAcross(shape))
      note(shape.badges, inGroup: plan.groups.count, &plan, &counts)
      plan.groups.append(group)
      first += shape.leaves.count
      subitem = shape.nextSubitem
    }
    alignGroups(of: &plan)
    plan.extents = ExtentTree(plan.groups.map { extent(of: $0, plan) })
  }

  private mutating func hasRoom() -> Bool {
    if container.width >= 0, container.height >= 0 { return true }
    let insets = insets
    solver.rules.report(
      "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, "
        + "or it has no room for any subitems itself. Inspect the parent and ensure the "
        + "contentInsets ({\(insets.top), \(insets.leading), \(insets.bottom), "
        + "\(insets.trailing)}) do not result in a negative effectiveContentSize when applied to "
        + "size: {\(situation.size.width), \(situation.size.height)}.",
      "The section has no cells.")
    return false
  }

  /// The shape of a group that begins with an item, with only as many items as there are.
  mutating func shape(first: Int, subitem: Int) -> GroupShape {
    let whole =
      knownShape(first: first, subitem: subitem) ?? wholeShape(first: first, subitem: subitem)
    var shape = whole.cut(to: itemCount - first, along: run, of: definition.group)
    if shape.leaves.count < whole.leaves.count { shape.prepareToFind(along: run) }
    return shape
  }

  private mutating func wholeShape(first: Int, subitem: Int) -> GroupShape {
    let group = definition.group
    var shape = solver.shape(of: group, size: groupSize, first: first, subitem: subitem)
    solver.addBadges(
      of: group, at: CGRect(origin: .zero, size: shape.size), leaf: 0, in: container, to: &shape)
    shape.numberBadges()
    shape.prepareToFind(along: run)
    solvedShapes += 1
    if isLikeOthers(first..<first + shape.leaves.count) { shapes[subitem] = shape }
    return shape
  }

  /// The shape of another group that starts with the same subitem, if this one is like it.
  private func knownShape(first: Int, subitem: Int) -> GroupShape? {
    guard let shape = shapes[subitem] else { return nil }
    return isLikeOthers(first..<first + shape.leaves.count) ? shape : nil
  }

  /// Whether no cell of some items has returned its size, or is higher than that.
  private func isLikeOthers(_ items: Range<Int>) -> Bool {
    if !hasGuesses { return true }
    if items.contains(0), solver.padding > 0 { return false }
    return solver.measured.isEmpty
      || !items.contains { item in
        solver.measured.has(
          CollectionElement(kind: nil, indexPath: IndexPath(item: item, section: section)))
      }
  }

  /// Counts what is anchored to items, by kinds.
  private func note(
    _ badges: [GroupShape.Badge], inGroup number: Int, _ plan: inout SectionPlan,
    _ counts: inout [Int]
  ) {
    for badge in badges {
      let kind = badge.item.elementKind
      let index = plan.kinds.firstIndex(of: kind) ?? plan.kinds.count
      if index == plan.kinds.count {
        plan.kinds.append(kind)
        plan.groupsOfBadges.append([])
        counts.append(0)
      }
      plan.groupsOfBadges[index].append(number)
      counts[index] += 1
    }
  }

  /// The place of a group across the others: flexible room takes what the section leaves free.
  func placeAcross(_ shape: GroupShape) -> CGFloat {
    let sides = EndRoom(definition.group.edgeSpacing, along: run.crossing)
    return sides.filling(run.across(container) - run.across(shape.size) - sides.total).before
  }

  /// Makes groups as long as the longest if they are to be like their siblings.
  private func alignGroups(of plan: inout SectionPlan) {
    for direction in [run, run.crossing] {
      guard definition.group.layoutSize.along(direction).isUniformAcrossSiblings,
        let longest = plan.groups.map({ direction.along($0.shape.size) }).max()
      else { continue }
      for number in plan.groups.indices {
        let across = direction.across(plan.groups[number].shape.size)
        plan.groups[number].shape.size = direction.size(along: longest, across: across)
      }
    }
  }

  mutating func extent(of group: SectionPlan.PlacedGroup, _ plan: SectionPlan) -> Extent {
    let length = run.along(group.shape.size)
    let sides = EndRoom(definition.group.edgeSpacing, along: run.crossing)
    // Across, the section is as long as the group reaches; in a row that is scrolled by itself, with the room behind it.
    let across = group.across + run.across(group.shape.size) + (plan.isOrthogonal ? sides.after : 0)
    return Extent(
      step: plan.ends.total + length + spacing, from: plan.ends.before,
      to: plan.ends.before + length, across: across)
  }
}
