public import Ashlar

/// The frame and other attributes that a layout gives to an item or a supplementary view.
///
/// Source: Apple, `UICollectionViewLayoutAttributes`.
open class UICollectionViewLayoutAttributes: CollectionLayoutPart, NSCopying {
  /// What the attributes are of.
  final var element = CollectionElement(kind: nil, indexPath: IndexPath(item: 0, section: 0))

  /// The index path of the item or section.
  public var indexPath: IndexPath {
    get { element.indexPath }
    set { element.indexPath = newValue }
  }

  /// The rectangle in the area that the collection scrolls, in points.
  public var frame = CGRect.zero

  /// Whether the element is hidden, in which case it has no cell or view.
  public var isHidden = false

  /// The opacity. Passed to the cell or view, without effect.
  public var alpha: CGFloat = 1

  /// The transform. Passed to the cell or view, without effect, also on `frame`.
  public var transform = CGAffineTransform.identity

  /// The order from back to front: larger numbers are in front. It determines the order of the subviews.
  public var zIndex = 0

  /// The kind of a supplementary view; nil for an item.
  public var representedElementKind: String? { element.kind }

  /// Along which axes the view is asked how long it is; nil for both, as in a flow layout.
  var guesses: GuessedAxes?

  /// Makes attributes of the first item, without a size.
  public required override init() { super.init() }

  /// Makes attributes of an item, without a size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view, without a size.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = CollectionElement(kind: elementKind, indexPath: indexPath)
  }

  /// Makes attributes of a decoration view, without a size.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    element.isDecoration = true
  }

  /// A copy of the attributes, of the same class. A subclass with more properties copies them, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.element = element
    copy.frame = frame
    copy.isHidden = isHidden
    copy.alpha = alpha
    copy.transform = transform
    copy.zIndex = zIndex
    copy.guesses = guesses
    return copy
  }

  override var parts: [AnyHashable] { [element, frame, isHidden, alpha, transform, zIndex] }

  /// A hash value, the same for equal attributes.
  open override var hash: Int { element.hashValue }
}

extension UICollectionViewLayoutAttributes {
  /// The category of the element: an item, a supplementary view or a decoration view.
  public var representedElementCategory: UICollectionView.ElementCategory {
    if element.isDecoration { return .decorationView }
    return representedElementKind == nil ? .cell : .supplementaryView
  }

  /// The size of the frame, in points. A change keeps the middle.
  public var size: CGSize {
    get { frame.size }
    set { setFrame(center: center, size: newValue) }
  }

  /// The middle of the frame, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { setFrame(center: newValue, size: size) }
  }

  /// The frame in its own coordinate space, in points: it begins at (0, 0). Setting it sets the size alone.
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
