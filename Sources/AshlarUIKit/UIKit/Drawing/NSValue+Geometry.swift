// Rectangles and the like in objects, by UIKit's names, as notifications of the keyboard have them.

extension NSValue {
  /// Makes an object that contains a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Makes an object that contains a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Makes an object that contains a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }

  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }
}
