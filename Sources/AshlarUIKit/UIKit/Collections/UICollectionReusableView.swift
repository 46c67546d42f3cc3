/// What a collection shows and uses again: a cell, or what stands beside cells, such as the header of a section.
///
/// Source: Apple, `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  /// By which name a collection keeps the view for other items. Nil before a collection has handed it out.
  public internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another item. The implementation of this class does nothing.
  open func prepareForReuse() {}

  /// Called in each layout, after the view got the frame that the layout wants.
  ///
  /// The implementation of this class does nothing. It is for layouts with attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns what the view wants instead of what a layout has thought of: the size that its constraints give it.
  ///
  /// It is asked in a flow layout with an `estimatedItemSize`. A size that was thought of counts with a priority of
  /// 50, so that constraints and contents say how large the view is.
  ///
  /// - Parameter layoutAttributes: Where the view is thought to be, in points.
  /// - Returns: Attributes of which the size counts, in points.
  /// - Complexity: That of a first layout of the view.
  ///
  /// Source: Apple, `UICollectionReusableView.preferredLayoutAttributesFitting(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wanted = layoutAttributes.duplicate()
    wanted.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return wanted
  }
}
