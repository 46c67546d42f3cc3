// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A drawing context, on UIKit. Nothing is drawn: its methods do nothing.
public final class CGContext {
  init() {}

  /// Does nothing.
  public func saveGState() {}
  /// Does nothing.
  public func restoreGState() {}
  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clear(_ rect: CGRect) {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func beginPath() {}
  /// Does nothing.
  public func closePath() {}
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addPath(_ path: CGPath) {}
  /// Does nothing.
  public func strokePath() {}
  /// Does nothing.
  public func fillPath() {}
  /// Does nothing.
  public func clip() {}
  /// Does nothing.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing.
  public func rotate(by angle: CGFloat) {}
}

/// The current drawing context. Nil: nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Does nothing: nothing is drawn. `UIGraphicsImageRenderer` gives a picture of a size.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Does nothing: nothing is drawn. `UIGraphicsImageRenderer` gives a picture of a size.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}

/// The picture of the current context. Nil: nothing is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Does nothing: nothing is drawn.
public func UIGraphicsEndImageContext() {}

extension UIColor {
  /// Does nothing: nothing is drawn.
  public func set() {}

  /// Does nothing: nothing is drawn.
  public func setFill() {}

  /// Does nothing: nothing is drawn.
  public func setStroke() {}
}

extension CALayer {
  /// Does nothing: nothing is drawn.
  public func render(in context: CGContext) {}
}

extension UIImage {
  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  public func draw(at point: CGPoint) {}
}
