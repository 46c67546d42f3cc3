internal import AshlarSolver

/// The demands of a view's content.
struct ContentDemands {
  /// The size of the content, in points; nil on an axis without one.
  private(set) var width: Double?
  private(set) var height: Double?
  private(set) var priorities = ContentPriorities()

  /// How a view that a stack arranges holds on to the size of its content where the sums of what is missed are equal.
  private(set) var tieBreak: TieBreak?

  /// Nothing.
  init() {}

  /// A size and its priorities, in the grip of a view.
  init(width: Double?, height: Double?, _ priorities: ContentPriorities, _ grip: StackGrip) {
    self.width = width
    self.height = height
    self.priorities = priorities
    if grip.rank > 0 { holdOn(grip) }
  }

  var isEmpty: Bool { width == nil && height == nil }

  subscript(axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
}

// MARK: - In a stack

extension ContentDemands {
  /// Lets a view that a stack arranges hold on to its size a little more than the one before it does, so that of equals the
  /// first gives way.
  private mutating func holdOn(_ grip: StackGrip) {
    if self[grip.axis] != nil {
      tieBreak = TieBreak(rank: Int(grip.rank), axis: grip.axis, priorities)
    } else if grip.isFilling {
      leanTowardsNothing(Int(grip.rank), along: grip.axis)
    }
  }

  /// How much a view without a content leans towards no length, in units of priority: less than any person writes, and the
  /// more the later the view stands in its stack.
  private static let leaning: Float = 0.001
  private static let mostLeaning = 900

  /// The least priority that a view may lean with that wants something of its own.
  static let leastWish = Priority(Float(mostLeaning + 1) * leaning)

  /// Lets a view without a content size take no room that one before it may have, where nothing else decides.
  private mutating func leanTowardsNothing(_ rank: Int, along axis: LayoutAxis) {
    if axis == .horizontal { width = 0 } else { height = 0 }
    priorities.hugging[axis] = LayoutPriority(Float(min(rank, Self.mostLeaning)) * Self.leaning)
  }
}

// MARK: - Collapsed

extension ContentDemands {
  /// Lets the box take no room, as far as what is required leaves that open, which its frame does not; along an
  /// axis on which it is as large as what is around it, as far as nothing else decides.
  mutating func collapse(_ spread: [LayoutAxis]) {
    width = 0
    height = 0
    priorities.hugging[.horizontal] = spread.contains(.horizontal) ? 1 : 999.999
    priorities.hugging[.vertical] = spread.contains(.vertical) ? 1 : 999.999
  }
}

// MARK: - Penalties

extension ContentPriorities {
  func penalties(along axis: LayoutAxis) -> Penalties {
    Penalties(
      under: Priority(compressionResistance[axis].rawValue), over: Priority(hugging[axis].rawValue))
  }
}
