/// Measures the heights of cells with one template cell, and caches them.
///
/// ```swift
/// let sizing = CellSizing(MessageCell(name: "template"))
/// let height = sizing.height(forWidth: 320, key: message.id) { cell in
///   cell.label.text = message.text
/// }
/// ```
public final class CellSizing<Cell: View> {
  /// The cell that is filled and measured for every height.
  public let template: Cell

  /// Counts of the work done.
  public private(set) var work = SizingWork()

  private var heights: [Key: CGFloat] = [:]

  private struct Key: Hashable {
    let content: AnyHashable
    let width: CGFloat
  }

  /// Makes a sizing with a template cell, which nothing else may use.
  public init(_ template: Cell) { self.template = template }
}

extension CellSizing {
  /// The height of a cell with some content at a width, in points.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - key: A value that identifies the content. The height is measured once for each key and width.
  ///   - fill: Gives the template its content. It is called only if the height is not cached.
  /// - Complexity: O(1) if the height is cached; otherwise that of a first layout of the cell.
  public func height(
    forWidth width: CGFloat, key: some Hashable, _ fill: (Cell) -> Void
  ) -> CGFloat {
    let key = Key(content: AnyHashable(key), width: width)
    if let known = heights[key] {
      work.hits += 1
      return known
    }
    work.solves += 1
    fill(template)
    let height = template.fittingHeight(forWidth: width)
    heights[key] = height
    return height
  }

  /// Removes the cached heights of a content, at every width.
  ///
  /// - Complexity: O(*n*) for *n* known heights.
  public func invalidate(key: some Hashable) {
    let content = AnyHashable(key)
    heights = heights.filter { $0.key.content != content }
  }

  /// Removes all cached heights.
  public func invalidateAll() { heights = [:] }
}
