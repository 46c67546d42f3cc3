internal import AshlarSolver

/// A layout of one view by itself, which finds its fitting size.
///
/// It takes the constraints that the view and the views inside it hold, the sizes of their contents and the frames
/// and masks of the views inside, and hands them to an engine of its own. The engine of the tree does not notice: its
/// numbers of boxes and constraints are put aside and restored. No method that a program can override is called in
/// between.
struct FittingSolve {
  private let view: View
  private let tree: LayoutTree
  private let engine: LayoutEngine
  private let request: FittingRequest

  /// What the views that were asked have answered. Those that have left meanwhile stay alive here until the size is
  /// found: what they do in their ends must not come between the look at who is present and the last use of it.
  private let measured: [Measured]

  /// Whether contents have been asked for their baselines at the widths that a solve before this one has found.
  private let knowsWidths: Bool

  init(_ view: View, _ request: FittingRequest) { self.init(view, request, knowsWidths: false) }

  private init(_ view: View, _ request: FittingRequest, knowsWidths: Bool) {
    self.view = view
    self.request = request
    self.knowsWidths = knowsWidths
    // What views answer may take the view to another tree.
    measured = Self.measure(view)
    tree = view.tree
    engine = LayoutEngine(tree: tree, fitting: request.target)
    engine.system.readDirections()
  }
}

// MARK: - Finding the size

extension FittingSolve {
  func answer() -> FittingAnswer {
    let kept = KeptNumbers(of: view, tree)
    let aim = fill(kept.constraints)
    var outcome = engine.solveWithTexts(tree)
    let conflicts = engine.fittingConflicts
    let solved = SolvedFitting(of: view, engine, aim)
    kept.putBack(after: engine)
    if !knowsWidths, kept.mentionsBaselines,
      let answer = solved.withWidthsFound({
        FittingSolve(view, request, knowsWidths: true).answer()
      })
    {
      return answer
    }
    outcome = solved.solveWithHeights() ?? outcome
    if let reason = outcome.fault { view.report(reason, at: nil) }
    let isKept = outcome == .optimal && solved.isClean && kept.isStraight
    return FittingAnswer(
      size: solved.size, conflicts: conflicts, problem: isKept ? solved : nil)
  }

  private typealias Measured = (view: View, intrinsic: IntrinsicDemands)

  /// Asks every view that constraints or masks involve, and the view itself, for its demands. Any of them may move
  /// meanwhile.
  private static func measure(_ view: View) -> [Measured] {
    let tree = view.tree
    let wasSolving = tree.nesting.isSolving
    tree.nesting.isSolving = true
    defer { tree.nesting.isSolving = wasSolving }
    var involved = involvedBoxes(of: view)
    var measured: [Measured] = []
    for inner in Array(view.subtree) {
      let key = ObjectIdentifier(inner.node)
      let hasMask = inner !== view && inner.translatesMask && inner.storedMask != 0
      guard inner === view || hasMask || involved.contains(key) else { continue }
      tree.work.measureCalls += 1
      let intrinsic = IntrinsicDemands(of: inner, isFree: inner === view)
      measured.append((inner, intrinsic))
      for node in intrinsic.baselineViews.nodes { involve(node, in: view, &involved) }
    }
    return measured
  }

  /// The boxes that constraints inside the view refer to, and those that contain them.
  private static func involvedBoxes(of view: View) -> Set<ObjectIdentifier> {
    let tree = view.tree
    var involved: Set<ObjectIdentifier> = []
    for inner in view.subtree {
      for index in inner.held.indices {
        let record = tree.store.constraints[index]
        for node in tree.nodes(of: record, index) { involve(node, in: view, &involved) }
      }
    }
    return involved
  }

  private static func involve(
    _ node: BoxNode, in view: View, _ involved: inout Set<ObjectIdentifier>
  ) {
    var next: BoxNode? = node
    while let box = next, box !== view.node, involved.insert(ObjectIdentifier(box)).inserted {
      next = box.container
    }
  }

  /// Fills the engine.
  ///
  /// - Returns: What the view aims at.
  private func fill(_ constraints: [Int32]) -> FittingAim {
    let own = engine.system.token(of: view.node)
    let present = measured.filter { $0.view.isDescendant(of: view) }
    for (view, intrinsic) in present { takeShape(intrinsic, of: view.node) }
    var aim = FittingAim(Int32(own), request)
    aim.add(required: true, to: &engine.system)
    for index in constraints { engine.system.translate(index) }
    for (view, intrinsic) in present { engine.system.apply(intrinsic, of: view.node) }
    engine.system.restateBaselines()
    for node in engine.system.allNodes where node.systemGuide == .content {
      engine.system.applyCorner(ofArea: node)
    }
    aim.add(required: false, to: &engine.system)
    return aim
  }

  /// Takes over where the baselines and the alignment rectangle of a view are, before constraints refer to them.
  private func takeShape(_ intrinsic: IntrinsicDemands, of node: BoxNode) {
    let token = engine.system.token(of: node)
    engine.system.items[token].baselines = intrinsic.baselines
    if !intrinsic.baselineViews.isEmpty {
      engine.system.baselines.set(intrinsic.baselineViews, of: Int32(token))
      engine.system.items[token].hasParticulars = true
    }
    if intrinsic.alignment != .zero {
      engine.system.alignments[Int32(token)] = intrinsic.alignment
      engine.system.items[token].hasParticulars = true
    }
  }
}
