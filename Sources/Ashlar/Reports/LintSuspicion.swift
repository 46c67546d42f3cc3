/// What a lint suspects, and says only if there are circumstances in which it is so.
enum LintSuspicion {
  /// Either of two views that share a length may get what is left over.
  case eitherStretched(View, View, LayoutAxis)

  /// Either of two views that share a length may be cut off.
  case eitherCut(View, View, LayoutAxis)

  /// A view may have any length.
  case open(View, LayoutAxis)

  /// A view in a stack would have any length if its stack did not choose one.
  case leftToStack(View, LayoutAxis)

  /// The size of a content contradicts other things that are required, by its hugging or by its resistance.
  case contradicted(View, LayoutAxis, isHugging: Bool)
}
