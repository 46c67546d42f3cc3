/// The insets that the content of a section keeps clear of.
///
/// Source: Apple, `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// What the configuration of the layout says.
  case automatic
  /// Nothing.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The width that is good for reading.
  case readableContent
}
