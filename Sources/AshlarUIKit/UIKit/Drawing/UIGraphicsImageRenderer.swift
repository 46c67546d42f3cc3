/// A renderer that makes pictures of a size. Drawing has no effect.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
/// renderer.image { _ in }.size   // 24 × 24
/// ```
///
/// Source: Apple, `UIGraphicsImageRenderer`.
open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Makes a renderer of pictures of a size, in points.
  public init(size: CGSize) { self.size = size }

  /// Makes a renderer of pictures of a rectangle's size, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Makes a renderer of pictures of a size, in points. The format has no effect.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Calls the drawing code, and returns a picture of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(named: "", size: size)
  }
}

/// The context in which a picture is drawn. Nothing is drawn.
public final class UIGraphicsImageRendererContext {
  /// The drawing context.
  public let cgContext = CGContext()

  init() {}

  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
}

/// The format of pictures. Without effect.
public final class UIGraphicsImageRendererFormat {
  /// As on UIKit; no layout depends on it.
  public var scale = UIScreen.main.scale
  /// As on UIKit; no layout depends on it.
  public var opaque = false

  /// Makes a format with default values.
  public init() {}

  /// The format with default values.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}
