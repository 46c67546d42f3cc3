/// How the views of a ``StackView`` share its length.
///
/// Source: Apple, `UIStackView.Distribution`.
public enum StackDistribution: Hashable, Sendable, CaseIterable, Codable {
  /// The views fill the stack, according to their priorities.
  case fill

  /// The views fill the stack, all with the same length.
  case fillEqually

  /// The views fill the stack, in proportion to the lengths of their contents.
  ///
  /// After a change inside one of them, at any depth, the next layout measures the views of the stack again. A view
  /// whose ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` returns a
  /// length that is not finite, or beyond 1e12, counts as one without a length, and is a ``LayoutFault``.
  case fillProportionally

  /// The views keep their lengths, with equal gaps between them.
  case equalSpacing

  /// The views keep their lengths, with equal distances between their centers as far as gaps allow.
  case equalCentering
}

/// How the views of a ``StackView`` lie across its axis.
///
/// Source: Apple, `UIStackView.Alignment`.
public enum StackAlignment: Hashable, Sendable, CaseIterable, Codable {
  /// The views fill the stack across its axis.
  case fill

  /// The views begin at the start of the stack: the top of a row, the leading edge of a column.
  case leading

  /// The first baselines of the views in a row are aligned.
  case firstBaseline

  /// The centers of the views lie in the middle of the stack.
  case center

  /// The views end at the end of the stack: the bottom of a row, the trailing edge of a column.
  case trailing

  /// The last baselines of the views in a row are aligned.
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
