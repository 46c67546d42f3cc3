import Ashlar

/// The extent of an element along an axis, in points.
struct Extent {
  /// The distance from its start to that of the next one.
  var step: CGFloat = 0

  /// The range that it covers, from its own start.
  var from = CGFloat.infinity
  var to = -CGFloat.infinity

  /// Its extent across the axis.
  var across: CGFloat = 0
}

extension Extent {
  /// The extent of two that follow each other.
  func followed(by next: Extent) -> Extent {
    Extent(
      step: step + next.step, from: min(from, step + next.from), to: max(to, step + next.to),
      across: max(across, next.across))
  }
}

/// A sequence of extents along an axis, any of which can change.
///
/// A binary tree in an array: number 1 is the root, and the two below number *n* are 2*n* and 2*n* + 1.
struct ExtentTree {
  let count: Int

  private let leaves: Int
  private var nodes: [Extent]

  /// - Complexity: O(*n*) for *n* extents.
  init(_ extents: [Extent] = []) {
    count = extents.count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: Extent(), count: leaves) + extents
    nodes += Array(repeating: Extent(), count: leaves - count)
    for number in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[number] = nodes[2 * number].followed(by: nodes[2 * number + 1])
    }
  }

  /// The extent of all.
  var total: Extent { nodes[1] }

  /// The start of one, in points from the start of the first.
  ///
  /// - Complexity: O(log *n*) for *n* extents.
  func start(of index: Int) -> CGFloat {
    var (start, number) = (CGFloat.zero, leaves + index)
    while number > 1 {
      if number % 2 == 1 { start += nodes[number - 1].step }
      number /= 2
    }
    return start
  }

  /// Changes one of them.
  ///
  /// - Complexity: O(log *n*) for *n* extents.
  mutating func replace(_ index: Int, with extent: Extent) {
    var number = leaves + index
    nodes[number] = extent
    while number > 1 {
      number /= 2
      nodes[number] = nodes[2 * number].followed(by: nodes[2 * number + 1])
    }
  }

  /// Those that cover something between two places, in order, each with where it starts.
  ///
  /// - Parameters:
  ///   - first: The first place, in points from the start of the first extent.
  ///   - last: The last place.
  ///   - visit: Called for each number of the tree that is looked at.
  /// - Complexity: O(*k* log *n*) for *k* of *n* extents.
  func covering(
    from first: CGFloat, to last: CGFloat, visit: (Int) -> Void = { _ in }
  ) -> [(index: Int, start: CGFloat)] {
    var found: [(index: Int, start: CGFloat)] = []
    collect(1, at: 0, first, last, visit, &found)
    return found
  }

  private func collect(
    _ number: Int, at start: CGFloat, _ first: CGFloat, _ last: CGFloat, _ visit: (Int) -> Void,
    _ found: inout [(index: Int, start: CGFloat)]
  ) {
    visit(number)
    let node = nodes[number]
    guard start + node.from < last, start + node.to > first else { return }
    if number >= leaves { return found.append((number - leaves, start)) }
    let middle = start + nodes[2 * number].step
    collect(2 * number, at: start, first, last, visit, &found)
    collect(2 * number + 1, at: middle, first, last, visit, &found)
  }
}
