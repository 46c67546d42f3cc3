/// A family of fonts.
///
/// It is not nested in ``Font``, so that programs may have a `Family` of their own there.
public enum FontFamily: String, Hashable, Sendable, CaseIterable, Codable {
  /// The letters of the system font of iOS.
  case system

  /// The letters of the system font, with digits that are all equally wide.
  case monospacedDigitSystem

  /// Letters without serifs.
  case sans

  /// Letters with serifs.
  case serif

  /// All letters have the same width.
  case mono
}
