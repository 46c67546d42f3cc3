public import Ashlar

/// A row of a list.
///
/// Accessories take no room here: none are laid out.
///
/// Source: Apple, `UICollectionViewListCell`.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The indentation level of the row. Kept, and without effect.
  open var indentationLevel = 0

  /// The indentation for each level, in points. Kept, and without effect. 10 by default.
  open var indentationWidth: CGFloat = 10

  /// Whether accessories are indented, too. Kept, and without effect.
  open var indentsAccessories = true

  /// A configuration of a row of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
