public import Ashlar

/// The frame of an item that the program places.
///
/// Source: Apple, `NSCollectionLayoutGroupCustomItem`.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The rectangle in points, from the corner of the group.
  public let frame: CGRect

  /// The order from back to front: larger numbers are in front.
  public let zIndex: Int

  /// Makes the frame of an item, in points from the corner of the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes the frame of an item, in points from the corner of the group, in front of items of smaller numbers.
  public required init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// A copy of the frame.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(frame: frame, zIndex: zIndex)
  }
}
