internal import AshlarSolver

/// A layout of one view by itself, made to find out how large it would like to be.
///
/// It takes the constraints that the view and the views inside it hold, the sizes of their contents and the frames and
/// masks of the views inside, and hands them to an engine of its own. The engine of the tree does not notice: the numbers by
/// which it knows boxes and constraints are put aside and come back. No method that a program can override is called in
/// between.
struct FittingSolve {
  private let view: View
  private let tree: LayoutTree
  private let engine: LayoutEngine
  private let request: FittingRequest

  /// What the views that take part ask for.
  private let measured: [Measured]

  /// Whether contents have been asked for their baselines at the widths that a solve before this one has found.
  private let knowsWidths: Bool

  init(_ view: View, _ request: FittingRequest) {
    self.init(view, request, knowsWidths: false)
  }

  private init(_ view: View, _ request: FittingRequest, knowsWidths: Bool) {
    self.view = view
    self.request = request
    self.knowsWidths = knowsWidths
    // What views answer may take the view to another tree.
    measured = Self.measure(view).filter { $0.view.isDescendant(of: view) }
    tree = view.tree
    engine = LayoutEngine(tree: tree, fitting: request.target)
    engine.system.readDirections()
  }
}

// MARK: - Finding the size

extension FittingSolve {
  /// Finds the size, and what contradicts a target that is required.
  func size() -> (size: CGSize, conflicts: [LayoutConflict]) {
    let kept = KeptNumbers(of: view, tree)
    fill(kept.constraints)
    var outcome = engine.solveWithTexts()
    let conflicts = engine.fittingConflicts
    let flexible = view.subtree.filter { $0.flexible != nil && $0.node.token >= 0 }
      .map { (view: $0, token: $0.node.token) }
    let own = engine.system.token(of: view.node)
    kept.putBack(after: engine)
    if !knowsWidths, kept.mentionsBaselines,
      let size = sizeAtWidths(of: flexible)
    {
      return size
    }
    if setHeights(of: flexible) { outcome = engine.system.solver.solve() }
    if let reason = outcome.fault { view.report(reason, at: nil) }
    return (readSize(own), conflicts)
  }

  private typealias Measured = (view: View, intrinsic: IntrinsicDemands)

  /// Asks every view that constraints or masks involve what it wants, and the view itself. Any of them may move meanwhile.
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

  /// Lets contents whose heights depend on their widths have the heights that go with the widths found.
  ///
  /// - Returns: Whether any of them has another height than before.
  private func setHeights(of views: [(view: View, token: Int32)]) -> Bool {
    let wasSolving = tree.nesting.isSolving
    tree.nesting.isSolving = true
    defer { tree.nesting.isSolving = wasSolving }
    var hasChanged = false
    for (view, token) in views {
      let width = CGFloat(engine.system.solver.value(.width, of: token))
      tree.work.measureCalls += 1
      guard let height = view.contentHeight(atWidth: width) else { continue }
      if engine.system.setContentHeight(Double(height), of: token) ?? false { hasChanged = true }
    }
    return hasChanged
  }

  /// The size, found once more with the baselines that contents have at the widths found.
  ///
  /// - Returns: Nil if the baselines are the ones that have been gone by.
  private func sizeAtWidths(
    of views: [(view: View, token: Int32)]
  ) -> (size: CGSize, conflicts: [LayoutConflict])? {
    let wasSolving = tree.nesting.isSolving
    tree.nesting.isSolving = true
    defer { tree.nesting.isSolving = wasSolving }
    let before = views.map(\.view.flexible?.width)
    defer { for (known, width) in zip(views, before) { known.view.flexible?.width = width } }
    var haveMoved = false
    for (view, token) in views where view.baselinesFollowHeight || view.centresText {
      let width = CGFloat(engine.system.solver.value(.width, of: token))
      view.flexible?.width = FlexibleContent.usable(width)
      let height = view.contentHeight(atWidth: width).map { Double($0) }
      if height != engine.system.contentHeight(of: token) { haveMoved = true }
      let baselines = IntrinsicDemands.baselines(of: view)
      if baselines != engine.system.items[Int(token)].baselines { haveMoved = true }
    }
    return haveMoved ? FittingSolve(view, request, knowsWidths: true).size() : nil
  }

  /// The boxes that constraints inside the view speak of, and those that contain them.
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

