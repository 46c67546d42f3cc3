internal import AshlarSolver

/// The demands of a view's content.
struct ContentDemands {
  /// The size of the content, in points; nil on an axis without one.
  private(set) var width: Double?
  private(set) var height: Double?
  private(set) var priorities = ContentPriorities()

  /// The tie-break by which a view that a stack arranges keeps the size of its content if the sums of the misses are
  /// equal.
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
  /// Makes a view that a stack arranges keep its size a little more strongly than the one before it, so that of
  /// equals the first gives way.
  private mutating func holdOn(_ grip: StackGrip) {
    if self[grip.axis] != nil {
      tieBreak = TieBreak(rank: Int(grip.rank), axis: grip.axis, priorities)
    } else if grip.isFilling {
      leanTowardsNothing(Int(grip.rank), along: grip.axis)
    }
  }

  /// The strength with which a view without a content tends to no length, in units of priority: less than any person
  /// writes, and the more the later the view stands in its stack.
  private static let leaning: Float = 0.001
  private static let mostLeaning = 900

  /// The least priority of a view's own wish, above those of all leanings.
  static let leastWish = Priority(Float(mostLeaning + 1) * leaning)

  /// Makes a view without a content size leave the room to one before it, where nothing else decides.
  private mutating func leanTowardsNothing(_ rank: Int, along axis: LayoutAxis) {
    if axis == .horizontal { width = 0 } else { height = 0 }
    priorities.hugging[axis] = LayoutPriority(Float(min(rank, Self.mostLeaning)) * Self.leaning)
  }
}

// MARK: - Collapsed

extension ContentDemands {
  /// Makes the box take no room, as far as required constraints leave that open, which its frame does not; along an
  /// axis on which it is as large as its surroundings, as far as nothing else decides.
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
