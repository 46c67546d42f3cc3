public import Ashlar

/// A visible item of a section. Setting a property changes its view.
///
/// Source: Apple, `NSCollectionLayoutVisibleItem`.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }

  /// The order from back to front: larger numbers are in front.
  var zIndex: Int { get set }

  /// Whether nothing is shown there.
  var isHidden: Bool { get set }

  /// The middle of the frame, in points.
  var center: CGPoint { get set }

  /// How it is turned and stretched. Kept, and without effect on frames.
  var transform: CGAffineTransform { get set }

  /// The kind of something beside the items; empty for an item.
  var name: String { get }

  /// Which item or section it is.
  var indexPath: IndexPath { get }

  /// The rectangle in points: in the area that the collection scrolls, or in the row of a section that is scrolled by
  /// itself, where a section offset of 0 is that of the collection's area.
  var frame: CGRect { get }

  /// The frame in its own coordinate space, in points.
  var bounds: CGRect { get }

  /// Whether it is an item, or something beside the items.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a view beside the items; nil for an item.
  var representedElementKind: String? { get }
}

/// Attributes of something in a section that may be scrolled by itself.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  /// How far the row has been moved from where the frames of the items are counted, in points.
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
    get {
      CGPoint(x: attributes.center.x + shift.width, y: attributes.center.y + shift.height)
    }
    set {
      attributes.center = CGPoint(x: newValue.x - shift.width, y: newValue.y - shift.height)
    }
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