  private func fill(_ constraints: [Int32]) {
    let own = engine.system.token(of: view.node)
    for (view, intrinsic) in measured {
      let token = engine.system.token(of: view.node)
      engine.system.items[token].baselines = intrinsic.baselines
      if !intrinsic.baselineViews.isEmpty {
        engine.system.baselines.set(intrinsic.baselineViews, of: Int32(token))
      }
      if intrinsic.alignment != .zero {
        engine.system.alignments[Int32(token)] = intrinsic.alignment
      }
    }
    aim(own, isRequired: true)
    for index in constraints { engine.system.translate(index) }
    for (view, intrinsic) in measured { engine.system.apply(intrinsic, of: view.node) }
    engine.system.restateBaselines()
    for node in engine.system.allNodes where node.systemGuide == .content {
      engine.system.applyCorner(ofArea: node)
    }
    aim(own, isRequired: false)
  }

  /// Adds the targets. One that is required comes before everything else, and nothing moves it.
  private func aim(_ token: Int, isRequired: Bool) {
    let insets = engine.system.alignments[Int32(token)] ?? .zero
    let width = request.target.width - insets.left - insets.right
    let height = request.target.height - insets.top - insets.bottom
    if (request.horizontal == .required) == isRequired {
      aim(token, .horizontal, at: Double(width), request.horizontal)
    }
    if (request.vertical == .required) == isRequired {
      aim(token, .vertical, at: Double(height), request.vertical)
    }
  }

  private func aim(
    _ token: Int, _ axis: LayoutAxis, at value: Double, _ priority: LayoutPriority
  ) {
    engine.system.sentence.begin()
    engine.system.sentence.add(1, axis.extentSide, of: Int32(token))
    let handle = try? engine.system.addSentence(
      value, Penalties(.equal, Priority(priority.rawValue)),
      seniority: priority == .required ? .oldest : .ordinary)
    if let handle {
      _ = engine.system.sources.add(.target(token: Int32(token), axis), of: handle)
    }
  }

  /// The size that the solver has found. A required target is the size, whatever stands against it.
  private func readSize(_ token: Int) -> CGSize {
    let insets = engine.system.alignments[Int32(token)] ?? .zero
    let width = number(.width, of: token)
    let height = number(.height, of: token)
    return CGSize(
      width: request.horizontal == .required
        ? request.target.width : onPixels(CGFloat(width) + insets.left + insets.right),
      height: request.vertical == .required
        ? request.target.height : onPixels(CGFloat(height) + insets.top + insets.bottom))
  }

  /// What has been found for a size, and 0 where that is no number.
  private func number(_ size: RectangleSide, of token: Int) -> Double {
    let value = engine.system.solver.value(size, of: Int32(token))
    return value.isFinite ? max(0, value) : 0
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    tree.environment.displayScale.map { PixelGrid.ceil(length, scale: $0) } ?? length
  }
}

/// The numbers by which the engine of the tree knows what is inside a view, and constraints that tie that to the outside.
private struct KeptNumbers {
  private let tree: LayoutTree
  private var boxes: [(node: BoxNode, token: Int32)] = []
  private var known: [(index: Int32, record: ConstraintRecord)] = []

  /// The constraints that the view and the views inside it hold, the oldest first.
  private(set) var constraints: [Int32] = []

  /// Whether one of those may speak of a baseline.
  private(set) var mentionsBaselines = false

  /// Puts the numbers aside.
  init(of view: View, _ tree: LayoutTree) {
    self.tree = tree
    var touching: [Int32] = []
    for inner in view.subtree {
      for box in inner.boxes {
        boxes.append((box.node, box.node.token))
        box.node.token = -1
        touching += box.node.concerning.indices
      }
      constraints += inner.held.indices
    }
    constraints.sort { tree.store.constraints[$0].age < tree.store.constraints[$1].age }
    for index in constraints + touching {
      known.append((index, tree.store.constraints[index]))
      tree.store.constraints[index].token = -1
    }
    mentionsBaselines = constraints.contains { tree.mentionsBaseline($0) }
  }

  /// Takes the numbers back that an engine has given, also to boxes that were only made for it: the areas of
  /// views that scroll.
  func putBack(after engine: LayoutEngine) {
    for node in engine.system.allNodes { node.token = -1 }
    for (node, token) in boxes { node.token = token }
    // The other way round: what has been put aside twice had its number the first time. A text that is measured may have
    // taken constraints elsewhere.
    for (index, record) in known.reversed() where tree.store.contains(index, age: record.age) {
      tree.store.constraints[index].token = record.token
      tree.store.constraints[index].terms.marks = record.terms.marks
    }
  }
}
