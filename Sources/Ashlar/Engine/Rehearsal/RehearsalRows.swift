internal import AshlarSolver
internal import AshlarStorage

/// All rows that an engine has given its solver, in a form that another solver accepts.
struct RehearsalRows {
  private let engine: LayoutEngine
  private let rows: [SolverProblem.Line]

  /// The rows in the order in which the solver counts them as old.
  private let order: [Int]

  /// The boxes in the order of the tree.
  private let boxes: [Int32]

  /// The number of rectangles of the solver. It may get more when the heights of contents are requested.
  private let rectangleCount: Int

  /// The rows that determine the width and the height of the root.
  private let rootWidth: Int?
  private let rootHeight: Int?

  /// The contents whose height follows their width.
  private let texts: [Text]

  /// The rows by the solver's numbers; −1 where there is none.
  private let places: [Int32]

  /// The serials that reports have of the constraints behind rows; −1 where there is none. Contents that are asked for their
  /// heights may change the tree, so that they are read before.
  private let serials: [Int64]

  /// The constraints that have numbers in common.
  let lines: NumberLines

  private struct Text {
    let view: View
    let token: Int32
    let row: Int
  }

  /// The least difference of widths that requires another height, in points.
  private static let tolerance = 0.001

  /// The placeholder for a row that an edit has added.
  private static let added = -1

  /// The greatest number of further requests for heights: a height changes a width at most through ratios.
  private static let mostRounds = 3

  init(_ engine: LayoutEngine, _ root: View) {
    self.engine = engine
    lines = NumberLines(engine)
    let problem = SolverProblem(engine)
    rows = problem.rows
    rectangleCount = engine.system.boxes.count
    (rootWidth, rootHeight) = (problem.rootWidth, problem.rootHeight)
    boxes = root.subtree.flatMap { $0.boxes }.map { $0.node.token }.filter { $0 >= 0 }
    var places = [Int32](repeating: -1, count: Int(rows.map(\.token).max() ?? -1) + 1)
    for (row, line) in rows.enumerated() { places[Int(line.token)] = Int32(row) }
    self.places = places
    serials = rows.map { line in
      guard case .constraint(let index) = engine.system.sources[line.token] else { return -1 }
      return engine.tree.store.constraints[index].age
    }
    order = Self.order(of: rows, engine, boxes)
    var texts: [Text] = []
    for view in root.subtree where view.flexible != nil && engine.system.knows(view.node) {
      let token = view.node.token
      guard let height = engine.system.knownDemand(.content(.vertical), of: token) else { continue }
      let row = Int(places[Int(height.constraint)])
      if row >= 0 { texts.append(Text(view: view, token: token, row: row)) }
    }
    self.texts = texts
  }

  /// Frames come before what a person wrote, and stacks and contents after it, in the order of the tree.
  private static func order(
    of rows: [SolverProblem.Line], _ engine: LayoutEngine, _ boxes: [Int32]
  ) -> [Int] {
    var places = [Int64](repeating: 0, count: engine.system.boxes.count)
    for (place, token) in boxes.enumerated() where Int(token) < places.count {
      places[Int(token)] = Int64(place)
    }
    let ages: [(seniority: Int, isDemand: Int, age: Int64)] = rows.map { line in
      switch engine.system.sources[line.token] {
      case .constraint(let index): (line.seniority, 0, engine.tree.store.constraints[index].age)
      case .demand(let token, _): (line.seniority, 1, places[Int(token)])
      case .target, .none, .retired: (line.seniority, 1, 0)
      }
    }
    return rows.indices.sorted {
      (ages[$0].seniority, ages[$0].isDemand, ages[$0].age, $0)
        < (ages[$1].seniority, ages[$1].isDemand, ages[$1].age, $1)
    }
  }
}

// MARK: - Rows

extension RehearsalRows {
  var count: Int { rows.count }

  /// Whether copies have a rectangle for a box: not for one that came when contents were asked for their heights.
  func knows(_ node: BoxNode) -> Bool {
    engine.system.knows(node) && Int(node.token) < rectangleCount
  }

