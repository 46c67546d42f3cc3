import Ashlar

/// Computes the frames in a section.
struct SectionSolver {
  let definition: NSCollectionLayoutSection
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let situation: LayoutSituation
  private let axis: FlowAxis
  var solver: GroupSolver

  /// The shapes of whole groups by the subitem that they start with, in which no cell has returned its size.
  var shapes: [Int: GroupShape] = [:]

  /// The number of times a shape was solved.
  var solvedShapes = 0

  /// Whether cells determine their own sizes.
  let hasGuesses: Bool

  init(
    _ definition: NSCollectionLayoutSection,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ situation: LayoutSituation, section: Int, itemCount: Int, measured: MeasuredSizes
  ) {
    self.definition = definition
    self.configuration = configuration
    self.situation = situation
    axis = configuration.axis
    hasGuesses = definition.group.hasGuesses(depth: GroupSolver.mostDepth)
    solver = GroupSolver(
      section: section, environment: situation.environment,
      rules: LengthRules(pixels: situation.pixels), measured: measured, itemCount: itemCount,
      padding: definition.list?.rowPadding ?? 0)
  }

  var problems: [LayoutProblem] { solver.rules.problems }
}

// MARK: - Elements of a section

extension SectionSolver {
  var run: FlowAxis { definition.orthogonalScrollingBehavior == .none ? axis : axis.crossing }

  /// The insets of the section, with what its reference keeps clear.
  var insets: NSDirectionalEdgeInsets {
    definition.contentInsets.usable + referenceInsets(definition.contentInsetsReference)
      + (definition.list?.insets(ofSection: solver.section, situation) ?? .zero)
  }

  private func referenceInsets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let configured = configuration.contentInsetsReference
    return situation.insets(reference == .automatic ? configured : reference, across: axis)
  }

  /// The container to which the sizes of groups are relative: the collection without the insets across the groups.
  var container: CGSize { situation.size.without(insets, across: run) }

  var groupSize: CGSize {
    mutating get { solver.rules.size(definition.group.layoutSize, in: container) }
  }

  var spacing: CGFloat {
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

  /// Reports boundary items that cannot be distinguished.
  private mutating func checkKinds() {
    var known: Set<String> = []
    for item in definition.boundarySupplementaryItems
    where !known.insert(item.elementKind).inserted {
      solver.rules.report(
        "the section has several boundary items of kind \(item.elementKind)",
        "Only the first one is shown: give each a kind of its own.")
    }
  }

  /// Makes a group again in which a cell has returned its size, or all from there on if it has other items then.
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
      indexPath: IndexPath(item: 0, section: solver.section),
      headerPadding: definition.list?.headerPadding ?? 0)
  }

  private var boundaryInsets: NSDirectionalEdgeInsets {
    guard definition.supplementariesFollowContentInsets else { return .zero }
    let reference = definition.supplementaryContentInsetsReference
    if reference == .automatic { return insets }
    return definition.contentInsets.usable + referenceInsets(reference)
  }
}
