internal import AshlarSolver
internal import AshlarStorage

/// The source of a constraint of the solver.
enum EngineSource: BitwiseCopyable {
  case none

  /// A constraint of the tree, by its index.
  case constraint(Int32)

  /// A removed constraint whose place in the solver another one may take.
  case retired

  case demand(token: Int32, EngineDemand.Kind)

  /// The target of a fitting size along an axis.
  case target(token: Int32, LayoutAxis)

  /// The place of the constraint of the tree, if it is one; otherwise −1.
  var constraint: Int32 {
    guard case .constraint(let index) = self else { return -1 }
    return index
  }
}

/// The source of each constraint of the solver, by its index, which is the token of a constraint of the tree.
struct EngineSources: ~Copyable {
  private var sources = OwnedArray<EngineSource>()
}

// MARK: - Looking

extension EngineSources {
  var isEmpty: Bool { sources.isEmpty }

  /// The number of tokens given.
  var count: Int { sources.count }

  subscript(token: Int32) -> EngineSource {
    get { sources[Int(token)] }
    set { sources[Int(token)] = newValue }
  }

  /// The source of a constraint of the solver.
  subscript(handle: Constraint) -> EngineSource {
    handle.index < sources.count ? sources[handle.index] : .none
  }

  /// The places of the constraints of the tree, in the order of their tokens.
  var constraints: [Int32] { sources.all.map(\.constraint).filter { $0 >= 0 } }
}

// MARK: - Changing

extension EngineSources {
  mutating func reserve(_ count: Int, in slab: inout Slab) { sources.reserve(count, in: &slab) }

  static func size(of count: Int) -> Int { Slab.size(of: count, EngineSource.self) }

  /// Notes the source of a constraint that the solver has just got.
  ///
  /// - Returns: Its token.
  // Each constraint comes by: `Benchmarks life list` shows it.
  @discardableResult
  @inline(__always)
  mutating func add(_ source: EngineSource, of handle: Constraint) -> Int32 {
    if handle.index == sources.count {
      sources.append(source)
    } else {
      sources.extend(to: handle.index + 1, with: .none)
      sources[handle.index] = source
    }
    return Int32(truncatingIfNeeded: handle.index)
  }
}