  func row(of token: Int32) -> Int? {
    places.indices.contains(Int(token)) && places[Int(token)] >= 0 ? Int(places[Int(token)]) : nil
  }

  func constraint(of row: Int) -> LayoutConstraint? {
    engine.system.constraint(of: rows[row].token)
  }

  func penalties(of row: Int) -> Penalties {
    Penalties(
      under: rows[row].under.map { Priority($0) }, over: rows[row].over.map { Priority($0) })
  }

  /// The solver's relation for that of a constraint.
  func solverRelation(_ relation: LayoutRelation, of row: Int) -> Relation {
    engine.solverRelation(
      relation, of: engine.system.solver.constraint(at: rows[row].token))
  }

  /// By how much more the other sides of rows are where the number of a constraint is, in points.
  func moves(ofNumberIn constraint: LayoutConstraint, by step: Double) -> [Int: Double] {
    var moves: [Int: Double] = [:]
    for (handle, step) in engine.moves(ofNumberIn: lines.sharing(constraint), by: step) {
      if let row = row(of: Int32(truncatingIfNeeded: handle.index)) { moves[row] = step }
    }
    return moves
  }

  /// The length of an item in the layout along the axis of one of its attributes, in points.
  func length(of side: LayoutDemand.Side) -> Double { engine.length(of: side) }

  /// The bound of a row's terms, in points.
  func bound(of row: Int) -> Double { rows[row].bound }

  /// By how much the left side of a constraint is more than the right one, as the constraint grows, in points.
  func excess(of row: Int, in values: [Double]) -> Double {
    let excess = rows[row].terms.reduce(-rows[row].bound) {
      $0 + $1.coefficient * values[$1.unknown]
    }
    let handle = engine.system.solver.constraint(at: rows[row].token)
    return engine.system.isMirrored(handle) ? -excess : excess
  }

  /// The row that determines the length of the root along an axis; nil for none.
  func root(along axis: LayoutAxis) -> Int? { axis == .horizontal ? rootWidth : rootHeight }

  /// The rows by which views in stacks have no length where nothing else gives them one.
  var leaning: Set<Int> {
    var found: Set<Int> = []
    for token in boxes {
      for axis in LayoutAxis.allCases where engine.leansTowardsNothing(token, along: axis) {
        if let row = content(of: token, along: axis) { found.insert(row) }
      }
    }
    return found
  }

  /// The row of the size of a content; nil without one.
  func content(of token: Int32, along axis: LayoutAxis) -> Int? {
    engine.system.knownDemand(.content(axis), of: token).flatMap { row(of: $0.constraint) }
  }

  /// The row of a demand; nil if it is none of this layout, or none that can be left out.
  func row(of demand: LayoutDemand) -> Int? {
    if let serial = demand.serial { return serials.firstIndex(of: serial) }
    guard let side = demand.first, let axis = side.attribute.axis else { return nil }
    let kind: EngineDemand.Kind
    switch demand.origin {
    case .contentSize: kind = .content(axis)
    case .frame, .autoresizingMask: kind = .frame(side.attribute)
    default: return nil
    }
    guard side.key >= 0, Int(side.key) < engine.system.items.count else { return nil }
    return engine.system.knownDemand(kind, of: side.key).flatMap { row(of: $0.constraint) }
  }

  /// The rows of the frames that views of a name keep, for each such view.
  func frames(ofViewsCalled name: String) -> [[Int]] {
    var names = ReportNames()
    return boxes.compactMap { token in
      guard let node = engine.system.node(token), node.view?.translatesMask ?? false else {
        return nil
      }
      // A report may put the way to a view in front of its name.
      let own = names.name(of: node)
      guard name == own || name.hasSuffix("/\(own)") else { return nil }
      let found = engine.frameDemands(of: token).compactMap {
        row(of: Int32(truncatingIfNeeded: $0.index))
      }
      return found.isEmpty ? nil : found
    }
  }
}

