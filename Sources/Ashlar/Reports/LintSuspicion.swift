/// A suspicion of a lint, reported only if it is true in some circumstances.
enum LintSuspicion {
  /// Either of two views that share a length may be stretched.
  case eitherStretched(View, View, LayoutAxis)

  /// Either of two views that share a length may be compressed.
  case eitherCut(View, View, LayoutAxis)

  /// A view may have any length.
  case open(View, LayoutAxis)

  /// A view in a stack would have any length if its stack did not choose one.
  case leftToStack(View, LayoutAxis)

  /// The size of a content contradicts other requirements, by its hugging or by its resistance.
  case contradicted(View, LayoutAxis, isHugging: Bool)
}
