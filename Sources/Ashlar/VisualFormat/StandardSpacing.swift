extension LayoutConstraint {
  /// How wide the standard space of a visual format is: a `-` without a number.
  ///
  /// ```swift
  /// let roomy = LayoutConstraint.StandardSpacing(betweenSiblings: 12, toSuperview: 24)
  /// ```
  public struct StandardSpacing: Hashable, Sendable {
    /// The space between two views, in points.
    public var betweenSiblings: CGFloat

    /// The space between a view and an edge of its superview, in points.
    public var toSuperview: CGFloat

    /// Makes spaces, both in points.
    public init(betweenSiblings: CGFloat, toSuperview: CGFloat) {
      self.betweenSiblings = betweenSiblings
      self.toSuperview = toSuperview
    }

    /// 8 points everywhere: on UIKit the space to a superview is the superview's margin, which is 8
    /// for a plain view.
    public static let uiKit = StandardSpacing(betweenSiblings: 8, toSuperview: 8)

    /// 8 points between views and 20 to a superview, as on AppKit.
    public static let appKit = StandardSpacing(betweenSiblings: 8, toSuperview: 20)
  }
}
