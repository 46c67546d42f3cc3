// Rectangles and the like in objects, by UIKit's names, as notifications of the keyboard have them.

extension NSValue {
  /// Puts a rectangle into an object.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Puts a point into an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Puts a size into an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }

  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }
}
