/// What answers what the rows of a table are, how high they are, and what stands above and below those of each section.
///
/// A table asks what its users have given it: a data source and a delegate, whatever their types are.
package protocol RowProvider {
  /// How many sections there are, as the data source says, which may be any number.
  func countSections() -> Int

  /// How many rows a section has, as the data source says, which may be any number.
  func countRows(inSection section: Int) -> Int

  /// A cell that shows a row, as a rule one that ``TableRows/dequeueCell(named:)`` gave; nil without a data source.
  func makeCell(at path: RowPath) -> (any TableCell)?

  /// Whether sections can have headers and footers: whether there is a delegate.
  var mayHaveSectionViews: Bool { get }

  /// The header or the footer of a section; nil for nothing.
  func makeSectionView(at slot: TableSlot) -> View?

  /// The height of what is at a place, in points, or ``RowSettings/automaticHeight``, as the delegate says; without one, as
  /// the settings of the table say.
  func givenHeight(of slot: TableSlot) -> CGFloat

  /// What the height of a row depends on, beside the width; nil for a row of its own.
  func sizeKey(of path: RowPath) -> AnyHashable?
}
