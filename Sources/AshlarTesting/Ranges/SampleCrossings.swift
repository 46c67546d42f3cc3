import Ashlar

/// The values between two samples at which a problem is likely to begin or end, if the layout is linear between them.
///
/// What is outside its superview, or smaller than its content, is so on one side of a crossing. Two siblings may also pass
/// each other, so that they overlap only between the samples.
struct SampleCrossings {
  private let first: LayoutSample
  private let last: LayoutSample

  /// The greatest length that counts as zero, in points, as in the checks.
  private let tolerance: CGFloat

  init(_ first: LayoutSample, _ last: LayoutSample) {
    self.first = first
    self.last = last
    tolerance = first.boxes.first.map { ProblemSearch.frameTolerance(in: $0.view) } ?? 0
  }

  /// The shares of the way at which a number of one view, or the overlap of two siblings, gets to its limit, in order.
  var shares: [CGFloat] {
    var found: [CGFloat] = []
    for index in first.boxes.indices {
      let pairs = zip(misses(first, index), misses(last, index))
      found += pairs.compactMap { crossing(from: $0 - tolerance, to: $1 - tolerance) }
    }
    for (one, other) in siblings {
      guard let shared = overlap(one, other) else { continue }
      found += [shared.lowerBound, shared.upperBound].filter { $0 > 0 && $0 < 1 }
    }
    return found.sorted()
  }

  /// The middle of the way on which two siblings overlap that do so at neither end, the first one.
  var passing: CGFloat? {
    siblings.compactMap { one, other in
      overlap(one, other).flatMap { shared in
        shared.lowerBound > 0 && shared.upperBound < 1
          ? (shared.lowerBound + shared.upperBound) / 2 : nil
      }
    }.min()
  }

  private func crossing(from one: CGFloat, to other: CGFloat) -> CGFloat? {
    guard (one > 0) != (other > 0), one.isFinite, other.isFinite else { return nil }
    return one / (one - other)
  }

  /// By how much a view is outside its superview on each side, and smaller than its content, in points.
  private func misses(_ sample: LayoutSample, _ index: Int) -> [CGFloat] {
    let box = sample.boxes[index]
    var misses: [CGFloat] = [
      box.content.width - box.frame.width, box.content.height - box.frame.height,
    ]
    if let height = box.textHeight { misses.append(height - box.frame.height) }
    guard box.parent >= 0 else { return misses }
    let outer = sample.boxes[box.parent].bounds
    return misses + SideMiss.sides.map { SideMiss($0, of: box.frame, in: outer).amount }
  }
}

// MARK: - Siblings

extension SampleCrossings {
  /// The pairs of siblings that what they pass over on the way has in common, by the order of the upper edge of that.
  private var siblings: [(Int, Int)] {
    var families: [Int: [Int]] = [:]
    for index in first.boxes.indices where first.boxes[index].parent >= 0 {
      families[first.boxes[index].parent, default: []].append(index)
    }
    let hulls = zip(first.boxes, last.boxes).map { $0.frame.union($1.frame) }
    var pairs: [(Int, Int)] = []
    for parent in families.keys.sorted() {
      let order = families[parent, default: []].sorted {
        (hulls[$0].minY, $0) < (hulls[$1].minY, $1)
      }
      for (place, one) in order.enumerated() {
        for other in order[(place + 1)...] {
          if hulls[other].minY >= hulls[one].maxY { break }
          if hulls[one].minX < hulls[other].maxX, hulls[other].minX < hulls[one].maxX {
            pairs.append((one, other))
          }
        }
      }
    }
    return pairs
  }

  /// The part of the way, from 0 to 1, on which two views overlap; nil if they do not.
  private func overlap(_ one: Int, _ other: Int) -> ClosedRange<CGFloat>? {
    let before = reaches(first.boxes[one].frame, first.boxes[other].frame)
    let after = reaches(last.boxes[one].frame, last.boxes[other].frame)
    var (start, end): (CGFloat, CGFloat) = (0, 1)
    for (begin, finish) in zip(before, after) {
      let (begin, finish) = (begin - tolerance, finish - tolerance)
      if begin <= 0 && finish <= 0 { return nil }
      guard let share = crossing(from: begin, to: finish) else { continue }
      if begin > 0 { end = min(end, share) } else { start = max(start, share) }
    }
    return start < end ? start...end : nil
  }

  /// The lengths by which each reaches into the other from each side: they overlap if all are positive.
  private func reaches(_ one: CGRect, _ other: CGRect) -> [CGFloat] {
    [
      one.maxX - other.minX, other.maxX - one.minX, one.maxY - other.minY, other.maxY - one.minY,
      one.width, other.width, one.height, other.height,
    ]
  }
}
