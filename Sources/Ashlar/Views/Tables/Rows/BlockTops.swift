/// The tops of stacked blocks of places, so that a change of one height does not move every place below it.
///
/// A block is a fixed number of places in a row. The owner of the heights provides the height of each block.
struct BlockTops {
  /// The number of places in a block.
  static let length = 64

  /// The height of each block, in points.
  private var heights: [CGFloat]

  /// The top of each block, in points, and the end of the last one.
  private var tops: [CGFloat]

  /// The first of these that has to be found out again.
  private var firstStale: Int

  /// Begins with blocks of no height.
  init(placeCount: Int) {
    heights = Array(repeating: 0, count: (placeCount + Self.length - 1) / Self.length)
    tops = Array(repeating: 0, count: heights.count + 1)
    firstStale = tops.count
  }

  var blocks: Range<Int> { heights.indices }

  mutating func setHeight(of block: Int, to height: CGFloat) {
    if heights[block] == height { return }
    heights[block] = height
    firstStale = min(firstStale, block + 1)
  }

  /// The top of a block, in points; the end of the last one, for the number behind it.
  ///
  /// - Complexity: O(*b*) for *b* blocks if a height has changed, else O(1).
  mutating func top(of block: Int) -> CGFloat {
    settle()
    return tops[block]
  }

  /// The last block that begins at or above a point; 0 above the first.
  ///
  /// - Complexity: O(log *b*) for *b* blocks, and O(*b*) if a height has changed.
  mutating func block(at point: CGFloat) -> Int {
    settle()
    var low = 0
    var high = heights.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= point { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func settle() {
    while firstStale < tops.count {
      tops[firstStale] = tops[firstStale - 1] + heights[firstStale - 1]
      firstStale += 1
    }
  }
}