// MARK: - Solving

extension RehearsalRows {
  /// Another solver's value for each unknown after an edit; nil if it finds no optimum.
  func solution(after edit: RehearsalEdit) -> [Double]? {
    copy(after: edit) { solver, _, _ in solution(in: solver) }
  }

  /// The outcome of an edit for the layout; nil if another solver finds no optimum.
  func outcome(after edit: RehearsalEdit) -> RehearsalOutcome? {
    copy(after: edit) { solver, handles, contents in
      let free = (try? solver.ambiguities()) ?? []
      return RehearsalOutcome(
        solution: solution(in: solver), free: Set(free.map { $0.unknown.index }),
        setAside: Set(solver.conflicts.map { handles.firstIndex(of: $0.setAside) ?? Self.added }),
        contents: contents)
    }
  }

  /// Reads from another solver, which has everything but for an edit; nil if it finds nothing that is best.
  func copy<Result>(
    after edit: RehearsalEdit,
    _ read: (inout Solver, [Constraint?], [Int: Double]) -> Result
  ) -> Result? {
    var solver = Solver()
    solver.conflictTolerance = ConstraintSystem.conflictTolerance
    for _ in 0..<rectangleCount { _ = solver.addRectangle() }
    var handles = [Constraint?](repeating: nil, count: rows.count)
    var terms = OwnedArray<Coefficient>()
    for row in order where !edit.leftOut.contains(row) {
      Self.write(rows[row].terms, to: &terms)
      handles[row] = try? solver.add(
        terms.flat, near: rows[row].bound + (edit.moved[row] ?? 0),
        penalties: edit.penalties[row] ?? penalties(of: row),
        seniority: Seniority(rawValue: rows[row].seniority) ?? .ordinary)
    }
    for row in edit.added {
      Self.write(row.terms, to: &terms)
      _ = try? solver.add(
        terms.flat, near: row.bound,
        penalties: Penalties(under: row.isBound ? nil : .required, over: .required),
        seniority: .ordinary)
    }
    guard solve(&solver) else { return nil }
    var widths = texts.map { engine.system.solver.value(.width, of: $0.token) }
    var contents: [Int: Double] = [:]
    for _ in 0..<Self.mostRounds {
      guard setHeights(in: &solver, handles, &widths, &contents) else { break }
      guard solve(&solver) else { return nil }
    }
    return read(&solver, handles, contents)
  }

  private static func write(
    _ row: [SolverProblem.Term], to terms: inout OwnedArray<Coefficient>
  ) {
    terms.removeAll()
    for term in row { terms.append(Coefficient(term.coefficient, Int32(term.unknown))) }
  }

  private func solution(in solver: borrowing Solver) -> [Double] {
    (0..<4 * rectangleCount).map { solver.value(at: Int32($0)) }
  }

  /// Solves, and lets the order of the tree decide what nothing else does.
  private func solve(_ solver: inout Solver) -> Bool {
    guard solver.solve() == .optimal else { return false }
    if !solver.dependsOnOrder || boxes.count != engine.system.allNodes.count { return true }
    solver.orderRectangles(boxes)
    return solver.solve() == .optimal
  }

  /// Asks contents whose width has changed for their height.
  ///
  /// - Returns: Whether one has another height.
  private func setHeights(
    in solver: inout Solver, _ handles: [Constraint?], _ widths: inout [Double],
    _ contents: inout [Int: Double]
  ) -> Bool {
    var haveChanged = false
    for (place, text) in texts.enumerated() {
      let width = solver.value(.width, of: text.token)
      guard (width - widths[place]).magnitude > Self.tolerance, let handle = handles[text.row],
        let height = text.view.contentHeight(atWidth: CGFloat(width))
      else { continue }
      widths[place] = width
      contents[text.row] = Double(height)
      try? solver.setConstant(Double(height), of: handle)
      haveChanged = true
    }
    return haveChanged
  }
}
