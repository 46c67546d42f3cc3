import Ashlar

// MARK: - Solving

extension UICollectionViewCompositionalLayout {
  /// Requests all sections, and computes the frames in them. Without any room nothing is asked.
  func solve(for collectionView: UICollectionView) {
    let situation = LayoutSituation(of: collectionView)
    let hasRoom = situation.size.width > 0 && situation.size.height > 0
    var solver = CompositionalSolver(
      configuration: configuration, situation: situation, measured: measured)
    let plan = solver.plan(hasRoom ? sections(of: collectionView, situation) : [])
    let problems = solver.problems
    self.plan = plan
    self.solver = solver
    offsets = offsets.filter { plan.sections.indices.contains($0.key) }
    tell(problems, collectionView)
  }

  private func sections(
    of collectionView: UICollectionView, _ situation: LayoutSituation
  ) -> [(definition: NSCollectionLayoutSection, count: Int)] {
    (0..<collectionView.numberOfSections).map { number in
      let count = collectionView.numberOfItems(inSection: number)
      if let section = sectionProvider(number, situation.environment) { return (section, count) }
      if count > 0 {
        collectionView.reportOnce(
          "Invalid section definition. Please specify a valid section definition when content is to be "
            + "rendered for a section. This is a client error.", "The section has no cells.")
      }
      return (Self.noSection, 0)
    }
  }

  private static var noSection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }

  private func tell(_ problems: [LayoutProblem], _ collectionView: UICollectionView?) {
    for problem in problems { collectionView?.reportOnce(problem.message, problem.explanation) }
  }
}

// MARK: - Sizes

extension UICollectionViewCompositionalLayout {
  /// Asks a view how large it is, if the layout only guesses.
  ///
  /// - Returns: Whether it has another size than was thought.
  func ask(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let element = attributes.element
    guard let thought = plan.element(element, seen)?.place, !thought.unmeasured.isEmpty
    else { return false }
    let asked = attributes.duplicate()
    asked.guesses = thought.unmeasured
    asked.size.height -= thought.padding
    let old = asked.size
    let wanted = view.preferredLayoutAttributesFitting(asked).size
    let size = CGSize(
      width: length(wanted.width, old.width, thought.unmeasured.horizontal),
      height: length(wanted.height, old.height, thought.unmeasured.vertical))
    solver?.take(size, of: element, &plan)
    tell(solver?.problems ?? [], collectionView)
    return size != old
  }

  /// The length that a view has returned along an axis, or the estimate without one.
  private func length(_ wanted: CGFloat, _ thought: CGFloat, _ isGuessed: Bool) -> CGFloat {
    guard isGuessed else { return thought }
    if !wanted.isComputable {
      collectionView?.reportOnce(
        "a view wants to be \(wanted) points long", "It stays as long as it was.")
    }
    return wanted.isComputable && wanted > 0 ? wanted : thought
  }
}

// MARK: - Attributes

extension UICollectionViewCompositionalLayout {
  /// The visible part of the area, relative to the leading edge.
  var seen: CompositionalPlan.View {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return CompositionalPlan.View(
      bounds: plan.mirrored(collectionView?.bounds ?? .zero),
      insets: insets.directional(plan.situation.isMirrored ? .rightToLeft : .leftToRight),
      offset: { self.offset(ofSection: $0) })
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfNeeded()
    return plan.element(element, seen).map(attributes)
  }

  func attributes(
    _ placed: CompositionalPlan.Element
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: placed.element, plan.mirrored(placed.place.frame))
    attributes.zIndex = placed.place.zIndex
    return attributes
  }
}
