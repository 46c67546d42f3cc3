/// The kind of a view's content, which says whether left and right may be swapped.
///
/// Source: Apple, `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable, Codable {
  /// Anything: the view is turned round where people read from right to left.
  case unspecified

  /// Buttons like play and rewind: never turned round.
  case playback

  /// Things that mean a place, like a map: never turned round.
  case spatial

  /// Always from left to right.
  case forceLeftToRight

  /// Always from right to left.
  case forceRightToLeft
}

extension SemanticContentAttribute {
  /// The direction of a view with such content, where people read in a given one.
  func direction(relativeTo direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
