internal import AshlarSolver

/// The tie-break among the views of a stack when total misses at each priority are equal: the first view gives way.
///
/// Each view but the first has a second wish for the size of its content, at a priority just below that of the content,
/// the later ones above the earlier ones. So it never outweighs what is missed at the priority itself.
///
/// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 5).
struct TieBreak: Equatable {
  let axis: LayoutAxis
  private let hugging: LayoutPriority
  private let compressionResistance: LayoutPriority

  /// Makes the second wish of a view by its place in the stack, from 1.
  init(rank: Int, axis: LayoutAxis, _ priorities: ContentPriorities) {
    self.axis = axis
    let distance = Self.step(of: Self.mostRanks + 1) - Self.step(of: rank)
    hugging = Self.priority(distance, below: priorities.hugging[axis])
    compressionResistance = Self.priority(distance, below: priorities.compressionResistance[axis])
  }

  /// The cost of missing the wish; none without a wish.
  var penalties: Penalties {
    Penalties(
      under: Priority(compressionResistance.rawValue), over: Priority(hugging.rawValue))
  }

  /// The difference between the priorities of neighbours: the least difference between two priorities near 1000. All
  /// of them together are a twentieth of one.
  static func step(of rank: Int) -> Float { Float(min(rank, mostRanks + 1)) / 16_384 }

  /// Views behind this one are all alike.
  private static let mostRanks = 900

  private static func priority(_ distance: Float, below priority: LayoutPriority) -> LayoutPriority
  {
    LayoutPriority(max(priority.rawValue - distance, .leastNormalMagnitude))
  }
}
