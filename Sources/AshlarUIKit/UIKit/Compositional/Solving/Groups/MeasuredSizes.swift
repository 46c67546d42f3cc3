import Ashlar

/// The measured sizes of views, each with the length of the other axis at which it was measured.
///
/// The layout and all that solve its sections share them.
final class MeasuredSizes {
  var sizes: [CollectionElement: CGSize] = [:]

  /// The greatest difference, in points, at which a length still equals the one at which a size was measured: far
  /// below a pixel.
  private static let tolerance: CGFloat = 1e-6

  /// The size of an element that is thought to have another one along some axes; nil if it has to be asked.
  func size(
    of element: CollectionElement, thought: CGSize, _ axes: GuessedAxes
  ) -> CGSize? {
    if axes.isEmpty { return thought }
    guard let size = sizes[element] else { return nil }
    let isSame =
      (axes.horizontal || (size.width - thought.width).magnitude <= Self.tolerance)
      && (axes.vertical || (size.height - thought.height).magnitude <= Self.tolerance)
    return isSame ? size : nil
  }
}
