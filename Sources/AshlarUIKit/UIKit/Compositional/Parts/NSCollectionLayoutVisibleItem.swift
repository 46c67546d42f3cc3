public import Ashlar

/// A visible item of a section. Setting a property changes its view.
///
/// Source: Apple, `NSCollectionLayoutVisibleItem`.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }

  /// The order from back to front: larger numbers are in front.
  var zIndex: Int { get set }

  /// Whether the element is hidden.
  var isHidden: Bool { get set }

  /// The middle of the frame, in points.
  var center: CGPoint { get set }

  /// The transform. Kept, and without effect on frames.
  var transform: CGAffineTransform { get set }

  /// The kind of a supplementary view; empty for an item.
  var name: String { get }

  /// The index path of the item or section.
  var indexPath: IndexPath { get }

  /// The rectangle in points: in the scrolled area, or in the row of a section that scrolls by itself, where a
  /// section offset of 0 is that of the scrolled area.
  var frame: CGRect { get }

  /// The frame in its own coordinate space, in points.
  var bounds: CGRect { get }

  /// The category of the element: an item or a supplementary view.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a supplementary view; nil for an item.
  var representedElementKind: String? { get }
}

/// Attributes of an element in a section that may scroll by itself.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// The offset of the row from the origin of the frames of the items, in points.
  private let shift: CGSize

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGSize) {
    self.attributes = attributes
    self.shift = shift
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.width, y: attributes.center.y + shift.height) }
    set { attributes.center = CGPoint(x: newValue.x - shift.width, y: newValue.y - shift.height) }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.width, dy: shift.height) }
  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}
