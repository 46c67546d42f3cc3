/// The width of the standard space of a visual format, a `-` without a number.
///
/// ```swift
/// let roomy = VisualFormatSpacing(betweenSiblings: 12, toSuperview: 24)
/// ```
public struct VisualFormatSpacing: Hashable, Sendable {
  /// The space between two views, in points.
  public var betweenSiblings: CGFloat

  /// The space between a view and an edge of its superview, in points; nil for the superview's margin at that edge,
  /// also when it changes.
  public var toSuperview: CGFloat?

  /// Makes spaces, both in points; that to the superview is its margin by default.
  public init(betweenSiblings: CGFloat, toSuperview: CGFloat? = nil) {
    self.betweenSiblings = betweenSiblings
    self.toSuperview = toSuperview
  }

  /// 8 points between views and the superview's margin to a superview, as on UIKit.
  ///
  /// The margin is 8 for a plain view. Constraints follow it until their constant is set.
  public static let uiKit = VisualFormatSpacing(betweenSiblings: 8)

  /// 8 points between views and 20 to a superview, as on AppKit.
  public static let appKit = VisualFormatSpacing(betweenSiblings: 8, toSuperview: 20)
}
