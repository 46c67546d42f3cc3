import Ashlar

/// A view that a collection reuses: a cell, or a supplementary view, such as the header of a section.
///
/// Source: Apple, `UICollectionReusableView`.
open class UICollectionReusableView: UIView, CellView {
  /// The identifier under which a collection reuses the view. Nil before a collection has returned it.
  public internal(set) var reuseIdentifier: String?

  /// The order from back to front: larger numbers are in front.
  final var zIndex = 0

  /// Makes a view of size zero, with `init(frame:)`. Collections and layouts make views of classes in this way that are
  /// registered by themselves.
  ///
  /// A class that overrides `init(frame:)`, as registered classes on UIKit do, inherits this one.
  public required convenience init(forReuse: Void) { self.init(frame: .zero) }

  /// Called before the view is used for another item. The implementation of this class does nothing.
  open func prepareForReuse() {}

  /// Called in each layout, after the view has got its frame from the layout.
  ///
  /// The implementation of this class does nothing. It is for layouts with attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the size that the view's constraints give it, in place of a layout's estimate.
  ///
  /// A flow layout with an `estimatedItemSize` calls it, and a compositional layout for estimated lengths. An
  /// estimated length has a priority of 50, so that constraints and contents determine the length of the view. A
  /// length that a compositional layout has determined is required.
  ///
  /// - Parameter layoutAttributes: The estimated place of the view, in points.
  /// - Returns: Attributes of which only the size has an effect, in points.
  /// - Complexity: That of a first layout of the view.
  ///
  /// Source: Apple, `UICollectionReusableView.preferredLayoutAttributesFitting(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wanted = layoutAttributes.duplicate()
    let guesses = layoutAttributes.guesses ?? GuessedAxes(horizontal: true, vertical: true)
    wanted.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: guesses.horizontal ? .fittingSizeLevel : .required,
      verticalFittingPriority: guesses.vertical ? .fittingSizeLevel : .required)
    return wanted
  }
}
