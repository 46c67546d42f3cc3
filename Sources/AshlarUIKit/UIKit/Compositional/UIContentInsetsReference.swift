/// The insets that the content of a section keeps clear of.
///
/// Source: Apple, `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The insets that the configuration of the layout names.
  case automatic
  /// Nothing.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent
}
