/// The configured size of a picture's symbol; nil values are left to the view that shows it.
package struct ImageSymbol: Hashable, Sendable, Codable {
  /// The size of the letters beside which the symbol stands, in points.
  package var pointSize: CGFloat?

  /// The number of its scale: 1 for small, 2 for medium, 3 for large.
  package var scale: Int?

  package init(pointSize: CGFloat? = nil, scale: Int? = nil) {
    self.pointSize = pointSize
    self.scale = scale
  }
}
