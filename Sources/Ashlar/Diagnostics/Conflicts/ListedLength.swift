/// A kind of cell whose length comes from its list.
package enum ListedPart: Sendable {
  /// An item of a collection.
  case item

  /// A row of a table.
  case row
}

/// A length that a program gives all cells of a list, or one of them.
struct ListedLength: Hashable, Sendable {
  /// The name of the list in reports.
  let list: String

  let part: ListedPart
  let axis: LayoutAxis

  /// The length of the cell, in points.
  let length: CGFloat
}

extension ListedLength {
  /// Its name in a report: `the item size of list`.
  var source: String { part == .item ? "the item size of \(list)" : "the row height of \(list)" }

  /// The advice to give another length, in points.
  func advice(_ length: CGFloat) -> String {
    let numbers = [length, self.length].map { GeometryText.number(Double($0)) }
    return "make the \(parts) \(numbers[0]) \(axis == .horizontal ? "wide" : "high") in place of "
      + numbers[1]
  }

  /// The advice to give a greater length than one, in points.
  func advice(beyond length: CGFloat) -> String {
    let numbers = [length, self.length].map { GeometryText.number(Double($0)) }
    return "make the \(parts) \(axis == .horizontal ? "wider" : "higher") than \(numbers[0]): "
      + "they have \(numbers[1])"
  }

  private var parts: String { "\(part == .item ? "items" : "rows") of \(list)" }
}
