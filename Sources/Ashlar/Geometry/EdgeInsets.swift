/// Distances from the four edges of a rectangle inwards, in points.
///
/// Left and right do not swap in right-to-left layouts; the leading and trailing of ``DirectionalEdgeInsets`` do.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat

  /// The distance from the left edge, in points.
  public var left: CGFloat

  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat

  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Makes insets edge by edge, in points. Negative insets go outwards.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same inset on all four edges, in points.
  public init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// No insets.
  public static let zero = EdgeInsets()
}

/// Distances from the four edges of a rectangle inwards, in points, by the direction of reading.
///
/// Leading is left in left-to-right layouts, and right in right-to-left layouts.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat

  /// The distance from the leading edge, in points.
  public var leading: CGFloat

  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat

  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Makes insets edge by edge, in points. Negative insets go outwards.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on all four edges, in points.
  public init(all inset: CGFloat) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The same insets with leading and trailing in place of left and right.
  package func directional(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return DirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }
}

extension DirectionalEdgeInsets {
  /// The same insets with left and right in place of leading and trailing.
  package func absolute(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
