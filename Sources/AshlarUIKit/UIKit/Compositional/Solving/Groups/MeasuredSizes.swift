import Ashlar

/// The measured sizes of views, each with the length of the other axis at which it was measured.
///
/// The layout and all that solve its sections share them.
final class MeasuredSizes {
  private var sizes: [CollectionElement: CGSize] = [:]

  /// The greatest difference, in points, at which a length still equals the one at which a size was measured: far
  /// below a pixel.
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

  /// Whether a view has returned a size.
  func has(_ element: CollectionElement) -> Bool { sizes[element] != nil }

  func keep(_ size: CGSize, of element: CollectionElement) { sizes[element] = size }

  func forget(_ element: CollectionElement) { sizes[element] = nil }

  func forgetAll() { sizes.removeAll() }
}
