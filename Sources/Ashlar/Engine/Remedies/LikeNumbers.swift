/// The numbers of a tree's constraints by their use: a number that differs from others of its use is probably wrong.
struct LikeNumbers {
  /// The number of constraints with each number, for each use.
  private var counts: [NumberUse.Kind: [Double: Int]] = [:]

  /// The numbers at the edges of views.
  private var edges: [NumberUse.Edge: Double] = [:]

  init(_ engine: LayoutEngine) {
    for constraint in engine.tree.objects(of: engine.system.sources.constraints) {
      guard !constraint.isFromStack, let use = NumberUse(of: constraint) else { continue }
      let number = Self.rounded(use.number)
      counts[use.kind, default: [:]][number, default: 0] += 1
      if let edge = use.edge { edges[edge] = number }
    }
  }

  /// Numbers that differ by less are the same, in points.
  private static func rounded(_ number: CGFloat) -> Double {
    (Double(number) * 1000).rounded() / 1000
  }
}

// MARK: - Asking

extension LikeNumbers {
  /// Numbers that another one may have been meant to be: that on the opposite side of its view, and the one that most
  /// of its like have.
  func models(for use: NumberUse) -> [CGFloat] {
    let own = Self.rounded(use.number)
    let others = (counts[use.kind] ?? [:]).filter { $0.key != own && $0.value > 1 }
    let common = others.max {
      ($0.value, -$0.key.magnitude, $0.key) < ($1.value, -$1.key.magnitude, $1.key)
    }
    return [opposite(of: use), common?.key].compactMap { $0.map { CGFloat($0) } }
  }

  /// The votes for another number in place of the present one: more numbers of its use equal it, it is the same on
  /// the opposite side of the view, or it is rounder. One that turns a distance into an overlap loses votes.
  func votes(for number: CGFloat, inPlaceOf use: NumberUse) -> Int {
    let (old, new) = (Self.rounded(use.number), Self.rounded(number))
    let known = counts[use.kind] ?? [:]
    var votes = (known[new, default: 0] - (known[old, default: 0] - 1)).signum()
    if let opposite = opposite(of: use) {
      votes += (opposite == new ? 1 : 0) - (opposite == old ? 1 : 0)
    }
    votes += (Self.isRound(new) ? 1 : 0) - (Self.isRound(old) ? 1 : 0)
    return new < 0 && old >= 0 ? votes - 2 : votes
  }

  private func opposite(of use: NumberUse) -> Double? { use.edge.flatMap { edges[$0.opposite] } }

  /// Whether it is one of the fours and fives that people write.
  private static func isRound(_ number: Double) -> Bool {
    [4, 5].contains { number.truncatingRemainder(dividingBy: $0) == 0 }
  }
}
