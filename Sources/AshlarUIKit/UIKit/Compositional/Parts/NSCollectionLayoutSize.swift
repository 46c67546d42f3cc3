public import Ashlar

/// The width and the height of an item in a compositional layout.
///
/// Source: Apple, `NSCollectionLayoutSize`.
open class NSCollectionLayoutSize: CollectionLayoutPart, NSCopying {
  /// The width of the item.
  public let widthDimension: NSCollectionLayoutDimension

  /// The height of the item.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public required init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// A copy of the size.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(widthDimension: widthDimension, heightDimension: heightDimension)
  }

  override var parts: [AnyHashable] { [widthDimension, heightDimension] }
}

extension NSCollectionLayoutSize {
  func along(_ axis: FlowAxis) -> NSCollectionLayoutDimension {
    axis.isVertical ? heightDimension : widthDimension
  }

  func across(_ axis: FlowAxis) -> NSCollectionLayoutDimension {
    axis.isVertical ? widthDimension : heightDimension
  }

  /// The axes along which cells determine their own lengths.
  var guesses: GuessedAxes {
    GuessedAxes(horizontal: widthDimension.isGuess, vertical: heightDimension.isGuess)
  }

  /// Insets without those along axes whose lengths are first guesses: UIKit ignores them.
  func effective(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var insets = insets
    if widthDimension.isGuess { (insets.leading, insets.trailing) = (0, 0) }
    if heightDimension.isGuess { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
