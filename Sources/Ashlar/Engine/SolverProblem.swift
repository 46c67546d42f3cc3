internal import AshlarSolver

/// The solver's problem of a tree's engine, as numbers: for benchmarks, which compare a layout with the work of the
/// solver alone.
package struct SolverProblem {
  /// For each unknown, whether it is an extent.
  package private(set) var isSize: [Bool] = []

  /// The constraints of the tree, in the order of their tokens, and then the demands of its boxes.
  package private(set) var rows: [Line] = []

  /// The rows that determine the width and the height of the root.
  package private(set) var rootWidth: Int?
  package private(set) var rootHeight: Int?

  /// A constraint: terms that are compared with a bound, and what missing it costs on each side.
  package struct Line {
    package var terms: [Term] = []
    package var bound = 0.0
    package var under: Float?
    package var over: Float?
    /// The raw value of the solver's `Seniority`.
    package var seniority = 0

    /// The solver's number of the constraint.
    var token: Int32 = -1
  }

  /// A multiple of an unknown, by its number.
  package struct Term {
    package let coefficient: Double
    package let unknown: Int
  }
}

// MARK: - Reading an engine

extension SolverProblem {
  init(_ engine: LayoutEngine) {
    for _ in 0..<engine.system.boxes.count { isSize += [false, false, true, true] }
    engine.system.readDirections()
    for index in engine.system.sources.constraints {
      let record = engine.tree.store.constraints[index]
      guard engine.system.compose(record, index) else { continue }
      add(
        engine, engine.system.bound(of: record.terms), engine.system.penalties(of: record.terms),
        record.terms.seniority, record.token)
    }
    for node in engine.system.allNodes { addDemands(of: node, engine) }
  }

  private mutating func addDemands(of node: BoxNode, _ engine: LayoutEngine) {
    var index = engine.system.items[Int(node.token)].firstDemand
    while index >= 0 {
      let demand = engine.system.demands[index]
      write(demand.kind, of: node, engine)
      if !node.hasContainer, demand.kind == .frame(.width) { rootWidth = rows.count }
      if !node.hasContainer, demand.kind == .frame(.height) { rootHeight = rows.count }
      add(
        engine, demand.value,
        engine.system.solver.penalties(of: engine.system.solver.constraint(at: demand.constraint)),
        demand.kind.seniority, demand.constraint)
      index = demand.next
    }
  }

  private func write(
    _ kind: EngineDemand.Kind, of node: BoxNode, _ engine: LayoutEngine
  ) {
    let masked = engine.system.masks[node.token]?.first { $0.kind == kind }
    if let masked, let outer = node.container?.token {
      return engine.system.write(masked, of: node.token, in: outer)
    }
    engine.system.sentence.begin()
    let side = kind.isPlace ? kind.axis.cornerSide : kind.axis.extentSide
    engine.system.sentence.add(1, side, of: node.token)
  }

  private mutating func add(
    _ engine: LayoutEngine, _ bound: Double, _ penalties: Penalties, _ seniority: Seniority,
    _ token: Int32
  ) {
    let terms = engine.system.sentence.terms.all.map {
      Term(coefficient: $0.coefficient, unknown: Int($0.unknown))
    }
    rows.append(
      Line(
        terms: terms, bound: bound, under: penalties.under?.rawValue,
        over: penalties.over?.rawValue,
        seniority: seniority.rawValue, token: token))
  }
}

extension EngineDemand.Kind {
  fileprivate var isPlace: Bool { self == .frame(.left) || self == .frame(.top) }
}
