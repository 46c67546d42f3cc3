import Ashlar

/// Finds the length of which fractions along a group's axis are fractions: that of the group without the spacing
/// between its items, which depends on their number.
struct RowRuler {
  let axis: FlowAxis

  /// The items in turn, from the one with which the group starts.
  let items: [NSCollectionLayoutItem]

  /// The length of the group along its axis and across it, in points.
  let length: CGFloat
  let across: CGFloat

  /// The least room between two items.
  let spacing: CGFloat

  /// The greatest number of items.
  let most: Int

  /// The greatest excess of items over a group, in points, at which they still fit: above the rounding of sums, far
  /// below a pixel.
  static let roundingRoom: CGFloat = 1e-6

  /// The length that fractions refer to.
  mutating func reference(_ rules: inout LengthRules) -> CGFloat {
    guard items.contains(where: refersToAxis) else { return length }
    // Where a length across is a fraction along, UIKit counts the items as if there were no room between them.
    let isCountedClosely = items.contains { $0.layoutSize.across(axis).isFraction(along: axis) }
    return reference(for: count(spacedBy: isCountedClosely ? 0 : spacing, &rules))
  }

  /// The length without the room between so many items.
  func reference(for count: Int) -> CGFloat { length - CGFloat(max(0, count - 1)) * spacing }

  private func refersToAxis(_ item: NSCollectionLayoutItem) -> Bool {
    item.layoutSize.widthDimension.isFraction(along: axis)
      || item.layoutSize.heightDimension.isFraction(along: axis)
  }

  /// The largest number of items that fit with so much room between them, sized in what that room leaves.
  private func count(spacedBy spacing: CGFloat, _ rules: inout LengthRules) -> Int {
    var count = 1
    while count < most {
      let gaps = CGFloat(count) * spacing
      let lengths = lengths(in: length - gaps, &rules)
      if total(of: count + 1, lengths) + gaps > length + Self.roundingRoom { break }
      count += 1
    }
    return count
  }

  private func lengths(in reference: CGFloat, _ rules: inout LengthRules) -> [CGFloat] {
    let container = axis.size(along: reference, across: across)
    return items.map { rules.length($0.layoutSize.along(axis), in: container) }
  }

  /// The total length of a number of items.
  private func total(of count: Int, _ lengths: [CGFloat]) -> CGFloat {
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: lengths.count)
    return CGFloat(rounds) * lengths.reduce(0, +) + lengths.prefix(rest).reduce(0, +)
  }
}
