import Ashlar

extension CGRect {
  /// Whether all four numbers are finite.
  package var isAllFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
