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
    "make the \(parts) \(length.text) \(axis == .horizontal ? "wide" : "high") in place of "
      + self.length.text
  }

  /// The advice to give a greater length than one, in points.
  func advice(beyond length: CGFloat) -> String {
    "make the \(parts) \(axis == .horizontal ? "wider" : "higher") than \(length.text): "
      + "they have \(self.length.text)"
  }

  private var parts: String { "\(part == .item ? "items" : "rows") of \(list)" }
}
