/// The margins and extents of a view that follow the size of its superview.
///
/// Margins and extents that are not in the mask keep their length. Left and right do not swap in right-to-left
/// layouts. The numbers are Apple's.
///
/// ```swift
/// footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
/// ```
///
/// Source: Apple, `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable, Codable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes a mask from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The space between the view and the left edge of its superview.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

  /// The width of the view.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)

  /// The space between the view and the right edge of its superview.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

  /// The space between the view and the top edge of its superview.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

  /// The height of the view.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)

  /// The space between the view and the bottom edge of its superview.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// All parts that there are.
  static let all = AutoresizingMask(rawValue: 63)
}

// MARK: - Axes

extension AutoresizingMask {
  /// Which parts of one axis are flexible.
  func flexibility(_ axis: LayoutAxis) -> AutoresizingAxis.Flexibility {
    axis == .horizontal
      ? .init(
        before: contains(.flexibleLeftMargin), extent: contains(.flexibleWidth),
        after: contains(.flexibleRightMargin))
      : .init(
        before: contains(.flexibleTopMargin), extent: contains(.flexibleHeight),
        after: contains(.flexibleBottomMargin))
  }
}

extension AutoresizingMask: CustomStringConvertible {
  /// The mask in the notation of Apple's reports: `h=--& v=-&-` for a flexible right margin and height.
  ///
  /// Each group has the margin before, the extent and the margin after; `&` is flexible. If none is, the margin after
  /// follows the superview.
  public var description: String { "h=\(flexibility(.horizontal)) v=\(flexibility(.vertical))" }
}
