extension LayoutMaker {
  /// Makes the width a multiple of the height: `make.aspectRatio(16.0 / 9)`.
  ///
  /// It is one sentence, about the width: its multiplier is the ratio, and can be updated. A ratio that
  /// is not above 0 is a ``LayoutFault`` and makes nothing.
  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle {
    guard let item, ratio > 0 else {
      return width.relate(.equal, to: ConstraintTargetValue(.ratio(ratio)), fileID, line)
    }
    return width.equalTo(item.layout.height, fileID: fileID, line: line).multipliedBy(ratio)
  }

  /// Makes the width a multiple of the height.
  @_disfavoredOverload @discardableResult
  public func aspectRatio(
    _ ratio: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { aspectRatio(ratio.constraintNumber, fileID: fileID, line: line) }

  /// Keeps the proportions of a size, such as that of a picture: `make.aspectRatio(of: image.size)`.
  ///
  /// A size without a width or a height has no proportions: that is a ``LayoutFault`` and makes nothing.
  @discardableResult
  public func aspectRatio(
    of size: CGSize, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { aspectRatio(size.width / size.height, fileID: fileID, line: line) }
}
