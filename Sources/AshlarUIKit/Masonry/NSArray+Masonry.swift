// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Masonry has its verbs for several views on `NSArray`. What is in one and is no view is left out.

extension NSArray {
  private var views: [UIView] { compactMap { $0 as? UIView } }

  /// Makes constraints for each view and installs them.
  @discardableResult
  public func mas_makeConstraints(
    _ block: (_ make: MASConstraintMaker?) -> Void
  ) -> [MASConstraint] {
    views.mas_makeConstraints(block)
  }

  /// Sets the constants of constraints that exist, and makes those that are new, for each view.
  @discardableResult
  public func mas_updateConstraints(
    _ block: (_ make: MASConstraintMaker?) -> Void
  ) -> [MASConstraint] {
    views.mas_updateConstraints(block)
  }

  /// Makes constraints in place of the existing ones, for each view.
  @discardableResult
  public func mas_remakeConstraints(
    _ block: (_ make: MASConstraintMaker?) -> Void
  ) -> [MASConstraint] {
    views.mas_remakeConstraints(block)
  }

  /// Puts the views in a row of equal widths, or a column of equal heights, with fixed gaps, in points.
  ///
  /// Fewer than two views are a fault. The other axis is left alone.
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    views.mas_distributeViews(
      along: axis, withFixedSpacing: spacing, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
      fileID: fileID, line: line)
  }

  /// Puts views of one length, in points, in a row or a column with equal gaps.
  ///
  /// Fewer than two views are a fault. The other axis is left alone.
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    views.mas_distributeViews(
      along: axis, withFixedItemLength: length, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
      fileID: fileID, line: line)
  }
}
