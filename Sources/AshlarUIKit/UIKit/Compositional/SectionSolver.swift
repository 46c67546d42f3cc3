import Ashlar

/// Finds out where everything is in a section.
struct SectionSolver {
  let definition: NSCollectionLayoutSection
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let situation: LayoutSituation
  let section: Int
  let itemCount: Int
  private let axis: FlowAxis
  private(set) var solver: GroupSolver

  /// The shapes of whole groups by the subitem that they start with, in which no cell has said how large it is.
  private var shapes: [Int: GroupShape] = [:]

  /// How often a shape was solved.
  private(set) var solvedShapes = 0

  /// Whether cells say how large they are.
  private let hasGuesses: Bool

  init(
    _ definition: NSCollectionLayoutSection,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ situation: LayoutSituation, section: Int, itemCount: Int, measured: MeasuredSizes
  ) {
    self.definition = definition
    self.configuration = configuration
    self.situation = situation
    self.section = section
    self.itemCount = itemCount
    axis = configuration.axis
    hasGuesses = definition.group.hasGuesses(depth: GroupSolver.mostDepth)
    let room = CompositionalEnvironment.Room(contentSize: situation.size)
    solver = GroupSolver(
      section: section, itemCount: itemCount, padding: definition.list?.rowPadding ?? 0,
      environment: CompositionalEnvironment(
        room: room, traitCollection: situation.traits, section: section),
      rules: LengthRules(pixels: situation.pixels), measured: measured)
  }

  var problems: [LayoutProblem] { solver.rules.problems }
}

// MARK: - What there is

extension SectionSolver {
  private var run: FlowAxis {
    definition.orthogonalScrollingBehavior == .none ? axis : axis.crossing
  }

  /// The insets of the section, with what its reference keeps clear.
  private var insets: NSDirectionalEdgeInsets {
    definition.contentInsets.usable + referenceInsets(definition.contentInsetsReference)
      + (definition.list?.insets(ofSection: section, situation) ?? .zero)
  }

  private func referenceInsets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let configured = configuration.contentInsetsReference
    return situation.insets(reference == .automatic ? configured : reference, across: axis)
  }

  /// What groups are sized in: the collection without the insets across the groups.
  private var container: CGSize { situation.size.without(insets, across: run) }

  private var groupSize: CGSize {
    mutating get { solver.rules.size(definition.group.layoutSize, in: container) }
  }

  private var spacing: CGFloat {
    mutating get { solver.rules.room(definition.interGroupSpacing, "interGroupSpacing") }
  }
}

// MARK: - Solving

extension SectionSolver {
  mutating func plan() -> SectionPlan {
    var plan = SectionPlan(definition: definition, axis: axis, run: run)
    plan.corner = CGPoint(x: insets.leading, y: insets.top)
    plan.ends = EndRoom(definition.group.edgeSpacing, along: run)
    let ends = run.along(insets)
    plan.viewport = run.along(situation.size) - ends.before - ends.after
    appendGroups(to: &plan)
    finish(&plan)
    checkKinds()
    return plan
  }

  /// Reports items at the edges that cannot be told from each other.
  private mutating func checkKinds() {
    var known: Set<String> = []
    for item in definition.boundarySupplementaryItems
    where !known.insert(item.elementKind).inserted {
      solver.rules.report(
        "the section has several boundary items of kind \(item.elementKind)",
        "Only the first one is shown: give each a kind of its own.")
    }
  }

  /// Makes a group anew in which a cell has said how large it is, or all from there on if it has other items then.
  ///
  /// - Complexity: That of one group if its items stay the same.
  mutating func update(_ plan: inout SectionPlan, group number: Int) {
    let old = plan.groups[number]
    let shape = shape(first: old.first, subitem: old.subitem)
    let isSame =
      shape.leaves.count == old.shape.leaves.count && shape.nextSubitem == old.shape.nextSubitem
    let isUniform = definition.group.layoutSize.along(run).isUniformAcrossSiblings
    guard isSame, !isUniform else {
      plan = self.plan()
      return
    }
    plan.groups[number].shape = shape
    plan.groups[number].across = placeAcross(shape)
    plan.extents.replace(number, with: extent(of: plan.groups[number], plan))
    finish(&plan)
  }

  /// Finds out how long the section is, and where the items at its edges are.
  mutating func finish(_ plan: inout SectionPlan) {
    let ends = axis.along(insets)
    let boundaryItems = definition.boundarySupplementaryItems
    if !plan.groups.isEmpty {
      plan.length = ends.before + contentLength(of: plan) + ends.after
    } else {
      plan.length = boundaryItems.isEmpty ? 0 : ends.before + ends.after
    }
    if boundaryItems.isEmpty { return }
    plan.boundary = BoundaryPlan(
      boundaryItems, in: boundaryArea(length: plan.length), &solver.rules, solver.measured)
  }

  private mutating func contentLength(of plan: SectionPlan) -> CGFloat {
    let total = plan.extents.total
    return plan.isOrthogonal ? total.across : max(0, total.step - spacing)
  }

  private func boundaryArea(length: CGFloat) -> BoundaryArea {
    let insets = boundaryInsets
    let ends = axis.crossing.along(insets)
    return BoundaryArea(
      axis: axis, length: length,
      across: (ends.before, axis.across(situation.size) - ends.after),
      container: situation.size.without(insets, across: axis),
      indexPath: IndexPath(item: 0, section: section),
      headerPadding: definition.list?.headerPadding ?? 0)
  }

  private var boundaryInsets: NSDirectionalEdgeInsets {
    guard definition.supplementariesFollowContentInsets else { return .zero }
    let reference = definition.supplementaryContentInsetsReference
    if reference == .automatic { return insets }
    return definition.contentInsets.usable + referenceInsets(reference)
  }
}

// MARK: - Groups

extension SectionSolver {
  private mutating func appendGroups(to plan: inout SectionPlan) {
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
  private mutating func shape(first: Int, subitem: Int) -> GroupShape {
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

  /// Whether no cell of some items has said how large it is, nor is higher than it asks to be.
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

  /// Where a group is across the others: room that grows takes what the section leaves free.
  private func placeAcross(_ shape: GroupShape) -> CGFloat {
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

  private mutating func extent(of group: SectionPlan.PlacedGroup, _ plan: SectionPlan) -> Extent {
    let length = run.along(group.shape.size)
    let sides = EndRoom(definition.group.edgeSpacing, along: run.crossing)
    // Across, the section is as long as the group reaches; in a row that is scrolled by itself, with the room behind it.
    let across = group.across + run.across(group.shape.size) + (plan.isOrthogonal ? sides.after : 0)
    return Extent(
      step: plan.ends.total + length + spacing, from: plan.ends.before,
      to: plan.ends.before + length, across: across)
  }
}

extension CGSize {
  /// The size without insets across an axis, and whole along it.
  func without(_ insets: NSDirectionalEdgeInsets, across axis: FlowAxis) -> CGSize {
    axis.isVertical
      ? CGSize(width: width - insets.leading - insets.trailing, height: height)
      : CGSize(width: width, height: height - insets.top - insets.bottom)
  }
}
