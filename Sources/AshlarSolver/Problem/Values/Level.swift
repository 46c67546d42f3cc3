/// A priority as the solver's inner loops compare it: one number, greater is stronger.
typealias Level = Float

extension Level {
  /// Must not be paid at all.
  static var required: Level { 3000 }

  /// Above all priorities: what the one required constraint that is being made to hold still misses.
  static var entering: Level { 2000 }

  /// Below all priorities: where equal priorities leave a choice, inequalities are satisfied first.
  static var tiedInequality: Level { -0.25 }

  /// Below that: implicit constraints, such as the sizes of contents, are satisfied before the rest.
  static var tiedImplicit: Level { -0.5 }

  /// Below that: sizes go towards zero where nothing else determines them.
  static var smallSize: Level { -1 }

  /// Below that: inequalities on locations end tight.
  static var tightInequality: Level { -2 }

  /// The weakest: locations go towards zero.
  static var nearOrigin: Level { -3 }

  /// The levels below all priorities, the strongest first.
  static let belowPriorities: [Level] = [
    .exercise, .tiedInequality, .tiedImplicit, .smallSize, .tightInequality, .nearOrigin,
  ]

  /// Costs nothing.
  static var free: Level { -.infinity }

  /// Whether the level is a priority of the caller, below required.
  var isOptional: Bool { self > 0 && self < .entering }

  /// The level of one of the ``Penalties``.
  @inline(__always)
  init(cost: Float) { self = cost < Priority.required.rawValue ? cost : .required }
}

extension Priority {
  init?(level: Level) {
    guard level > 0 else { return nil }
    self = level == .required ? .required : Priority(level)
  }
}

/// The side of its constant on which the terms of a constraint are.
enum Side: Int8 {
  case under = -1
  case active = 0
  case over = 1

  init(sign number: Double) { self = number > 0 ? .over : number < 0 ? .under : .active }

  var opposite: Side { Side(rawValue: -rawValue)! }

  /// −1, 0 or 1.
  var sign: Double { Double(rawValue) }
}
