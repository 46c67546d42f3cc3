// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Masonry distributes the views of an `NSArray`. What is in one and is no view is left out.

extension NSArray {
  /// Arranges the views in a row of equal widths, or a column of equal heights, with fixed gaps, in points.
  ///
  /// Fewer than two views are a fault. The other axis does not change.
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    views.mas_distributeViews(
      along: axis, withFixedSpacing: spacing, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
      fileID: fileID, line: line)
  }

  /// Arranges views of one length, in points, in a row or a column with equal gaps.
  ///
  /// Fewer than two views are a fault. The other axis does not change.
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    views.mas_distributeViews(
      along: axis, withFixedItemLength: length, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
      fileID: fileID, line: line)
  }
}
