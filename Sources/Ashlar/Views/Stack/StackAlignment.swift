/// How the views of a ``StackView`` share its length.
///
/// Source: Apple, `UIStackView.Distribution`.
public enum StackDistribution: Hashable, Sendable, CaseIterable, Codable {
  /// They fill it, by their priorities.
  case fill

  /// They fill it, all of the same length.
  case fillEqually

  /// They fill it, in proportion to the lengths of their contents.
  ///
  /// When something inside one of them changes, however far inside, the next layout measures the views of the stack
  /// again. A view whose ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` answers
  /// with a length that is not finite, or beyond 1e12, counts as one without a length, and is a ``LayoutFault``.
  case fillProportionally

  /// They keep their lengths, and the gaps between them are equal.
  case equalSpacing

  /// They keep their lengths, and the distances between their centers are equal, as far as gaps allow.
  case equalCentering
}

/// How the views of a ``StackView`` lie across its axis.
///
/// Source: Apple, `UIStackView.Alignment`.
public enum StackAlignment: Hashable, Sendable, CaseIterable, Codable {
  /// They fill it.
  case fill

  /// They begin where the stack begins: at the top of a row, at the leading edge of a column.
  case leading

  /// The first baselines of a row are level.
  case firstBaseline

  /// Their middles lie in the middle of the stack.
  case center

  /// They end where the stack ends: at the bottom of a row, at the trailing edge of a column.
  case trailing

  /// The last baselines of a row are level.
  case lastBaseline

  /// The same as ``leading``, for a row.
  public static let top = StackAlignment.leading

  /// The same as ``trailing``, for a row.
  public static let bottom = StackAlignment.trailing
}

/// The attributes of constraints along or across the axis of a stack.
struct StackAttributes {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let center: LayoutAttribute
  let size: LayoutAttribute

  init(_ axis: LayoutAxis) {
    start = axis == .horizontal ? .leading : .top
    end = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }
}
