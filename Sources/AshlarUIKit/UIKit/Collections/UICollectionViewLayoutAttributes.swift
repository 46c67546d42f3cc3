public import Ashlar

/// The place that a layout gives to an item, or to a view beside items.
///
/// Source: Apple, `UICollectionViewLayoutAttributes`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which item or section it is.
  public var indexPath = IndexPath(item: 0, section: 0)

  /// The rectangle in the area that the collection scrolls, in points.
  public var frame = CGRect.zero

  /// Whether nothing is shown there: then there is no cell or view.
  public var isHidden = false

  /// How opaque it is. Given to the cell or view, without effect.
  public var alpha: CGFloat = 1

  /// How it is turned and stretched. Given to the cell or view, without effect, also on `frame`.
  public var transform = CGAffineTransform.identity

  /// The order from back to front: larger numbers are in front. It determines the order of the subviews.
  public var zIndex = 0

  /// The kind of a view beside the items; nil for an item.
  public internal(set) var representedElementKind: String?

  /// Whether the layout makes the view, and the data source knows nothing of it.
  var isDecoration = false

  /// Along which axes the view is asked how long it is; nil for both, as in a flow layout.
  var guesses: GuessedAxes?

  /// Makes attributes of the first item, without a size.
  public required override init() {
    super.init()
  }

  /// Makes attributes of an item, without a size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of something beside the items, without a size.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    representedElementKind = elementKind
    self.indexPath = indexPath
  }

  /// Makes attributes of something behind the items, without a size.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    isDecoration = true
  }

  /// Attributes of the same class that say the same. A class with more to say copies that, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.isHidden = isHidden
    copy.alpha = alpha
    copy.transform = transform
    copy.zIndex = zIndex
    copy.representedElementKind = representedElementKind
    copy.isDecoration = isDecoration
    copy.guesses = guesses
    return copy
  }

  /// Whether other attributes say the same. A class with more to say compares that, too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && frame == other.frame && isHidden == other.isHidden
      && alpha == other.alpha && transform == other.transform && zIndex == other.zIndex
      && representedElementKind == other.representedElementKind
      && isDecoration == other.isDecoration
  }

  /// The same for attributes that are equal.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether it is an item, or something beside or behind the items.
  public var representedElementCategory: UICollectionView.ElementCategory {
    if isDecoration { return .decorationView }
    return representedElementKind == nil ? .cell : .supplementaryView
  }

  /// The size of the frame, in points. Another one leaves the middle where it is.
  public var size: CGSize {
    get { frame.size }
    set { setFrame(center: center, size: newValue) }
  }

  /// The middle of the frame, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { setFrame(center: newValue, size: size) }
  }

  /// The frame in its own coordinate space, in points: it begins at (0, 0). Of another one only the size counts.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  private func setFrame(center: CGPoint, size: CGSize) {
    frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// A copy, whatever `copy(with:)` of a class gives.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }
}
