/// The kind of a view's content, which determines whether left and right are exchanged in right-to-left layouts.
///
/// Source: Apple, `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable, Codable {
  /// Any content: mirrored in right-to-left layouts.
  case unspecified

  /// Playback controls, such as play and rewind: never mirrored.
  case playback

  /// Controls of directions, such as those for the alignment of a text: never mirrored.
  case spatial

  /// Always laid out from left to right.
  case forceLeftToRight

  /// Always laid out from right to left.
  case forceRightToLeft
}

extension SemanticContentAttribute {
  /// The direction of reading in a view with such content, in a tree with a given direction.
  func direction(relativeTo direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
