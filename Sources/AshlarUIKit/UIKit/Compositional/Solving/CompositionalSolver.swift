import Ashlar

/// Computes the frames of a compositional layout, and their changes after a view has returned its size.
struct CompositionalSolver {
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let situation: LayoutSituation
  let measured: MeasuredSizes

  /// The solvers of the sections, which keep their input.
  private(set) var solvers: [SectionSolver] = []

  private(set) var problems: [LayoutProblem] = []
}

extension CompositionalSolver {
  /// Makes the plan of all sections, each of which has so many items.
  ///
  /// - Complexity: O(*n*) for *n* items.
  mutating func plan(_ sections: [(definition: NSCollectionLayoutSection, count: Int)])
    -> CompositionalPlan
  {
    var plan = CompositionalPlan()
    plan.situation = situation
    plan.axis = configuration.axis
    plan.measured = measured
    var rules = LengthRules(pixels: situation.pixels)
    plan.spacing = rules.room(configuration.interSectionSpacing, "interSectionSpacing")
    for (number, section) in sections.enumerated() {
      var solver = SectionSolver(
        section.definition, configuration, situation, section: number, itemCount: section.count,
        measured: measured)
      let made = solver.plan()
      plan.work.sections += 1
      plan.work.groups += made.groups.count
      plan.work.shapes += solver.solvedShapes
      plan.sections.append(made)
      problems += solver.problems
      solvers.append(solver)
    }
    problems += rules.problems
    note(&plan)
    plan.extents = ExtentTree(plan.sections.map { $0.extent(spacing: plan.spacing) })
    placeEdges(of: &plan)
    return plan
  }

  /// Notes what else has to be known of the sections whenever the collection is scrolled.
  private func note(_ plan: inout CompositionalPlan) {
    let edges =
      configuration.boundarySupplementaryItems
      + plan.sections.flatMap(\.definition.boundarySupplementaryItems)
    plan.hasPinned = edges.contains(where: \.pinToVisibleBounds)
    plan.listeners = plan.sections.indices.filter {
      plan.sections[$0].definition.visibleItemsInvalidationHandler != nil
    }
  }

  /// Takes the size that a view has returned, and updates the plan.
  ///
  /// - Complexity: O(log *n*) for *n* groups, where the items of the view's group stay the same.
  mutating func take(
    _ size: CGSize, of element: CollectionElement, _ plan: inout CompositionalPlan
  ) {
    measured.sizes[element] = size
    let path = element.indexPath
    if element.kind != nil, path.item == .max { return placeEdges(of: &plan) }
    guard solvers.indices.contains(path.section) else { return }
    if element.kind == nil {
      guard let group = plan.sections[path.section].group(ofItem: path.item) else { return }
      let before = solvers[path.section].solvedShapes
      solvers[path.section].update(&plan.sections[path.section], group: group)
      plan.work.shapes += solvers[path.section].solvedShapes - before
    } else {
      solvers[path.section].finish(&plan.sections[path.section])
    }
    let extent = plan.sections[path.section].extent(spacing: plan.spacing)
    plan.extents.replace(path.section, with: extent)
    placeEdges(of: &plan)
  }

  /// Places what stands at the edges of all sections together.
  private mutating func placeEdges(of plan: inout CompositionalPlan) {
    let items = configuration.boundarySupplementaryItems
    if items.isEmpty { return }
    var rules = LengthRules(pixels: situation.pixels)
    let area = BoundaryArea(
      axis: plan.axis, length: plan.sectionsLength, across: (0, plan.axis.across(situation.size)),
      container: situation.size, indexPath: CompositionalPlan.wholeLayout)
    plan.boundary = BoundaryPlan(items, in: area, &rules, measured)
    problems += rules.problems
  }
}
