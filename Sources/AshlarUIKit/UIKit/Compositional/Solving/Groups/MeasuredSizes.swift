import Ashlar

/// The sizes that views have asked for, each with the length of the other axis that it was asked for.
///
/// The layout and all that solve its sections share them.
final class MeasuredSizes {
  private var sizes: [CollectionElement: CGSize] = [:]

  /// How much a length may differ, in points, and still be the one that a size was asked for: far below a pixel.
  private static let tolerance: CGFloat = 1e-6

  /// The size of an element that is thought to have another one; nil if it has to be asked.
  func size(
    of element: CollectionElement, thought: CGSize, _ axes: GuessedAxes
  ) -> CGSize? {
    guard let size = sizes[element] else { return nil }
    let isSame =
      (axes.horizontal || (size.width - thought.width).magnitude <= Self.tolerance)
      && (axes.vertical || (size.height - thought.height).magnitude <= Self.tolerance)
    return isSame ? size : nil
  }

  var isEmpty: Bool { sizes.isEmpty }

  /// Whether a view has asked for a size.
  func has(_ element: CollectionElement) -> Bool { sizes[element] != nil }

  func keep(_ size: CGSize, of element: CollectionElement) { sizes[element] = size }

  func forget(_ element: CollectionElement) { sizes[element] = nil }

  func forgetAll() { sizes.removeAll() }
}
