import Ashlar

// MARK: - Groups

extension SectionSolver {
  mutating func appendGroups(to plan: inout SectionPlan) {
    let itemCount = solver.itemCount
    guard itemCount > 0, solver.rules.hasRoom(container, insets, in: situation.size) else {
      return
    }
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

  /// The shape of a group that begins with an item, with only as many items as there are.
  mutating func shape(first: Int, subitem: Int) -> GroupShape {
    // Another group that starts with the same subitem has the same shape, if this one is like it.
    let known = shapes[subitem].flatMap {
      isLikeOthers(first..<first + $0.leaves.count) ? $0 : nil
    }
    let whole = known ?? wholeShape(first: first, subitem: subitem)
    var shape = whole.cut(to: solver.itemCount - first, along: run, of: definition.group)
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

  /// Whether no cell of some items has returned its size, or is higher than that.
  private func isLikeOthers(_ items: Range<Int>) -> Bool {
    if !hasGuesses { return true }
    if items.contains(0), solver.padding > 0 { return false }
    let sizes = solver.measured.sizes
    return sizes.isEmpty
      || !items.contains { item in
        let path = IndexPath(item: item, section: solver.section)
        return sizes[CollectionElement(kind: nil, indexPath: path)] != nil
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
